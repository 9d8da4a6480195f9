import { getTableName } from 'drizzle-orm';
import { brands, categories, common_conditions, tags } from './category';
import { item_tags, items } from './item';
import { modules } from './place';
import { coupons, flash_sale_items, flash_sales } from './promotion';
import { settings } from './setting';
import { schedules, store_categories, store_discounts, stores } from './store';

/** The tables that lists, searches and their filters read: a change to one of them invalidates the cached lists. */
export const listedTables = [
  ...[items, tags, item_tags],
  ...[categories, brands, common_conditions],
  ...[stores, store_categories, store_discounts, schedules],
  ...[coupons, flash_sales, flash_sale_items],
  ...[modules, settings],
].map((table) => getTableName(table));
