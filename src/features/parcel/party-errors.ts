import type { ParseKeys } from 'i18next';
import { isEmail } from '@/domain/accounts/contact-kind';
import { phoneProblem } from '@/domain/accounts/phone-problem';
import type { Party } from './parcel-draft';

export type PartyErrors = Partial<
  Record<
    | 'contact_person_name'
    | 'contact_person_number'
    | 'contact_person_email'
    | 'address'
    | 'road'
    | 'house'
    | 'floor'
    | 'zone_id',
    ParseKeys
  >
>;

/** What is still missing of one side; a guest who sends says an email, too (api-contract §7.1). */
export function partyErrors(party: Party, { needsEmail }: { needsEmail: boolean }): PartyErrors {
  return {
    ...(!party.contact_person_name.trim() && { contact_person_name: 'parcel.missing_name' }),
    ...(phoneProblem(party.contact_person_number) && { contact_person_number: 'parcel.wrong_phone' }),
    ...(needsEmail && !isEmail(party.contact_person_email) && { contact_person_email: 'parcel.wrong_email' }),
    ...(!party.address.trim() && { address: 'parcel.missing_address' }),
    ...(party.zone_id === 0 && { zone_id: 'parcel.missing_place' }),
  };
}
