import { SkeletonBox } from './skeleton';
import { browserOnly } from './browser-only';

export type DateTimeFieldProps = {
  type: 'date' | 'time' | 'datetime-local';
  label: string;
  /** As HTML writes them: `2025-01-31`, `18:30`, `2025-01-31T18:30`. Also `min` and `max`. */
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
};

/** A day or a moment with the browser's own picker. MUI comes with the first one. */
export const DateTimeField = browserOnly(
  () => import('./mui/date-time-field').then((it) => it.MuiDateTimeField),
  () => <SkeletonBox shape="bar" />,
);
