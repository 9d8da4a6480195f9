import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { OverlayRoot } from '@/theme/overlay-root';
import { Field } from '../field';
import type { ComboboxProps } from '../combobox';

/** The part of `Combobox` that needs MUI. */
export function MuiCombobox<Option>(props: ComboboxProps<Option>) {
  const { options, value, onChange, text, onText, optionLabel, optionKey, emptyText, loading, loadingText } = props;
  const { label, placeholder, hint, error, disabled, clearLabel, openLabel } = props;
  return (
    <OverlayRoot>
      <Field label={label}>
        {({ id }) => (
          <Autocomplete
            id={id}
            options={[...options]}
            value={value}
            onChange={(_event, option) => onChange(option)}
            {...(text !== undefined && { inputValue: text })}
            onInputChange={(_event, typed, reason) => reason !== 'reset' && onText?.(typed)}
            // What the back end found is the answer; it is not filtered once more.
            {...(onText && { filterOptions: (found: Option[]) => found })}
            getOptionLabel={optionLabel}
            getOptionKey={optionKey}
            isOptionEqualToValue={(one, other) => optionKey(one) === optionKey(other)}
            noOptionsText={emptyText}
            loading={loading ?? false}
            loadingText={loadingText}
            clearText={clearLabel}
            openText={openLabel}
            closeText={openLabel}
            disabled={disabled ?? false}
            renderInput={(params) => (
              <MuiTextField
                {...params}
                placeholder={placeholder}
                error={Boolean(error)}
                helperText={error ?? hint}
                fullWidth
              />
            )}
          />
        )}
      </Field>
    </OverlayRoot>
  );
}
