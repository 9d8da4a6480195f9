/**
 * The contact fields that a guest's order still lacks.
 * Spec: ordering §2 (guest card) and §5; wire-format §7.1: name, number and email are required of every guest, the
 * address only for deliveries.
 */
import type { Maybe } from '../wire/wire';

export type GuestContact = {
  contact_person_name?: Maybe<string>;
  contact_person_number?: Maybe<string>;
  contact_person_email?: Maybe<string>;
  address?: Maybe<string>;
};

export type ContactField = keyof GuestContact;

export function missingContact(contact: Maybe<GuestContact>, order_type: string): ContactField[] {
  const asked: ContactField[] = ['contact_person_name', 'contact_person_number', 'contact_person_email'];
  if (order_type !== 'take_away') asked.push('address');
  return asked.filter((field) => !contact?.[field]?.trim());
}
