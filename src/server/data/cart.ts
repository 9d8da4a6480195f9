import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/client';
import { carts } from '../db/schema';
import { ownedBy, type OwnerKey } from './guest';
import { listCampaignItemsByIds, listItemsByIds, type ItemRow } from './catalogue/item';

/** A stored cart line with the item or campaign item as it is sold now. */
export type CartRow = typeof carts.$inferSelect & { thing: ItemRow; item_type: 'Item' | 'ItemCampaign' };

export type CartLineInput = Pick<
  typeof carts.$inferInsert,
  'module_id' | 'store_id' | 'price' | 'quantity' | 'variation' | 'add_on_ids' | 'add_on_qtys'
> & { item_id: number; item_type: 'Item' | 'ItemCampaign' };

/** Selects some of an owner's lines: those of a module or a store, or a single one. */
export type Part = { module_id?: number; store_id?: number | undefined; id?: number };

/** The lines in the order in which they were added, without those whose item is no longer sold. */
export async function listCartRows(db: Database, owner: OwnerKey, part: Part, now: Date): Promise<CartRow[]> {
  const lines = await db.select().from(carts).where(whereLines(owner, part)).orderBy(asc(carts.id));
  const items = await loadThings(db, lines, now);
  return lines.flatMap((line) => {
    const item_type = line.item_campaign_id === null ? ('Item' as const) : ('ItemCampaign' as const);
    const thing = items[item_type].get(line.item_campaign_id ?? line.item_id ?? 0);
    return thing ? [{ ...line, thing, item_type }] : [];
  });
}

type Named = { item_id: number | null; item_campaign_id: number | null };

/** Loads the items and campaign items that lines refer to, by kind and id, with few queries for all lines. */
export async function loadThings(db: Database, lines: readonly Named[], now: Date) {
  const ids = lines.flatMap(({ item_id }) => item_id ?? []);
  const campaignIds = lines.flatMap(({ item_campaign_id }) => item_campaign_id ?? []);
  const found = await listItemsByIds(db, [...new Set(ids)], now);
  const campaigns = await listCampaignItemsByIds(db, [...new Set(campaignIds)]);
  const byId = (rows: ItemRow[]) => new Map(rows.map((row) => [row.id, row]));
  return { Item: byId(found), ItemCampaign: byId(campaigns) };
}

export async function insertLines(
  db: Database,
  owner: OwnerKey,
  lines: readonly CartLineInput[],
  now: Date,
): Promise<void> {
  const whose = { user_id: owner.customer_id, guest_id: owner.guest_id, created_at: now, updated_at: now };
  await db.insert(carts).values(lines.map((line) => ({ ...stored(line), ...whose })));
}

export async function updateLine(db: Database, id: number, line: CartLineInput, now: Date): Promise<void> {
  await db
    .update(carts)
    .set({ ...stored(line), updated_at: now })
    .where(eq(carts.id, id));
}

/** Answers how many lines were removed. */
export async function removeLines(db: Database, owner: OwnerKey, part: Part): Promise<number> {
  const removed = await db.delete(carts).where(whereLines(owner, part)).returning({ id: carts.id });
  return removed.length;
}

export async function removeOrdered(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(carts).where(inArray(carts.id, [...ids]));
}

/** Gives the lines of a guest to a customer. */
export async function moveLines(
  db: Database,
  ids: readonly number[],
  { customer_id, now }: { customer_id: number; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(carts)
    .set({ user_id: customer_id, guest_id: null, updated_at: now })
    .where(inArray(carts.id, [...ids]));
}

export async function changeLine(
  db: Database,
  id: number,
  change: Pick<CartLineInput, 'quantity' | 'add_on_ids' | 'add_on_qtys'>,
  now: Date,
): Promise<void> {
  await db
    .update(carts)
    .set({ ...change, updated_at: now })
    .where(eq(carts.id, id));
}

function stored({ item_id, item_type, ...line }: CartLineInput) {
  const isCampaign = item_type === 'ItemCampaign';
  return { ...line, item_id: isCampaign ? null : item_id, item_campaign_id: isCampaign ? item_id : null };
}

function whereLines(owner: OwnerKey, { module_id, store_id, id }: Part) {
  return and(
    ownedBy(carts, owner),
    module_id === undefined ? undefined : eq(carts.module_id, module_id),
    store_id === undefined ? undefined : eq(carts.store_id, store_id),
    id === undefined ? undefined : eq(carts.id, id),
  );
}
