import { sql } from 'drizzle-orm';
import { LISTS, tagOfItem, tagOfStore, WHOLE_SHOP } from '@/domain/page-tags.mjs';
import { type Database, queryRows } from '@/server/db/client';

/**
 * A short text for each thing that pages show: the shop, its stores and their items. It changes when what is shown
 * changes.
 */
export type PageFacts = {
  shop: string;
  stores: Map<string, string>;
  items: Map<string, { fact: string; store: string }>;
};

export async function pageFacts(db: Database): Promise<PageFacts> {
  const [shop] = await queryRows<{ fact: string }>(
    db,
    sql`select md5(coalesce(jsonb_agg(${comparable('it')} order by key)::text, '')) as fact from settings it`,
  );
  const stores = await queryRows<{ slug: string; fact: string }>(
    db,
    sql`select slug, md5(${comparable('it')}::text || coalesce((select jsonb_agg(${comparable('d')} - 'id')::text
        from store_discounts d where d.store_id = it.id), '')) as fact from stores it`,
  );
  const items = await queryRows<{ slug: string; fact: string; store: string }>(
    db,
    sql`select it.slug, s.slug as store, md5(${comparable('it')}::text || coalesce((select jsonb_agg(${comparable('a')} order by a.id)::text
        from item_add_ons x join add_ons a on a.id = x.add_on_id where x.item_id = it.id), '')) as fact
      from items it join stores s on s.id = it.store_id`,
  );
  return {
    shop: shop?.fact ?? '',
    stores: new Map(stores.map(({ slug, fact }) => [slug, fact])),
    items: new Map(items.map(({ slug, ...rest }) => [slug, rest])),
  };
}

/** A row without the moment at which it was written last, which a loading sets whether or not it changes something. */
const comparable = (row: string) => sql`(to_jsonb(${sql.identifier(row)}) - 'updated_at')`;

/** The tags of all pages on which something is another one now: of what has changed, come or gone, and the lists. */
export function changedTags(before: PageFacts, after: PageFacts): string[] {
  if (before.shop !== after.shop) return [WHOLE_SHOP];
  const tags = new Set<string>();
  for (const slug of changedKeys(before.stores, after.stores, (it) => it)) tags.add(tagOfStore(slug));
  for (const slug of changedKeys(before.items, after.items, ({ fact }) => fact)) {
    tags.add(tagOfItem(slug));
    for (const { items } of [before, after]) {
      const store = items.get(slug)?.store;
      if (store !== undefined) tags.add(tagOfStore(store));
    }
  }
  // Banners, campaigns and categories stand on lists only.
  return [...tags, LISTS];
}

function changedKeys<Value>(
  before: Map<string, Value>,
  after: Map<string, Value>,
  of: (it: Value) => string,
): string[] {
  const factOf = (it: Value | undefined) => (it === undefined ? undefined : of(it));
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((key) => factOf(before.get(key)) !== factOf(after.get(key)));
}
