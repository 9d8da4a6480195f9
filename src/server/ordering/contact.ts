/**
 * The contact of an order: what was typed, completed from the account.
 * Spec: wire-format §7.1 (the four fields of guests). Beyond it, every order has a phone number that the courier can
 * call.
 */
import { missingContact } from '@/domain/checkout/guest-contact';
import { phoneProblem, toWholeNumber } from '@/domain/accounts/phone-problem';
import { isOn, type Maybe } from '@/domain/wire/wire';
import { wholeName } from '@/domain/accounts/person-name';
import { ApiError } from '../http/api';
import { fieldProblem, refuseFields } from '../http/errors';
import { findCustomerContact } from '../data/customer';
import type { Database } from '../db/client';
import type { Contact } from '../db/schema/json';
import type { Asked } from './draft';

type Person = {
  contact_person_name?: Maybe<string>;
  contact_person_number?: Maybe<string>;
  contact_person_email?: Maybe<string>;
  address?: Maybe<string>;
  order_type: string;
};
type Named = Pick<Asked, 'owner' | 'config'> & { input: Person };

/** A guest has to give the whole contact; a customer's account fills in what is left out. */
export async function resolveContact(db: Database, { input, owner, config }: Named): Promise<Contact> {
  const given = givenContact(input);
  if (owner.customer_id !== null) {
    const contact = filledIn(given, await findCustomerContact(db, owner.customer_id));
    if (!contact.contact_person_number) throw fieldProblem('contact_person_number', 'required');
    return contact;
  }
  if (!isOn(config.guest_checkout_status)) throw new ApiError('is_guest');
  const missing = missingContact({ ...given, address: input.address }, input.order_type);
  refuseFields(missing.map((field) => fieldProblem(field, 'required')));
  if (phoneProblem(given.contact_person_number)) throw fieldProblem('contact_person_number', 'invalid');
  return given;
}

function givenContact(input: Person) {
  return {
    contact_person_name: input.contact_person_name ?? '',
    contact_person_number: toWholeNumber(input.contact_person_number ?? ''),
    contact_person_email: input.contact_person_email ?? '',
  };
}

function filledIn(given: ReturnType<typeof givenContact>, account: Awaited<ReturnType<typeof findCustomerContact>>) {
  const name = account ? wholeName(account) : '';
  return {
    contact_person_name: given.contact_person_name || name,
    contact_person_number: given.contact_person_number || (account?.phone ?? ''),
    contact_person_email: given.contact_person_email || (account?.email ?? ''),
  };
}
