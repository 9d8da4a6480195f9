import { addressTypes, type AddressType, type DraftedFields } from '@/domain/address-draft';
import { amount, record, text } from './reading';

/** Who receives a guest's order (ADDR-33); the email is for guests only (ADDR-07). */
export type GuestContact = {
  contact_person_name: string;
  /** Digits with their dial code, without a plus. */
  contact_person_number: string;
  contact_person_email: string;
};

/** Where a guest's order goes; kept by the browser only (ADDR-15). */
export type GuestAddress = DraftedFields & { address_label: string };

/** What the address dialog is filled with and answers (ADDR-02). */
export type AddressForm = GuestAddress & GuestContact & { dial_code: string };

/** null without a name or a number to reach. */
export function readGuestContact(value: unknown): GuestContact | null {
  const raw = record(value);
  const contact = {
    contact_person_name: text(raw.contact_person_name),
    contact_person_number: text(raw.contact_person_number),
    contact_person_email: text(raw.contact_person_email),
  };
  return contact.contact_person_name || contact.contact_person_number ? contact : null;
}

/** null without an address or its point. */
export function readGuestAddress(value: unknown): GuestAddress | null {
  const raw = record(value);
  const point = { latitude: amount(raw.latitude, NaN), longitude: amount(raw.longitude, NaN) };
  if (!text(raw.address) || Number.isNaN(point.latitude + point.longitude)) return null;
  return {
    ...point,
    address: text(raw.address),
    address_type: readAddressType(raw.address_type),
    address_label: text(raw.address_label),
    additional_information: text(raw.additional_information),
    road: text(raw.road),
    house: text(raw.house),
    floor: text(raw.floor),
  };
}

function readAddressType(value: unknown): AddressType {
  return addressTypes.find((it) => it === text(value)) ?? 'other';
}
