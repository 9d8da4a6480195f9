/**
 * Merges the guest's cart into the customer's at sign-in, module by module and in one transaction.
 * Spec: GUEST-09; wire-format §1.2.
 */
import { cartMerge, type MergedLine } from '@/domain/cart/cart-merge';
import type { Caller } from '../http/caller';
import { availableStock } from './item-selection';
import { listCartRows, moveLines, removeOrdered, changeLine, type CartRow } from '../data/cart';
import { lockOwner } from '../data/guest';
import { clearRental, moveRental, findRentalCart } from '../data/rental/rental-cart';
import { createView } from '../data/view';
import type { Database } from '../db/client';
import type { StoreTime } from '@/domain/time/store-clock';

/** Which cart stays when the two cannot be merged; null keeps both, and the customer is asked. */
export type Keep = 'guest' | 'account' | null;
export type Joined = { cart_conflict: 0 | 1; cart_left_out: number };

const NOTHING_JOINED: Joined = { cart_conflict: 0, cart_left_out: 0 };

export async function joinCarts(caller: Caller, customer_id: number, guest_id: number, keep: Keep): Promise<Joined> {
  const { clock, now } = await createView(caller);
  return caller.db.transaction(async (db) => {
    const [customer, guest] = [
      { customer_id, guest_id: null },
      { customer_id: null, guest_id },
    ] as const;
    // The locks are always taken in this order, so that two sign-ins cannot block each other.
    if (!(await lockOwner(db, customer)) || !(await lockOwner(db, guest))) return NOTHING_JOINED;
    const joined = { ...NOTHING_JOINED, cart_conflict: await joinRental(db, { customer, guest, keep }) };
    const brought = await listCartRows(db, guest, {}, now);
    if (brought.length === 0) return joined;
    const had = await listCartRows(db, customer, {}, now);
    for (const module_id of new Set(brought.map((line) => line.module_id))) {
      const ofModule = (lines: CartRow[]) => lines.filter((line) => line.module_id === module_id);
      const part = { brought: ofModule(brought), had: ofModule(had), keep, clock };
      const left = await joinModule(db, part, { customer_id, now });
      if (left === null) joined.cart_conflict = 1;
      else joined.cart_left_out += left;
    }
    return joined;
  });
}

type Two = { customer: { customer_id: number; guest_id: null }; guest: { customer_id: null; guest_id: number } };

/** A rental cart holds one trip, so two carts cannot be merged: the customer chooses one. */
async function joinRental(db: Database, { customer, guest, keep }: Two & { keep: Keep }): Promise<0 | 1> {
  const brought = await findRentalCart(db, guest);
  if (brought.lines.length === 0) return 0;
  const had = await findRentalCart(db, customer);
  if (had.lines.length > 0 && keep === null) return 1;
  if (had.lines.length > 0 && keep === 'account') {
    await clearRental(db, guest);
    return 0;
  }
  await clearRental(db, customer);
  await moveRental(db, guest.guest_id, customer.customer_id);
  return 0;
}

type Merged = MergedLine<ReturnType<typeof mergeLine>>;
type Part = { brought: CartRow[]; had: CartRow[]; keep: Keep; clock: StoreTime };

/** Returns how many pieces did not fit; null when the customer has to choose. */
async function joinModule(db: Database, part: Part, to: { customer_id: number; now: Date }): Promise<number | null> {
  const mergeable = (lines: CartRow[]) => lines.map((line) => mergeLine(line, part.clock));
  const merge = cartMerge(mergeable(part.brought), mergeable(part.had));
  if (merge.kind === 'ask') {
    if (part.keep === null) return null;
    await removeOrdered(db, idsOf(part.keep === 'guest' ? part.had : part.brought));
    if (part.keep === 'guest') await moveLines(db, idsOf(part.brought), to);
    return 0;
  }
  const keptIds = new Set(merge.lines.map(({ line }) => line.id));
  await removeOrdered(
    db,
    idsOf(part.brought).filter((id) => !keptIds.has(id)),
  );
  await moveLines(
    db,
    idsOf(part.brought).filter((id) => keptIds.has(id)),
    to,
  );
  for (const { line, quantity, add_on_ids, add_on_qtys } of merge.lines.filter(isChanged)) {
    await changeLine(db, line.id, { quantity, add_on_ids: [...add_on_ids], add_on_qtys: [...add_on_qtys] }, to.now);
  }
  return merge.left_out;
}

/** Merging two lines raises the quantity or the add-ons of the one that stays. */
function isChanged({ line, ...merged }: Merged): boolean {
  return merged.quantity !== line.quantity || String(merged.add_on_qtys) !== String(line.add_on_qtys);
}

function mergeLine(line: CartRow, clock: StoreTime) {
  const { thing, item_type, variation, quantity, id, add_on_ids, add_on_qtys } = line;
  const [chosen] = variation;
  const row = chosen && 'type' in chosen ? thing.variations.find(({ type }) => type.en === chosen.type) : undefined;
  const { store_id, module, maximum_cart_quantity } = thing;
  const stock = availableStock(thing, row ?? null, clock);
  const { module_type } = module;
  const shared_stock = module_type === 'food' ? null : availableStock(thing, null, clock);
  const item = { store_id, module_type, maximum_cart_quantity, stock, shared_stock };
  return { id, item_id: thing.id, item_type, variation, quantity, add_on_ids, add_on_qtys, item };
}

function idsOf(lines: readonly { id: number }[]): number[] {
  return lines.map(({ id }) => id);
}
