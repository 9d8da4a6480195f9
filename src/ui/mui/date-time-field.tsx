import MuiTextField from '@mui/material/TextField';
import { OverlayRoot } from '@/theme/overlay-root';
import type { DateTimeFieldProps } from '../date-time-field';

/** The part of `DateTimeField` that needs MUI. */
export function MuiDateTimeField({
  type,
  label,
  value,
  onChange,
  min,
  max,
  hint,
  error,
  disabled,
  name,
}: DateTimeFieldProps) {
  return (
    <OverlayRoot>
      <MuiTextField
        type={type}
        label={label}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={Boolean(error)}
        helperText={error ?? hint}
        disabled={disabled ?? false}
        fullWidth
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
      />
    </OverlayRoot>
  );
}
