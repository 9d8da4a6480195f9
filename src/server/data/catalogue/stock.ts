import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { flash_sale_items, item_campaigns, items } from '@/server/db/schema';

/** A number of pieces of an item, or of one of its variations (its type in English), wherever its stock is kept. */
export type Pieces = {
  item_type: 'Item' | 'ItemCampaign';
  item_id: number;
  /** Null when the item has no variations. */
  type: string | null;
  /** Null when it is sold outside a flash sale. */
  flash_id: number | null;
  quantity: number;
};

type Named = { item_type: 'Item' | 'ItemCampaign'; item_id: number };

/**
 * Locks the stock of items until the transaction ends, always in the order of their ids, so that two orders cannot
 * deadlock. Food keeps no stock and is not locked.
 */
export async function lockStock(db: Database, things: readonly Named[]): Promise<void> {
  const ids = (type: Named['item_type']) =>
    things.filter((thing) => thing.item_type === type).map((thing) => thing.item_id);
  const [own, campaign] = [ids('Item'), ids('ItemCampaign')];
  if (own.length > 0) {
    await db
      .select({ id: items.id })
      .from(items)
      .where(and(inArray(items.id, own), isNotNull(items.stock)))
      .orderBy(asc(items.id))
      .for('no key update');
    await db
      .select({ id: flash_sale_items.id })
      .from(flash_sale_items)
      .where(inArray(flash_sale_items.item_id, own))
      .orderBy(asc(flash_sale_items.id))
      .for('no key update');
  }
  if (campaign.length > 0) {
    await db
      .select({ id: item_campaigns.id })
      .from(item_campaigns)
      .where(and(inArray(item_campaigns.id, campaign), isNotNull(item_campaigns.stock)))
      .orderBy(asc(item_campaigns.id))
      .for('no key update');
  }
}

/**
 * Takes pieces off the stock, or with `by` 1 puts them back. A check of the schema keeps every stock from going below
 * 0.
 */
export async function changeStock(db: Database, pieces: readonly Pieces[], by: 1 | -1): Promise<void> {
  for (const piece of pieces) {
    const change = piece.quantity * by;
    if (piece.item_type === 'Item') {
      await db
        .update(items)
        .set(changedStock(items, piece.type, change))
        .where(and(eq(items.id, piece.item_id), isNotNull(items.stock)));
    } else {
      await db
        .update(item_campaigns)
        .set(changedStock(item_campaigns, piece.type, change))
        .where(and(eq(item_campaigns.id, piece.item_id), isNotNull(item_campaigns.stock)));
    }
    if (piece.flash_id !== null) await changeFlash(db, piece.flash_id, change);
  }
}

function changedStock(table: typeof items | typeof item_campaigns, type: string | null, change: number) {
  return {
    stock: sql`${table.stock} + ${change}`,
    ...(type !== null && { variations: rowsWith(table.variations, type, change) }),
  };
}

/**
 * The last order of food may take more pieces than the sale has left, because food keeps no stock; then the sale is over
 * for it (`runningFlash`). Everything else has been checked against them before (`refuseShortage`).
 */
async function changeFlash(db: Database, id: number, change: number): Promise<void> {
  const sold = sql`greatest(${flash_sale_items.sold} - ${change}, 0)`;
  await db
    .update(flash_sale_items)
    .set({ sold, available_stock: sql`greatest(${flash_sale_items.stock} - ${sold}, 0)` })
    .where(eq(flash_sale_items.id, id));
}

/** The variations in their places, with the stock of one of them changed. */
function rowsWith(
  variations: typeof items.variations | typeof item_campaigns.variations,
  type: string,
  change: number,
) {
  return sql`(
    select coalesce(jsonb_agg(
      case when row -> 'type' ->> 'en' = ${type}
        then jsonb_set(row, '{stock}', to_jsonb((row ->> 'stock')::int + ${change}::int))
        else row end order by place), '[]'::jsonb)
    from jsonb_array_elements(${variations}) with ordinality as listed(row, place)
  )`;
}
