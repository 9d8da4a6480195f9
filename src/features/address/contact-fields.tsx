import type { FormikProps } from 'formik';
import { useEffect } from 'react';
import { saveGuestContact } from '@/lib/guest-details';
import { useFirstWrong } from '@/lib/use-first-wrong';
import { PhoneField } from '@/ui/fields/phone-field';
import { TextField } from '@/ui/fields/text-field';
import styles from './address.module.css';
import { withoutDialCode, type ContactValues } from './use-contact-form';
import { useContactInputs } from './use-contact-inputs';

type Props = {
  /** The form of the surrounding page, which submits the values. */
  form: FormikProps<ContactValues>;
  /** The values are a signed-in customer's, so they are not stored as a guest's. */
  isAccount?: boolean;
};

/** The contact of a trip as a part of its page: without buttons, each change applies at once (ADDR-35, ADDR-36). */
export function ContactFields({ form, isAccount = false }: Props) {
  const root = useFirstWrong(form);
  const { values, initialValues } = form;
  useEffect(() => {
    if (!isAccount && values !== initialValues) saveGuestContact(withoutDialCode(values));
  }, [isAccount, values, initialValues]);
  const { name, phone, email } = useContactInputs(form);

  return (
    <form ref={root} noValidate className={styles.form} onSubmit={form.handleSubmit}>
      <TextField {...name} />
      <PhoneField {...phone} />
      <TextField {...email} />
    </form>
  );
}
