import { useState } from 'react';
import { amount, record, text } from '@/contract/reading';
import { tabMemory, type Session } from '@/lib/session';

/** One end of a parcel's way. */
export type Party = {
  contact_person_name: string;
  /** Digits with the dial code before them. */
  contact_person_number: string;
  contact_person_email: string;
  address: string;
  road: string;
  house: string;
  floor: string;
  /** Both 0 while no place has been chosen. */
  latitude: number;
  longitude: number;
  /** The zone that carries parcels there; 0 where none does. */
  zone_id: number;
};

/** What has been said of a parcel so far; it outlives a reload. */
export type ParcelDraft = {
  step: 'sender' | 'receiver';
  category_id: number;
  sender: Party;
  receiver: Party;
  instruction: string;
  charge_payer: 'sender' | 'receiver';
  /** Nothing in it is heavier than allowed or prohibited. */
  is_allowed: boolean;
};

type Change = Partial<ParcelDraft>;
export type ChangeParcel = (change: Change | ((before: ParcelDraft) => Change)) => void;

const KEY = 'parcel_draft';

const nobody: Party = {
  ...{ contact_person_name: '', contact_person_number: '', contact_person_email: '' },
  ...{ address: '', road: '', house: '', floor: '', latitude: 0, longitude: 0, zone_id: 0 },
};

export function readParcelDraft(): ParcelDraft {
  const raw = record(tabMemory.read(KEY));
  return {
    step: raw.step === 'receiver' ? 'receiver' : 'sender',
    category_id: amount(raw.category_id),
    sender: readParty(raw.sender),
    receiver: readParty(raw.receiver),
    instruction: text(raw.instruction),
    charge_payer: raw.charge_payer === 'receiver' ? 'receiver' : 'sender',
    is_allowed: raw.is_allowed === true,
  };
}

export function useParcelDraft(session: Session, kind: number): [ParcelDraft, ChangeParcel] {
  const [draft, setDraft] = useState(() =>
    begun({ ...readParcelDraft(), ...(kind > 0 && { category_id: kind }) }, session),
  );
  const change: ChangeParcel = (part) => {
    setDraft((before) => {
      const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
      tabMemory.save(KEY, next);
      return next;
    });
  };
  return [draft, change];
}

export function forgetParcelDraft(): void {
  tabMemory.forget(KEY);
}

/** Whether everything is there that an order of it needs. */
export function isWhole({ category_id, sender, receiver, is_allowed }: ParcelDraft): boolean {
  return category_id > 0 && is_allowed && sender.zone_id > 0 && receiver.zone_id > 0 && receiver.address !== '';
}

/** The sender stands where the visitor does, and is known from an earlier order. */
function begun(draft: ParcelDraft, { guest_contact, currentLatLng, location }: Session): ParcelDraft {
  const { sender } = draft;
  const contact = sender.contact_person_name ? null : guest_contact;
  const place =
    sender.latitude === 0 && currentLatLng
      ? { latitude: currentLatLng.lat, longitude: currentLatLng.lng, address: location ?? '' }
      : {};
  return { ...draft, sender: { ...sender, ...contact, ...place } };
}

function readParty(value: unknown): Party {
  const raw = record(value);
  return {
    ...nobody,
    contact_person_name: text(raw.contact_person_name),
    contact_person_number: text(raw.contact_person_number),
    contact_person_email: text(raw.contact_person_email),
    address: text(raw.address),
    road: text(raw.road),
    house: text(raw.house),
    floor: text(raw.floor),
    latitude: amount(raw.latitude),
    longitude: amount(raw.longitude),
    zone_id: amount(raw.zone_id),
  };
}
