import type { FormikProps } from 'formik';
import { useConfig } from '@/features/config/api';

type WithPhone = { contact_person_number: string; dial_code: string };

/** What the phone field of a form gets; the configured country is its start. */
export function usePhoneField<Values extends WithPhone>(form: FormikProps<Values>) {
  const { country, country_picker_status } = useConfig();
  return {
    name: 'contact_person_number',
    country: country.toLowerCase(),
    canChooseCountry: country_picker_status,
    value: form.values.contact_person_number,
    onChange: (digits: string, dialCode: string) => {
      void form.setFieldValue('dial_code', dialCode);
      void form.setFieldValue('contact_person_number', digits);
    },
    onBlur: () => void form.setFieldTouched('contact_person_number'),
  };
}
