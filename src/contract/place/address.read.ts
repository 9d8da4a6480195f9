import { readPaging } from '../core/paging';
import { amount, ids, list, record, text } from '../core/wire-values';
import type { Page } from '../core/endpoint';
import { readMessage } from '../core/message.read';
import type { SavedAddress } from './address';
import { readGuestAddress } from './guest-address.read';

/** Addresses without coordinates are left out, because nothing can be delivered there. */
export function readAddresses(answer: unknown): Page & { addresses: SavedAddress[] } {
  const addresses = list(record(answer).addresses ?? answer).flatMap((entry) => readSavedAddress(entry) ?? []);
  return { ...readPaging(answer, addresses.length), addresses };
}

export function readAdded(answer: unknown): { message: string; zone_ids: number[] } {
  return { ...readMessage(answer), zone_ids: ids(record(answer).zone_ids) };
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
