import { useFormik } from 'formik';
import type { GuestContact } from '@/contract/place/address';
import { contactForm } from '@/contract/place/address.schema';
import { useSession } from '@/lib/session';
import { awaited } from './use-awaited';

export type ContactValues = GuestContact & { dial_code: string };

export const emptyContact: ContactValues = {
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
    initialValues: { ...emptyContact, ...(known ?? guest_contact) },
    validationSchema: contactForm,
    onSubmit: (values) => onSaved(toContact(values)),
    ...awaited(isAwaited, Object.keys(emptyContact)),
  });
}

export function toContact({ dial_code: _code, ...contact }: ContactValues): GuestContact {
  return contact;
}
