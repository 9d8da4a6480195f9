import type { FormikProps } from 'formik';
import { useEffect } from 'react';
import { saveGuestContact } from '@/lib/session';
import styles from './address.module.css';
import { ContactFields, type ContactValues } from './contact-fields';

/**
 * The contact of a rental order: a part of the page without Reset and Save, whose values are the guest's contact with
 * every change (ADDR-35, ADDR-36). `isGuest` is false where an account fills it in, which is not kept as a guest's.
 */
export function ContactForm({ form, isGuest }: { form: FormikProps<ContactValues>; isGuest: boolean }) {
  const { dial_code: _code, ...contact } = form.values;
  const written = JSON.stringify(contact);
  const isTouched = form.dirty;
  useEffect(() => {
    if (isGuest && isTouched) saveGuestContact(contact);
    // The text stands for the values.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [written, isGuest, isTouched]);
  return (
    <form noValidate className={styles.form} onSubmit={form.handleSubmit}>
      <ContactFields form={form} />
    </form>
  );
}
