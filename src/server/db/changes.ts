import type { Logger } from 'drizzle-orm';

declare global {
  /** How often this process has changed what lists are made of; one number for all bundles of the process. */
  var medinaChanges: number | undefined;
}

/** What lists, searches and their conditions read, by the names of the tables. */
const LISTED =
  /\b(items|tags|item_tags|categories|brands|common_conditions|stores|store_categories|store_discounts|schedules|coupons|flash_sales|flash_sale_items|modules|settings)\b/;

/** Whether a query changes something of that. */
export function isListed(text: string): boolean {
  return !/^\s*(select|explain)\b/i.test(text) && LISTED.test(text);
}

/**
 * Hears of every query before it is asked. For PGlite, which answers one after the other, that is enough: whoever asks
 * after a change is answered after its transaction. `connection.ts` counts the end of a change on PostgreSQL.
 */
export const changeCounter: Logger = {
  logQuery: (text) => {
    if (isListed(text)) countChange();
  },
};

export function countChange(): void {
  globalThis.medinaChanges = changes() + 1;
}

export function changes(): number {
  return globalThis.medinaChanges ?? 0;
}
