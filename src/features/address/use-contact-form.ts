import { useFormik } from 'formik';
import type { GuestContact } from '@/contract/place/address';
import { contactForm } from '@/contract/place/address.schema';
import { useGuestSession } from '@/lib/guest-details';
import { awaited } from './use-awaited';

export type ContactValues = GuestContact & { dial_code: string };

export const emptyContact: ContactValues = {
  dial_code: '',
  ...{ contact_person_name: '', contact_person_number: '', contact_person_email: '' },
};

/** The contact form, prefilled with `known`, else with the guest's earlier input. */
export function useContactForm(
  known: GuestContact | null,
  onSaved: (contact: GuestContact) => void = () => {},
  isAwaited = false,
) {
  const { guest_contact } = useGuestSession();
  return useFormik<ContactValues>({
    initialValues: { ...emptyContact, ...(known ?? guest_contact) },
    validationSchema: contactForm,
    onSubmit: (values) => onSaved(withoutDialCode(values)),
    ...awaited(isAwaited, Object.keys(emptyContact)),
  });
}

export function withoutDialCode({ dial_code: _code, ...contact }: ContactValues): GuestContact {
  return contact;
}
