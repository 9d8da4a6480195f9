import { useState } from 'react';
import { isOfAnother } from '@/domain/checkout/whose-draft';
import { useCustomerId } from '@/features/profile/api';

/** State of this page only, since a tab should not store it: a new account's password, and files. */
export type Extras = { password: string; files: File[] };

export type ChangeExtras = (change: Partial<Extras>) => void;

type Owned = Extras & {
  /** The owner; 0 for a guest. */
  customer_id: number;
  /** The key of what is ordered, as in the draft; `''` until that is known. */
  order_of: string;
};

/**
 * Held above the form, which its skeleton replaces while somebody signs in. A guest's extras are taken over by the
 * account; those of one customer are not shown to the next (beyond §3.3), nor used for an order at another store.
 */
export function useExtras(order_of: string): [Extras, ChangeExtras] {
  const id = useCustomerId();
  const [stored, setStored] = useState(nothing);
  // From now on they are the account's, even if it changes none of them.
  if (id && stored !== nothing && stored.customer_id === 0) setStored({ ...stored, customer_id: id });
  const now = { customer_id: id, order_of };
  const change: ChangeExtras = (part) =>
    setStored((before) => {
      const own = bind(before, now);
      return { ...own, ...part, customer_id: id || own.customer_id, order_of: order_of || own.order_of };
    });
  return [bind(stored, now), change];
}

function bind(extras: Owned, { customer_id, order_of }: { customer_id: number | null; order_of: string }): Owned {
  const isElsewhere = order_of !== '' && extras.order_of !== '' && extras.order_of !== order_of;
  return isElsewhere || isOfAnother(extras, customer_id) ? nothing : extras;
}

const nothing: Owned = { customer_id: 0, order_of: '', password: '', files: [] };
