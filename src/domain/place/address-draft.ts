/**
 * An address that is being edited.
 * Spec: ordering §3 (address draft: streetNumber, houseNumber, floor, note, addressType, location).
 */
import type { LatLng } from './city-map';

export const addressTypes = ['home', 'office', 'other'] as const;
export type AddressType = (typeof addressTypes)[number];

export type AddressDraft = {
  streetNumber: string;
  houseNumber: string;
  floor: string;
  note: string;
  addressType: AddressType;
  location: LatLng & { address: string };
};

/** The same fields under their names on the wire. */
export type DraftedFields = {
  road: string;
  house: string;
  floor: string;
  additional_information: string;
  address_type: AddressType;
  address: string;
  latitude: number;
  longitude: number;
};

export function toDraft(fields: DraftedFields): AddressDraft {
  return {
    streetNumber: fields.road,
    houseNumber: fields.house,
    floor: fields.floor,
    note: fields.additional_information,
    addressType: fields.address_type,
    location: { lat: fields.latitude, lng: fields.longitude, address: fields.address },
  };
}

export function toFields(draft: AddressDraft): DraftedFields {
  return {
    road: draft.streetNumber,
    house: draft.houseNumber,
    floor: draft.floor,
    additional_information: draft.note,
    address_type: draft.addressType,
    address: draft.location.address,
    latitude: draft.location.lat,
    longitude: draft.location.lng,
  };
}
