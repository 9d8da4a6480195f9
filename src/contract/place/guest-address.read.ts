import { addressTypes, type AddressType } from '@/domain/place/address-draft';
import { oneOf } from '../core/one-of';
import { amount, record, text } from '../core/wire-values';
import type { GuestContact, GuestAddress } from './address';

/** null without a name or a phone number. */
export function readGuestContact(value: unknown): GuestContact | null {
  const raw = record(value);
  const contact = {
    contact_person_name: text(raw.contact_person_name),
    contact_person_number: text(raw.contact_person_number),
    contact_person_email: text(raw.contact_person_email),
  };
  return contact.contact_person_name || contact.contact_person_number ? contact : null;
}

/** null without an address or its coordinates. */
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
  return oneOf(text(value).toLowerCase(), addressTypes, 'other');
}
