export type FieldTexts = {
  label: string;
  /** Beside the label: "optional". */
  note?: string | undefined;
  hint?: string | undefined;
  /** Replaces the hint. */
  error?: string | undefined;
};

/** Attributes that tie the control to its texts. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
