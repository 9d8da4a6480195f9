import { useState } from 'react';
import { readAddresses } from '@/contract/place/address.read';
import type { GuestContact, SavedAddress } from '@/contract/place/address';
import { readGuestContact } from '@/contract/place/guest-address.read';
import { amount, record, text, texts } from '@/contract/core/wire-values';
import { paymentMethods, type PaymentMethod } from '@/domain/checkout/payment-choice';
import { isOfAnother } from '@/domain/checkout/whose-draft';
import { useReaderId } from '@/features/profile/api';
import { placeKey, tabMemory, useSession } from '@/lib/session';
import { CHECKOUT_DRAFT } from './payment/offline-step';

export const instructions = ['hand_to_me', 'leave_at_door', 'do_not_ring', 'call_on_arrival'] as const;
type Instruction = (typeof instructions)[number];

export const replacements = ['contact_me', 'replace', 'leave_out', 'cancel_order'] as const;
type Replacement = (typeof replacements)[number];

/** What a customer has chosen so far; it outlives a reload and a new sign-in. */
export type Draft = {
  /** Whose it is; 0 of a guest, and until the customer is known. */
  customer_id: number;
  /** What it is an order of, as `orderOf` names it; `''` until that is known. */
  order_of: string;
  /** What was wished of orders of other stores that were not placed, by their `order_of`; read when it is wanted again. */
  set_aside: Record<string, unknown>;
  order_type: 'delivery' | 'take_away';
  /** `now`, or when: `YYYY-MM-DD HH:mm:ss` in the store's time. */
  slot: string;
  instructions: Instruction[];
  cutlery: boolean;
  /** What to do when an item is not there. */
  unavailable: Replacement | null;
  order_note: string;
  extra_packaging: boolean;
  payment_method: PaymentMethod;
  /** Of a digital payment: its id of `active_payment_method_list`. */
  gateway: string;
  /** The wallet pays first, `payment_method` the rest. */
  partial: boolean;
  /** Id of the way to pay outside of the shop; 0 while none is chosen. */
  offline_method: number;
  /** What it asks, by field. */
  offline_answers: Record<string, string>;
  coupon_code: string;
  /** A saved address that the customer chose; null for the place of the market, or while nothing was chosen. */
  address: SavedAddress | null;
  /** The place that was the market's when `address` was chosen; `''` while nothing was, or where it is not known. */
  address_chosen_at: string;
  /** Of a customer whose account has no phone number: whom the order is for. Null until that was asked. */
  contact: GuestContact | null;
  /** The guest wants an account with this order. */
  create_account: boolean;
  /** As typed: what the customer pays with in cash. */
  bring_change: string;
  tip: number;
  /** As typed under Other; null while one of the offered amounts is chosen. */
  other_tip: string | null;
};

/** What only this page knows, since a tab should not remember it: a new account's password, and files. */
export type Extras = { password: string; files: File[] };

export type ChangeDraft = (change: Partial<Draft>) => void;

/** Names the order of a store; `''` while the store is not known. A parcel's is `parcel`. */
export function orderOf(store_id: number | null | undefined): string {
  return store_id ? `store_${store_id}` : '';
}

/** `order_of`: what is being ordered. */
export function useDraft(order_of: string): [Draft, ChangeDraft] {
  // The checkout is drawn in the browser only, so what the tab remembers is there at once.
  const [stored, setKept] = useState(() => readDraft(record(tabMemory.read(CHECKOUT_DRAFT))));
  const id = useReaderId();
  const place = placeKey(useSession().currentLatLng);
  function change(part: Partial<Draft>) {
    setKept((before) => {
      const chosen = part.address === undefined ? {} : { address_chosen_at: place };
      const own = bindToOrder(bindToCustomer(before, id), order_of);
      const next = { ...own, ...part, ...chosen, customer_id: id || own.customer_id };
      tabMemory.save(CHECKOUT_DRAFT, next);
      return next;
    });
  }
  return [bindToPlace(bindToOrder(bindToCustomer(stored, id), order_of), place), change];
}

/** Whoever has gone to another place since wants it there, not at the address that was chosen before. */
function bindToPlace(draft: Draft, here: string): Draft {
  const { address_chosen_at: there } = draft;
  return there && there !== here ? { ...draft, address: null, address_chosen_at: '' } : draft;
}

/** Address, note and payment of one customer are not for the next who signs in here (beyond §3.3). */
function bindToCustomer(draft: Draft, customer_id: number | null): Draft {
  return isOfAnother(draft, customer_id) ? readDraft({}) : draft;
}

/**
 * What was wished of one store's order does not go along to another's: it is set aside until that store is ordered from
 * again. Who is served, where, and by which method it is paid, holds for all.
 */
function bindToOrder(draft: Draft, order_of: string): Draft {
  if (!order_of || draft.order_of === order_of) return draft;
  const { [order_of]: kept, ...others } = draft.set_aside;
  if (!draft.order_of && !kept) return { ...draft, order_of };
  const set_aside = draft.order_of ? { ...others, [draft.order_of]: wishesOf(draft) } : others;
  return { ...draft, ...wishesOf(readDraft(record(kept))), offline_answers: {}, order_of, set_aside };
}

function wishesOf(draft: Draft) {
  const { order_type, slot, instructions: told, cutlery, unavailable, order_note, extra_packaging } = draft;
  const { coupon_code, bring_change, tip, other_tip } = draft;
  const paid = { coupon_code, bring_change, tip, other_tip };
  return { order_type, slot, instructions: told, cutlery, unavailable, order_note, extra_packaging, ...paid };
}

/** After an order: the next one begins anew. What was wished of orders that were not placed is set aside. */
export function forgetDraft(order_of = ''): void {
  const draft = readDraft(record(tabMemory.read(CHECKOUT_DRAFT)));
  const { customer_id, set_aside } = bindToOrder(draft, order_of);
  if (Object.keys(set_aside).length === 0) tabMemory.forget(CHECKOUT_DRAFT);
  else tabMemory.save(CHECKOUT_DRAFT, { customer_id, set_aside });
}

/** Reads what an earlier version may have written, too. */
function readDraft(raw: Record<string, unknown>): Draft {
  const { other_tip } = raw;
  return {
    customer_id: amount(raw.customer_id),
    order_of: text(raw.order_of),
    set_aside: record(raw.set_aside),
    order_type: raw.order_type === 'take_away' ? 'take_away' : 'delivery',
    slot: text(raw.slot) || 'now',
    instructions: instructions.filter((it) => texts(raw.instructions).includes(it)),
    cutlery: raw.cutlery === true,
    unavailable: replacements.find((it) => it === raw.unavailable) ?? null,
    order_note: text(raw.order_note),
    extra_packaging: raw.extra_packaging === true,
    payment_method: paymentMethods.find((it) => it === raw.payment_method) ?? 'cash_on_delivery',
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
