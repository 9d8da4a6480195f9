import { useFormik } from 'formik';
import { useTranslation } from '@/i18n/react';
import type { GuestContact } from '@/contract/address';
import { contactForm } from '@/contract/address.schema';
import type { Closing } from '@/lib/dialogs';
import { saveGuestContact, useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import styles from './address.module.css';
import { ContactFields, noContact, type ContactValues } from './contact-fields';

/** Who fetches or receives a guest's order (ADDR-34, ADDR-37…43). */
export function ContactDialog({ onClose }: Closing<GuestContact>) {
  const { t } = useTranslation();
  const { guest_contact } = useSession();
  const form = useFormik<ContactValues>({
    initialValues: { ...noContact, ...guest_contact },
    validationSchema: contactForm,
    onSubmit: ({ dial_code: _code, ...contact }) => {
      saveGuestContact(contact);
      onClose(contact);
    },
  });

  return (
    <Modal title={t('address.contact_info')} width={458} closeLabel={t('ui.close')} onClose={() => onClose()}>
      <form noValidate className={styles.form} onSubmit={form.handleSubmit}>
        <ContactFields form={form} />
        <div className={styles.buttons}>
          <Button look="neutral" onClick={() => form.resetForm({ values: noContact })}>
            {t('address.reset')}
          </Button>
          <Button type="submit">{t('ui.save')}</Button>
        </div>
      </form>
    </Modal>
  );
}
