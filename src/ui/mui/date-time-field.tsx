import MuiTextField from '@mui/material/TextField';
import { OverlayRoot } from '@/theme/overlay-root';
import { Field } from '../field';
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
      <Field label={label}>
        {({ id }) => (
          <MuiTextField
            id={id}
            type={type}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            error={Boolean(error)}
            helperText={error ?? hint}
            disabled={disabled ?? false}
            fullWidth
            slotProps={{ htmlInput: { min, max } }}
          />
        )}
      </Field>
    </OverlayRoot>
  );
}
