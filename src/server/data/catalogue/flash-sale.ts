import { and, eq, gt, isNotNull, lte, or, type Placeholder } from 'drizzle-orm';
import { flash_sale_items, flash_sales, items } from '@/server/db/schema';

/**
 * Condition on the items of flash sales: on offer. Food is sold at its own price again when the sale's pieces are gone;
 * other goods are sold out then.
 */
export const isOnOffer = and(
  eq(flash_sale_items.status, true),
  or(gt(flash_sale_items.available_stock, 0), isNotNull(items.stock)),
);

/** Condition on flash sales: published and running. */
export function isRunning(now: Date | Placeholder) {
  return and(eq(flash_sales.is_publish, true), lte(flash_sales.start_date, now), gt(flash_sales.end_date, now));
}
