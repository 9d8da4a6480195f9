import { addressTypes, type AddressType } from '@/domain/place/address-draft';
import { amount, ids, list, pageOf, record, text } from '../core/reading';
import type { GuestContact, GuestAddress, SavedAddress } from './address';
import type { Page } from '../core/endpoint';

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

/** Addresses without a point are left out: nothing could be brought there. */
export function readAddresses(answer: unknown): Page & { addresses: SavedAddress[] } {
  const addresses = list(record(answer).addresses ?? answer).flatMap((it) => readSavedAddress(it) ?? []);
  return { ...pageOf(answer, addresses.length), addresses };
}

export function readAdded(answer: unknown): { message: string; zone_ids: number[] } {
  return { ...readChanged(answer), zone_ids: ids(record(answer).zone_ids) };
}

export function readChanged(answer: unknown): { message: string } {
  return { message: text(record(answer).message) };
}

function readSavedAddress(value: unknown): SavedAddress | null {
  const raw = record(value);
  const place = readGuestAddress(value);
  const zone_ids = ids(raw.zone_ids);
  return (
    place && {
      ...place,
      id: amount(raw.id),
      lat: place.latitude,
      lng: place.longitude,
      contact_person_name: text(raw.contact_person_name),
      contact_person_number: text(raw.contact_person_number),
      zone_ids: zone_ids.length > 0 ? zone_ids : [amount(raw.zone_id)].filter((id) => id > 0),
    }
  );
}

function readAddressType(value: unknown): AddressType {
  return addressTypes.find((it) => it === text(value)) ?? 'other';
}
