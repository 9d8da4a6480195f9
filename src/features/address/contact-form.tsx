import { useFormik, type FormikProps } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestContact } from '@/contract/place/address';
import { contactForm } from '@/contract/place/address.schema';
import { saveGuestContact, useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { fieldOf, Phone } from './address-form';
import styles from './address.module.css';
import { awaited, useFirstMissing } from './use-awaited';

type ContactValues = GuestContact & { dial_code: string };

type Props =
  | {
      isRental?: false;
      onSaved: (contact: GuestContact) => void;
      /** An order waits for it. */
      isAwaited?: boolean | undefined;
      form?: never;
      isAccount?: never;
    }
  /** Without buttons: what is written counts at once (ADDR-35, ADDR-36). */
  | {
      isRental: true;
      onSaved?: never;
      isAwaited?: never;
      /** Of the page around it, which sends the values. */
      form?: FormikProps<ContactValues>;
      /** The values are a signed-in customer's, so they are not kept as a guest's. */
      isAccount?: boolean;
    };

const empty: ContactValues = {
  dial_code: '',
  ...{ contact_person_name: '', contact_person_number: '', contact_person_email: '' },
};

/** The contact-info form: begins with `known`, else with what a guest has said before. */
export function useContactForm(
  known: GuestContact | null,
  onSaved: (contact: GuestContact) => void = () => {},
  isAwaited = false,
) {
  const { guest_contact } = useSession();
  return useFormik<ContactValues>({
    initialValues: { ...empty, ...(known ?? guest_contact) },
    validationSchema: contactForm,
    onSubmit: (values) => onSaved(contactOf(values)),
    ...awaited(isAwaited, Object.keys(empty)),
  });
}

/** Who fetches or receives a guest's order (ADDR-34…43). */
export function ContactForm({ isRental, onSaved, isAwaited = false, form: given, isAccount = false }: Props) {
  const { t } = useTranslation();
  const keep = (contact: GuestContact) => {
    saveGuestContact(contact);
    onSaved?.(contact);
  };
  const own = useContactForm(null, keep, isAwaited);
  const form = given ?? own;
  const root = useFirstMissing(form, isAwaited);
  const { values, initialValues } = form;
  useEffect(() => {
    if (isRental && !isAccount && values !== initialValues) saveGuestContact(contactOf(values));
  }, [isRental, isAccount, values, initialValues]);
  const field = fieldOf(form, (key) => t(key));
  const required = t('address.required_mark');

  return (
    <form ref={root} noValidate className={styles.form} onSubmit={form.handleSubmit}>
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
          <Button look="neutral" onClick={() => form.resetForm({ values: empty })}>
            {t('address.reset')}
          </Button>
          <Button type="submit">{t('ui.save')}</Button>
        </div>
      )}
    </form>
  );
}

function contactOf({ dial_code: _code, ...contact }: ContactValues): GuestContact {
  return contact;
}
