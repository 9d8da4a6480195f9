import { importPart } from '@/lib/import-part';
import { browserOnly } from '../lazy/browser-only';
import type { FieldControl, FieldTexts } from '../fields/field-texts';
import styles from '../fields/phone-field.module.css';

export type PhoneNumberProps = {
  /** Dial code and number, digits only, as `15551234567`. */
  value: string;
  /** `dialCode` has no plus sign; `digits` starts with it. */
  onChange: (digits: string, dialCode: string) => void;
  onBlur?: (() => void) | undefined;
  /** ISO code in lower case. */
  country: string;
  /** The country can be changed. */
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

/** The number input with its list of countries; a phone field adds label and hint. */
export function PhoneNumber(props: PhoneNumberProps & { control: FieldControl }) {
  return (
    <span className={styles.phone}>
      <Loaded {...props} />
    </span>
  );
}

/** Names of countries by ISO code; the names of the package are English only. */
async function loadCountryNames(): Promise<Record<string, string>> {
  return document.documentElement.lang === 'ar'
    ? (await importPart(() => import('react-phone-input-2/lang/ar.json'))).default
    : {};
}
