import { useFormik } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/react';
import type { GuestContact } from '@/contract/address';
import { contactForm } from '@/contract/address.schema';
import { saveGuestContact, useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { fieldOf, Phone } from './address-form';
import styles from './address.module.css';

type Props =
  | { isRental?: false; onSaved: (contact: GuestContact) => void }
  /** Without buttons: what is written counts at once (ADDR-35, ADDR-36). */
  | { isRental: true; onSaved?: never };

const empty = { contact_person_name: '', contact_person_number: '', contact_person_email: '' };

/** Who fetches or receives a guest's order (ADDR-34…43). */
export function ContactForm({ isRental, onSaved }: Props) {
  const { t } = useTranslation();
  const { guest_contact } = useSession();
  const form = useFormik<GuestContact & { dial_code: string }>({
    initialValues: { dial_code: '', ...(guest_contact ?? empty) },
    validationSchema: contactForm,
    onSubmit: (values) => {
      const contact = contactOf(values);
      saveGuestContact(contact);
      onSaved?.(contact);
    },
  });
  const { values, initialValues } = form;
  useEffect(() => {
    if (isRental && values !== initialValues) saveGuestContact(contactOf(values));
  }, [isRental, values, initialValues]);
  const field = fieldOf(form, (key) => t(key));
  const required = t('address.required_mark');

  return (
    <form noValidate className={styles.form} onSubmit={form.handleSubmit}>
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
      {!isRental && (
        <div className={styles.buttons}>
          <Button look="neutral" onClick={() => form.resetForm({ values: { dial_code: '', ...empty } })}>
            {t('address.reset')}
          </Button>
          <Button type="submit">{t('ui.save')}</Button>
        </div>
      )}
    </form>
  );
}

function contactOf({ dial_code: _code, ...contact }: GuestContact & { dial_code: string }): GuestContact {
  return contact;
}
