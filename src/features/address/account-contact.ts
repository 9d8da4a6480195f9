import type { GuestContact } from '@/contract/place/address';
import type { Customer } from '@/contract/customer/customer';
import { wholeName } from '@/domain/accounts/person-name';

/** The initial contact of a customer's order: the customer. */
export function toAccountContact({ phone, email, ...name }: Customer): GuestContact {
  return {
    contact_person_name: wholeName(name),
    contact_person_number: phone.replace('+', ''),
    contact_person_email: email,
  };
}
