export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly { value: Value; label: string; count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Panels carry `id={panelId}-{value}`, `role="tabpanel"` and `aria-labelledby={panelId}-{value}-tab`. */
  panelId: string;
};
