import { importPart } from '@/lib/import-part';
import { Field, type FieldTexts } from './field';
import styles from './phone-field.module.css';
import { browserOnly } from './browser-only';

export type PhoneFieldProps = FieldTexts & {
  /** Dial code and number, digits only, as `15551234567`. */
  value: string;
  /** `dialCode` is without plus and is the start of `digits`. */
  onChange: (digits: string, dialCode: string) => void;
  onBlur?: (() => void) | undefined;
  /** Two small letters. */
  country: string;
  placeholder?: string | undefined;
  /** The customer may choose another country. */
  canChooseCountry?: boolean | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
};

const Loaded = browserOnly(
  async () => {
    const [{ withCountryNames }, names] = await Promise.all([import('./phone-input'), countryNames()]);
    return withCountryNames(names);
  },
  () => <span className={styles.waiting} aria-hidden="true" />,
);

export function PhoneField({ label, note, hint, error, ...rest }: PhoneFieldProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <span className={styles.phone}>
          <Loaded {...rest} control={control} />
        </span>
      )}
    </Field>
  );
}

/** By their two letters; the package's own are English. */
async function countryNames(): Promise<Record<string, string>> {
  return document.documentElement.lang === 'ar'
    ? (await importPart(() => import('react-phone-input-2/lang/ar.json'))).default
    : {};
}
