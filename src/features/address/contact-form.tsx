import { useTranslation } from 'react-i18next';
import type { GuestContact } from '@/contract/place/address';
import { saveGuestContact } from '@/lib/guest-details';
import { Button } from '@/ui/overlay/button';
import { PhoneField } from '@/ui/overlay/fields/phone-field';
import { TextField } from '@/ui/overlay/fields/text-field';
import styles from './address.module.css';
import { useFirstMissing } from './use-awaited';
import { emptyContact, useContactForm } from './use-contact-form';
import { useContactInputs } from './use-contact-inputs';

type Props = {
  onSaved: (contact: GuestContact) => void;
  /** An order is waiting for the contact. */
  isAwaited?: boolean | undefined;
  /** What is known of a customer; without it, the form is a guest's. */
  known?: GuestContact | undefined;
};

/** The contact for an order: of a guest, or of a customer with incomplete data (ADDR-34…43). */
export function ContactForm({ onSaved, isAwaited = false, known }: Props) {
  const { t } = useTranslation();
  const keep = (contact: GuestContact) => {
    if (!known) saveGuestContact(contact);
    onSaved(contact);
  };
  const form = useContactForm(known ?? null, keep, isAwaited);
  const root = useFirstMissing(form, isAwaited);
  const { name, phone, email } = useContactInputs(form);

  return (
    <form ref={root} noValidate className={styles.form} onSubmit={form.handleSubmit}>
      <TextField {...name} />
      <PhoneField {...phone} />
      <TextField {...email} />
      <div className={styles.buttons}>
        <Button look="neutral" onClick={() => form.resetForm({ values: emptyContact })}>
          {t('address.reset')}
        </Button>
        <Button type="submit">{t('ui.save')}</Button>
      </div>
    </form>
  );
}
