import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';
import { useFieldProps } from './use-field-props';
import type { ContactValues } from './use-contact-form';
import { usePhoneField } from './use-phone-field';

/** The three fields of a contact, for the inputs of either UI kit. */
export function useContactInputs(form: FormikProps<ContactValues>) {
  const { t } = useTranslation();
  const field = useFieldProps(form);
  const phone = usePhoneField(form);
  const note = t('address.required_mark');
  return {
    name: { label: t('address.contact_person_name'), note, autoComplete: 'name', ...field('contact_person_name') },
    phone: {
      label: t('ui.phone'),
      note,
      error: field('contact_person_number').error,
      ...phone,
    },
    email: {
      label: t('address.contact_person_email'),
      note,
      type: 'email',
      autoComplete: 'email',
      dir: 'ltr',
      ...field('contact_person_email'),
    },
  };
}
