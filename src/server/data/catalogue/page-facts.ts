import { sql } from 'drizzle-orm';
import { LISTS, tagOfItem, tagOfStore, WHOLE_SHOP } from '@/domain/page-tags.mjs';
import { type Database, queryRows } from '@/server/db/client';

/**
 * A short text for each thing that pages show: the shop, its stores and their items. The text changes when the content
 * changes.
 */
export type PageFacts = {
  shop: string;
  stores: Map<string, string>;
  items: Map<string, { fact: string; store: string }>;
};

export async function loadPageFacts(db: Database): Promise<PageFacts> {
  const [shop] = await queryRows<{ fact: string }>(
    db,
    sql`select md5(coalesce(jsonb_agg(${comparable('setting')} order by key)::text, '')) as fact from settings setting`,
  );
  const stores = await queryRows<{ slug: string; fact: string }>(
    db,
    sql`select slug, md5(${comparable('s')}::text || coalesce((select jsonb_agg(${comparable('d')} - 'id')::text
        from store_discounts d where d.store_id = s.id), '')) as fact from stores s`,
  );
  const items = await queryRows<{ slug: string; fact: string; store: string }>(
    db,
    sql`select i.slug, s.slug as store, md5(${comparable('i')}::text || coalesce((select jsonb_agg(${comparable('a')} order by a.id)::text
        from item_add_ons x join add_ons a on a.id = x.add_on_id where x.item_id = i.id), '')) as fact
      from items i join stores s on s.id = i.store_id`,
  );
  return {
    shop: shop?.fact ?? '',
    stores: new Map(stores.map(({ slug, fact }) => [slug, fact])),
    items: new Map(items.map(({ slug, ...rest }) => [slug, rest])),
  };
}

/** A row without `updated_at`, which loading a market sets even if nothing else changes. */
const comparable = (row: string) => sql`(to_jsonb(${sql.identifier(row)}) - 'updated_at')`;

/**
 * The cache tags of all pages whose content differs: of everything that was changed, added or removed, and of the
 * lists.
 */
export function changedTags(before: PageFacts, after: PageFacts): string[] {
  if (before.shop !== after.shop) return [WHOLE_SHOP];
  const tags = new Set<string>();
  for (const slug of changedKeys(before.stores, after.stores, (fact) => fact)) tags.add(tagOfStore(slug));
  for (const slug of changedKeys(before.items, after.items, ({ fact }) => fact)) {
    tags.add(tagOfItem(slug));
    for (const { items } of [before, after]) {
      const store = items.get(slug)?.store;
      if (store !== undefined) tags.add(tagOfStore(store));
    }
  }
  // Banners, campaigns and categories appear on lists only.
  return [...tags, LISTS];
}

function changedKeys<Value>(
  before: Map<string, Value>,
  after: Map<string, Value>,
  toFact: (value: Value) => string,
): string[] {
  const factAt = (key: string, facts: Map<string, Value>) => {
    const value = facts.get(key);
    return value === undefined ? undefined : toFact(value);
  };
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((key) => factAt(key, before) !== factAt(key, after));
}
