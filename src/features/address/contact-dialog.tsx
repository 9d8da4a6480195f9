import { useFormik } from 'formik';
import { useTranslation } from '@/i18n/react';
import type { GuestContact } from '@/contract/address';
import { contactForm } from '@/contract/address.schema';
import type { Closing } from '@/lib/dialogs';
import { saveGuestContact, useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { TextField } from '@/ui/text-field';
import { fieldOf, Phone } from './address-form';
import styles from './address.module.css';

const empty = { contact_person_name: '', contact_person_number: '', contact_person_email: '' };

/** Who fetches or receives a guest's order (ADDR-34, ADDR-37…43). */
export function ContactDialog({ onClose }: Closing<GuestContact>) {
  const { t } = useTranslation();
  const { guest_contact } = useSession();
  const form = useFormik<GuestContact & { dial_code: string }>({
    initialValues: { dial_code: '', ...(guest_contact ?? empty) },
    validationSchema: contactForm,
    onSubmit: ({ dial_code: _code, ...contact }) => {
      saveGuestContact(contact);
      onClose(contact);
    },
  });
  const field = fieldOf(form, (key) => t(key));
  const required = t('address.required_mark');

  return (
    <Modal title={t('address.contact_info')} width={458} closeLabel={t('ui.close')} onClose={() => onClose()}>
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
        <div className={styles.buttons}>
          <Button look="neutral" onClick={() => form.resetForm({ values: { dial_code: '', ...empty } })}>
            {t('address.reset')}
          </Button>
          <Button type="submit">{t('ui.save')}</Button>
        </div>
      </form>
    </Modal>
  );
}
