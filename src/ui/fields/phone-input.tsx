import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import PhoneInputModule, { type CountryData } from 'react-phone-input-2';
import 'react-phone-input-2/lib/style.css';
import { enteredNumber } from '@/domain/accounts/phone';
import { useTranslation } from 'react-i18next';
import { readValue, saveValue } from '@/lib/session';
import type { FieldControl } from './field-texts';
import styles from './phone-input.module.css';
import type { PhoneNumberProps } from '../display/phone-number';

// The package is CommonJS: some bundlers return the whole exports object as the default.
const PhoneInput = (PhoneInputModule as unknown as { default?: typeof PhoneInputModule }).default ?? PhoneInputModule;

type Props = PhoneNumberProps & { control: FieldControl };
type Names = Record<string, string>;

/**
 * The part of `PhoneField` with the list of countries. Its language is that of the page, which is fixed per document.
 */
export function withCountryNames(names: Names) {
  return function PhoneNumber(props: Props) {
    return <PhoneNumberInput {...props} names={names} />;
  };
}

function PhoneNumberInput({
  value,
  onChange,
  onBlur,
  country,
  canChooseCountry = false,
  name,
  disabled,
  control,
  names,
}: Props & { names: Names }) {
  const { t } = useTranslation();
  const dialCode = useRef('');
  const meant = useRef<string | null>(null);
  // The package treats a pasted number as digits after the dial code, and drops a number without a plus sign.
  const read = (event: FormEvent<HTMLInputElement>) => {
    meant.current = enteredNumber(event.currentTarget.value, dialCode.current);
    if (meant.current !== null) onChange(meant.current, dialCode.current);
  };

  return (
    <span className={styles.input}>
      <PhoneInput
        country={(canChooseCountry && readValue('country')) || country}
        value={value}
        onMount={(_digits, chosen) => {
          dialCode.current = dialCodeOf(chosen);
        }}
        onChange={(digits, chosen) => {
          dialCode.current = dialCodeOf(chosen);
          if (canChooseCountry) keepCountry(chosen, country);
          onChange(meant.current ?? digits, dialCode.current);
          meant.current = null;
        }}
        {...(onBlur && { onBlur })}
        onKeyDown={keepFocusOnEnter}
        placeholder={t('auth.enter_phone_number')}
        disableDropdown={!canChooseCountry}
        countryCodeEditable={false}
        enableSearch={canChooseCountry}
        localization={names}
        searchPlaceholder={t('auth.find_country')}
        searchNotFound={t('auth.no_country')}
        disabled={disabled ?? false}
        inputProps={{ ...control, name, autoComplete: 'tel', inputMode: 'tel', onInputCapture: read }}
      />
    </span>
  );
}

/** The package removes the focus at Enter, before the browser can submit the form. */
function keepFocusOnEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.stopPropagation();
}

/** Remembers the chosen country for the next field. The shop's own country is not stored (accounts §3, "country"). */
function keepCountry(chosen: CountryData | object, own: string): void {
  if (!('countryCode' in chosen)) return;
  const country = chosen.countryCode === own ? null : chosen.countryCode;
  if (country !== readValue('country')) saveValue('country', country);
}

function dialCodeOf(country: CountryData | object): string {
  return 'dialCode' in country ? country.dialCode : '';
}
