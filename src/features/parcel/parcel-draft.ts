import { useFormik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { Customer } from '@/contract/customer/customer';
import { parcelForm } from '@/contract/parcel-form.schema';
import { oneOf } from '@/contract/core/one-of';
import { amount, record, text } from '@/contract/core/wire-values';
import { addressTypes, type AddressType } from '@/domain/place/address-draft';
import { isOfAnother } from '@/domain/checkout/whose-draft';
import { toAccountContact } from '@/features/address/account-contact';
import type { GuestSession } from '@/lib/guest-details';
import { tabMemory } from '@/lib/session';

/** The sender or the receiver of a parcel. */
export type Party = {
  contact_person_name: string;
  /** Digits, with the dial code first. */
  contact_person_number: string;
  contact_person_email: string;
  address: string;
  road: string;
  house: string;
  floor: string;
  /** Both are 0 while no place is chosen. */
  latitude: number;
  longitude: number;
  /** The zone that carries parcels there; 0 if none does. */
  zone_id: number;
  /** The type under which the account saves the address; `''` when it is not saved. */
  save_as: AddressType | '';
};

/** The input about a parcel so far; it survives a reload. */
export type ParcelDraft = {
  /** The owner; 0 for a guest. */
  customer_id: number;
  step: 'sender' | 'receiver';
  /** The module that carries the parcel. */
  module_id: number;
  category_id: number;
  sender: Party;
  receiver: Party;
  instruction: string;
  /** The instruction's id in its list, to translate it into another language; 0 for none. */
  instruction_id: number;
  charge_payer: 'sender' | 'receiver';
  /** The customer has confirmed that nothing in it is too heavy or prohibited. */
  is_allowed: boolean;
};

type Change = Partial<ParcelDraft>;
export type ChangeParcel = (change: Change) => void;

const KEY = 'parcel_draft';

const nobody: Party = {
  ...{ contact_person_name: '', contact_person_number: '', contact_person_email: '' },
  ...{ address: '', road: '', house: '', floor: '', latitude: 0, longitude: 0, zone_id: 0, save_as: '' },
};

export const readParcelDraft = (): ParcelDraft => readParcel(record(tabMemory.read(KEY)));

function readParcel(raw: Record<string, unknown>): ParcelDraft {
  return {
    customer_id: amount(raw.customer_id),
    step: raw.step === 'receiver' ? 'receiver' : 'sender',
    module_id: amount(raw.module_id),
    category_id: amount(raw.category_id),
    sender: readParty(raw.sender),
    receiver: readParty(raw.receiver),
    instruction: text(raw.instruction),
    instruction_id: amount(raw.instruction_id),
    charge_payer: raw.charge_payer === 'receiver' ? 'receiver' : 'sender',
    is_allowed: raw.is_allowed === true,
  };
}

type Start = {
  session: GuestSession;
  /** Null for a guest. */
  customer: Customer | null;
  module_id: number;
  /** The category pressed on the module's home; 0 for none. */
  kind: number;
  /** One step is complete. */
  onStep: (draft: ParcelDraft, form: FormikHelpers<ParcelDraft>) => Promise<void>;
};

/** The form of a parcel's two steps; the input survives a reload. */
export function useParcelForm({ kind, module_id, onStep, ...who }: Start) {
  const customer_id = who.customer?.id ?? 0;
  const [start] = useState(() => {
    const before = readParcelDraft();
    const base = { ...(isOfAnother(before, customer_id) ? readParcel({}) : before), module_id };
    return beginDraft(kind > 0 ? { ...base, category_id: kind } : base, who);
  });
  const form = useFormik<ParcelDraft>({
    initialValues: start,
    validationSchema: parcelForm(who.customer === null),
    onSubmit: onStep,
  });
  const { values, setFieldValue } = form;

  const saved = useRef(values);
  useEffect(() => {
    if (saved.current === values) return;
    saved.current = values;
    tabMemory.save(KEY, { ...values, customer_id: customer_id || values.customer_id });
  }, [values, customer_id]);

  /** Sets single fields, since a late value such as a zone must not overwrite what was typed meanwhile. */
  const changeAt = (path: string) => (part: object) => {
    for (const [name, value] of Object.entries(part)) void setFieldValue(path + name, value);
  };
  const change: ChangeParcel = changeAt('');
  const changeParty: (part: Partial<Party>) => void = changeAt(`${values.step}.`);
  return { form, change, changeParty };
}

export function forgetParcelDraft(): void {
  tabMemory.forget(KEY);
}

/** Whether everything is there that the order needs. */
export function isWhole({ category_id, sender, receiver, is_allowed }: ParcelDraft): boolean {
  return category_id > 0 && is_allowed && sender.zone_id > 0 && receiver.zone_id > 0 && receiver.address !== '';
}

/** The sender is preset: the place from the visitor, the contact from the account or an earlier order. */
function beginDraft(draft: ParcelDraft, { session, customer }: Pick<Start, 'session' | 'customer'>): ParcelDraft {
  const { sender } = draft;
  const { guest_contact, currentLatLng, location } = session;
  const contact = sender.contact_person_name ? null : customer ? toAccountContact(customer) : guest_contact;
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
    save_as: oneOf(raw.save_as, addressTypes, ''),
  };
}
