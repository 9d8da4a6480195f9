import type { FormikProps } from 'formik';
import { useTranslation } from '@/i18n/react';
import type { GuestContact } from '@/contract/address';
import { TextField } from '@/ui/text-field';
import { fieldOf, Phone } from './address-form';

export type ContactValues = GuestContact & { dial_code: string };

export const noContact: ContactValues = {
  dial_code: '',
  contact_person_name: '',
  contact_person_number: '',
  contact_person_email: '',
};

/** Name, number and email of a person (ADDR-34, ADDR-37…43). */
export function ContactFields({ form }: { form: FormikProps<ContactValues> }) {
  const { t } = useTranslation();
  const field = fieldOf(form, (key) => t(key));
  const required = t('address.required_mark');
  return (
    <>
      <TextField
        label={t('address.contact_person_name')}
        note={required}
        autoComplete="name"
        {...field('contact_person_name')}
      />
      <Phone
        form={form}
        label={t('address.contact_person_number')}
        note={required}
        error={field('contact_person_number').error}
      />
      <TextField
        label={t('address.contact_person_email')}
        note={required}
        type="email"
        autoComplete="email"
        dir="ltr"
        {...field('contact_person_email')}
      />
    </>
  );
}
