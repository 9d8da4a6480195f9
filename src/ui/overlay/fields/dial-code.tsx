import { useMemo } from 'react';
import { countriesWithPhones, dialCodeOf } from '@/domain/accounts/dial-code';
import { Icon } from '../../display/icon';
import styles from './dial-code.module.css';

type Props = {
  /** ISO code in upper case. */
  country: string;
  /** Name in the list of countries. */
  label: string;
  language: string;
  /** Left out when the country is fixed. */
  onChange?: ((country: string) => void) | undefined;
};

/** The dial code before a phone number, with the list of countries if it can be changed. */
export function DialCode({ country, label, language, onChange }: Props) {
  const countries = useMemo(() => named(language), [language]);
  const code = `+${dialCodeOf(country)}`;
  if (!onChange) return <span className={styles.code}>{code}</span>;
  return (
    <span className={styles.code}>
      <span aria-hidden="true">{code}</span>
      <Icon name="chevron-down" size={16} />
      <select
        className={styles.list}
        aria-label={label}
        value={country}
        onChange={(event) => onChange(event.target.value)}
      >
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {`${name} \u2066+${dialCodeOf(id)}\u2069`}
          </option>
        ))}
      </select>
    </span>
  );
}

function named(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return countriesWithPhones()
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}
