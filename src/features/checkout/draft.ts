import { useState } from 'react';
import { readAddresses } from '@/contract/place/address.read';
import type { SavedAddress } from '@/contract/place/address';
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

export function useDraft(): [Draft, ChangeDraft] {
  // The checkout is drawn in the browser only, so what the tab remembers is there at once.
  const [stored, setKept] = useState(() => readDraft(record(tabMemory.read(CHECKOUT_DRAFT))));
  const id = useReaderId();
  const place = placeKey(useSession().currentLatLng);
  function change(part: Partial<Draft>) {
    setKept((before) => {
      const chosen = part.address === undefined ? {} : { address_chosen_at: place };
      const own = bindToCustomer(before, id);
      const next = { ...own, ...part, ...chosen, customer_id: id || own.customer_id };
      tabMemory.save(CHECKOUT_DRAFT, next);
      return next;
    });
  }
  return [bindToPlace(bindToCustomer(stored, id), place), change];
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

/** After the order: the next one begins anew. */
export function forgetDraft(): void {
  tabMemory.forget(CHECKOUT_DRAFT);
}

/** Reads what an earlier version may have written, too. */
function readDraft(raw: Record<string, unknown>): Draft {
  const { other_tip } = raw;
  return {
    customer_id: amount(raw.customer_id),
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
    create_account: raw.create_account === true,
    bring_change: text(raw.bring_change),
    tip: typeof raw.tip === 'number' && raw.tip > 0 ? raw.tip : 0,
    other_tip: typeof other_tip === 'string' ? other_tip : null,
  };
}
