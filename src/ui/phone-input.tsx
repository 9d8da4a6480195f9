import PhoneInputModule from 'react-phone-input-2';
import 'react-phone-input-2/lib/style.css';
import type { FieldControl } from './field';
import type { PhoneFieldProps } from './phone-field';

// The package is CommonJS: some bundlers hand over its whole exports as the default.
const PhoneInput = (PhoneInputModule as unknown as { default?: typeof PhoneInputModule }).default ?? PhoneInputModule;

type Props = Omit<PhoneFieldProps, 'label' | 'note' | 'hint' | 'error'> & { control: FieldControl };

/** The part of `PhoneField` that carries the list of countries. */
export function PhoneNumberInput({
  value,
  onChange,
  onBlur,
  country,
  placeholder,
  canChooseCountry = false,
  name,
  disabled,
  control,
}: Props) {
  return (
    <PhoneInput
      country={country}
      value={value}
      onChange={(digits, chosen) => onChange(digits, 'dialCode' in chosen ? chosen.dialCode : '')}
      {...(onBlur && { onBlur })}
      placeholder={placeholder ?? ''}
      disableDropdown={!canChooseCountry}
      countryCodeEditable={false}
      enableSearch={canChooseCountry}
      disabled={disabled ?? false}
      inputProps={{ ...control, name, autoComplete: 'tel', inputMode: 'tel' }}
    />
  );
}
