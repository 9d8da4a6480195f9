import { describe, expect, it } from 'vitest';
import { missingContact, type GuestContact } from './guest-contact';

const sara: GuestContact = {
  contact_person_name: 'Sara',
  contact_person_number: '+8801712345678',
  contact_person_email: 'sara@example.com',
  address: '7 Market Road',
};

describe('missingContact', () => {
  it.each<[rule: string, contact: GuestContact | null, type: string, missing: string[]]>([
    ['[ADDR-33] is nothing when all is there', sara, 'delivery', []],
    ['[ADDR-37] is the email, too', { ...sara, contact_person_email: ' ' }, 'delivery', ['contact_person_email']],
    ['[ADDR-29] is the address of a delivery', { ...sara, address: null }, 'schedule_order', ['address']],
    ['[ADDR-32] is no address for take-away', { ...sara, address: null }, 'take_away', []],
    [
      '[ADDR-30] is everything without a contact',
      null,
      'take_away',
      ['contact_person_name', 'contact_person_number', 'contact_person_email'],
    ],
  ])('%s', (_rule, contact, type, missing) => expect(missingContact(contact, type)).toEqual(missing));
});
