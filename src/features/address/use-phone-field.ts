import type { FormikProps } from 'formik';
import { useConfig } from '@/features/config/api';

type WithPhone = { contact_person_number: string; dial_code: string };

/** The props of a phone field; the configured country is preselected. */
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
