import { importPart } from '@/lib/import-part';
import { browserOnly } from '../lazy/browser-only';
import type { FieldControl, FieldTexts } from '../fields/field-texts';
import styles from '../fields/phone-field.module.css';

export type PhoneNumberProps = {
  /** Dial code and number, digits only, as `15551234567`. */
  value: string;
  /** `dialCode` is without plus and is the start of `digits`. */
  onChange: (digits: string, dialCode: string) => void;
  onBlur?: (() => void) | undefined;
  /** Two small letters. */
  country: string;
  /** The customer may choose another country. */
  canChooseCountry?: boolean | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
};

export type PhoneFieldProps = FieldTexts & PhoneNumberProps;

const Loaded = browserOnly(
  async () => {
    const [{ withCountryNames }, names] = await Promise.all([import('../fields/phone-input'), loadCountryNames()]);
    return withCountryNames(names);
  },
  () => <span className={styles.waiting} aria-hidden="true" />,
);

/** The number itself, with its list of countries; a phone field puts it between its texts. */
export function PhoneNumber(props: PhoneNumberProps & { control: FieldControl }) {
  return (
    <span className={styles.phone}>
      <Loaded {...props} />
    </span>
  );
}

/** By their two letters; the package's own are English. */
async function loadCountryNames(): Promise<Record<string, string>> {
  return document.documentElement.lang === 'ar'
    ? (await importPart(() => import('react-phone-input-2/lang/ar.json'))).default
    : {};
}
