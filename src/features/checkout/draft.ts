import { useLayoutEffect, useRef, useState } from 'react';
import { readAddresses } from '@/contract/place/address.read';
import type { GuestContact, SavedAddress } from '@/contract/place/address';
import { readGuestContact } from '@/contract/place/guest-address.read';
import { oneOf } from '@/contract/core/one-of';
import { amount, record, text, texts } from '@/contract/core/wire-values';
import { paymentMethods, type PaymentMethod } from '@/domain/checkout/payment-choice';
import type { Fulfilment } from '@/domain/checkout/order-type';
import { isOfAnother } from '@/domain/checkout/whose-draft';
import { forgetOrderType, keepOrderType, keptOrderType } from '@/features/item/kept-order-type';
import { useCustomerId } from '@/features/profile/api';
import { isStillAt, placeKey, tabMemory, useSession } from '@/lib/session';
import { CHECKOUT_DRAFT } from './payment/offline-step';

export const instructions = ['hand_to_me', 'leave_at_door', 'do_not_ring', 'call_on_arrival'] as const;
type Instruction = (typeof instructions)[number];

export const replacements = ['contact_me', 'replace', 'leave_out', 'cancel_order'] as const;
type Replacement = (typeof replacements)[number];

/** The customer's choices so far; they survive a reload and a new sign-in. */
export type Draft = {
  /** The owner; 0 for a guest, and until the customer is known. */
  customer_id: number;
  /** The key of what is ordered, see `orderKey`; `''` until that is known. */
  order_of: string;
  /** Choices for unplaced orders at other stores, by `order_of`; restored when that store is ordered from again. */
  set_aside: Record<string, unknown>;
  order_type: Fulfilment;
  /** `now`, or the chosen time as `YYYY-MM-DD HH:mm:ss` in the store's time zone. */
  slot: string;
  /** `slot` was preselected because something is not sold now; the customer has not chosen it. */
  slot_preset: boolean;
  instructions: Instruction[];
  cutlery: boolean;
  /** What to do when an item is unavailable. */
  unavailable: Replacement | null;
  order_note: string;
  extra_packaging: boolean;
  payment_method: PaymentMethod;
  /** The gateway of a digital payment: its id in `active_payment_method_list`. */
  gateway: string;
  /** The wallet pays first, `payment_method` pays the rest. */
  partial: boolean;
  /** Id of the offline payment method; 0 while none is chosen. */
  offline_method: number;
  /** The answers to the method's questions, by field. */
  offline_answers: Record<string, string>;
  coupon_code: string;
  /** The saved address that the customer chose; null for the visitor's place, or while nothing is chosen. */
  address: SavedAddress | null;
  /**
   * The visitor's place when `address` was chosen; `''` while no address is chosen, or where the place is not known.
   */
  address_chosen_at: string;
  /** The contact for the order, for customers without a phone number. Null until it was asked for. */
  contact: GuestContact | null;
  /** The guest wants an account with this order. */
  create_account: boolean;
  /** The amount of cash the customer pays with, as typed. */
  bring_change: string;
  tip: number;
  /** The amount typed under Other; null while one of the offered amounts is chosen. */
  other_tip: string | null;
};

export type ChangeDraft = (change: Partial<Draft>) => void;

/** `order_of` is the key of what is ordered. */
export function useDraft(order_of: string): [Draft, ChangeDraft] {
  // The checkout renders in the browser only, so the tab's memory can be read at once.
  const [stored, setKept] = useState(readKept);
  const id = useCustomerId();
  const place = placeKey(useSession().currentLatLng);
  // From now on it is the account's, even if it changes nothing; the shell says so to the tab's memory.
  if (id && stored.customer_id === 0) setKept({ ...stored, customer_id: id });
  // Several changes may come before the next render.
  const latest = useRef(stored);
  useLayoutEffect(() => void (latest.current = stored), [stored]);
  function change(part: Partial<Draft>) {
    if (part.order_type) keepOrderType(order_of, part.order_type);
    const chosen = part.address === undefined ? {} : { address_chosen_at: place };
    const timed = part.slot === undefined ? {} : { slot_preset: part.slot_preset === true };
    const own = bindToOrder(bindToCustomer(latest.current, id), order_of);
    latest.current = { ...own, ...part, ...chosen, ...timed, customer_id: id || own.customer_id };
    tabMemory.save(CHECKOUT_DRAFT, latest.current);
    setKept(latest.current);
  }
  return [bindToPlace(bindToOrder(bindToCustomer(stored, id), order_of), place), change];
}

/** The draft of this tab; what was chosen on the store's page since then applies. */
function readKept(): Draft {
  const draft = readDraft(record(tabMemory.read(CHECKOUT_DRAFT)));
  return { ...draft, order_type: keptOrderType(draft.order_of) ?? draft.order_type };
}

/** When the visitor's place has changed since the address was chosen, the order goes to the new place. */
function bindToPlace(draft: Draft, here: string): Draft {
  const { address_chosen_at: there } = draft;
  return isStillAt(there, here) ? draft : { ...draft, address: null, address_chosen_at: '' };
}

/** Drops the address, note and payment of one customer when another signs in (beyond §3.3). */
function bindToCustomer(draft: Draft, customer_id: number | null): Draft {
  return isOfAnother(draft, customer_id) ? readDraft({}) : draft;
}

/**
 * Choices for one store's order do not carry over to another store: they are set aside until that store is ordered from
 * again. The recipient, the place and the payment method apply to all stores.
 */
function bindToOrder(draft: Draft, order_of: string): Draft {
  if (!order_of || draft.order_of === order_of) return draft;
  const { [order_of]: kept, ...others } = draft.set_aside;
  const order_type = keptOrderType(order_of);
  if (!draft.order_of && !kept) return { ...draft, order_of, ...(order_type && { order_type }) };
  const set_aside = draft.order_of ? { ...others, [draft.order_of]: pickWishes(draft) } : others;
  const wishes = { ...pickWishes(readDraft(record(kept))), ...(order_type && { order_type }) };
  return { ...draft, ...wishes, offline_answers: {}, order_of, set_aside };
}

function pickWishes(draft: Draft) {
  const { order_type, slot, slot_preset, instructions: told, cutlery, unavailable } = draft;
  const { order_note, extra_packaging, coupon_code, bring_change, tip, other_tip } = draft;
  const wanted = { order_type, slot, slot_preset, instructions: told, cutlery, unavailable };
  return { ...wanted, order_note, extra_packaging, coupon_code, bring_change, tip, other_tip };
}

/** Starts a new draft after an order is placed. Choices for unplaced orders are kept aside. */
export function forgetDraft(order_of = ''): void {
  forgetOrderType(order_of);
  const draft = readDraft(record(tabMemory.read(CHECKOUT_DRAFT)));
  const { customer_id, set_aside } = bindToOrder(draft, order_of);
  if (Object.keys(set_aside).length === 0) tabMemory.forget(CHECKOUT_DRAFT);
  else tabMemory.save(CHECKOUT_DRAFT, { customer_id, set_aside });
}

/** Also reads drafts written by an earlier version. */
function readDraft(raw: Record<string, unknown>): Draft {
  const { other_tip } = raw;
  return {
    customer_id: amount(raw.customer_id),
    order_of: text(raw.order_of),
    set_aside: record(raw.set_aside),
    order_type: raw.order_type === 'take_away' ? 'take_away' : 'delivery',
    slot: text(raw.slot) || 'now',
    slot_preset: raw.slot_preset === true,
    instructions: instructions.filter((instruction) => texts(raw.instructions).includes(instruction)),
    cutlery: raw.cutlery === true,
    unavailable: oneOf(raw.unavailable, replacements, null),
    order_note: text(raw.order_note),
    extra_packaging: raw.extra_packaging === true,
    payment_method: oneOf(raw.payment_method, paymentMethods, 'cash_on_delivery'),
    gateway: text(raw.gateway),
    partial: raw.partial === true,
    offline_method: amount(raw.offline_method),
    offline_answers: Object.fromEntries(
      Object.entries(record(raw.offline_answers)).map(([name, answer]) => [name, text(answer)]),
    ),
    coupon_code: text(raw.coupon_code),
    address: raw.address ? (readAddresses({ addresses: [raw.address] }).addresses[0] ?? null) : null,
    address_chosen_at: text(raw.address_chosen_at),
    contact: readGuestContact(raw.contact),
    create_account: raw.create_account === true,
    bring_change: text(raw.bring_change),
    tip: typeof raw.tip === 'number' && raw.tip > 0 ? raw.tip : 0,
    other_tip: typeof other_tip === 'string' ? other_tip : null,
  };
}
