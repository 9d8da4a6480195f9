import type { FormikProps } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { saveGuestContact } from '@/lib/session';
import { useFirstWrong } from '@/lib/use-first-wrong';
import { PhoneField } from '@/ui/fields/phone-field';
import { TextField } from '@/ui/fields/text-field';
import styles from './address.module.css';
import { fieldOf } from './field-of';
import { contactOf, type ContactValues } from './use-contact-form';
import { usePhoneField } from './use-phone-field';

type Props = {
  /** Of the page around it, which sends the values. */
  form: FormikProps<ContactValues>;
  /** The values are a signed-in customer's, so they are not kept as a guest's. */
  isAccount?: boolean;
};

/** The contact of a trip, as a part of its page: without buttons, what is written counts at once (ADDR-35, ADDR-36). */
export function ContactFields({ form, isAccount = false }: Props) {
  const { t } = useTranslation();
  const root = useFirstWrong(form);
  const { values, initialValues } = form;
  useEffect(() => {
    if (!isAccount && values !== initialValues) saveGuestContact(contactOf(values));
  }, [isAccount, values, initialValues]);
  const field = fieldOf(form, (key) => t(key));
  const note = t('address.required_mark');

  return (
    <form ref={root} noValidate className={styles.form} onSubmit={form.handleSubmit}>
      <TextField
        label={t('address.contact_person_name')}
        note={note}
        autoComplete="name"
        {...field('contact_person_name')}
      />
      <PhoneField
        label={t('address.contact_person_number')}
        note={note}
        error={field('contact_person_number').error}
        {...usePhoneField(form)}
      />
      <TextField
        label={t('address.contact_person_email')}
        note={note}
        type="email"
        autoComplete="email"
        dir="ltr"
        {...field('contact_person_email')}
      />
    </form>
  );
}
