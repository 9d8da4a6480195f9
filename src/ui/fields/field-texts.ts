export type FieldTexts = {
  label: string;
  /** A note beside the label: "optional". */
  note?: string | undefined;
  hint?: string | undefined;
  /** Replaces the hint. */
  error?: string | undefined;
};

/** ARIA attributes that connect the control to its texts. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
