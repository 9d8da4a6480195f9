import { useTranslation } from 'react-i18next';
import type { GuestContact } from '@/contract/place/address';
import { saveGuestContact } from '@/lib/session';
import { Button } from '@/ui/overlay/button';
import { PhoneField } from '@/ui/overlay/phone-field';
import { TextField } from '@/ui/overlay/text-field';
import styles from './address.module.css';
import { fieldOf } from './field-of';
import { useFirstMissing } from './use-awaited';
import { emptyContact, useContactForm } from './use-contact-form';
import { usePhoneField } from './use-phone-field';

type Props = {
  onSaved: (contact: GuestContact) => void;
  /** An order waits for it. */
  isAwaited?: boolean | undefined;
};

/** Who fetches a guest's order (ADDR-34…43). */
export function ContactForm({ onSaved, isAwaited = false }: Props) {
  const { t } = useTranslation();
  const keep = (contact: GuestContact) => {
    saveGuestContact(contact);
    onSaved(contact);
  };
  const form = useContactForm(null, keep, isAwaited);
  const root = useFirstMissing(form, isAwaited);
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
      <div className={styles.buttons}>
        <Button look="neutral" onClick={() => form.resetForm({ values: emptyContact })}>
          {t('address.reset')}
        </Button>
        <Button type="submit">{t('ui.save')}</Button>
      </div>
    </form>
  );
}
