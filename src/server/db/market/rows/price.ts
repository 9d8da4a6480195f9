import { sql } from 'drizzle-orm';
import { less, percentage } from '@/domain/money/money';
import { toInstant } from '@/domain/time/store-instant';
import {
  cashbacks,
  coupons,
  flash_sale_items,
  flash_sales,
  item_campaigns,
  items,
  modules,
  stores,
  wallet_bonuses,
  zones,
} from '../../schema';
import type { Loading } from '../loading';
import { put } from '../put';
import type { Coupon, FlashSale, Offer } from '../shape/promotion';
import type { Day } from '../shape/parts';
import { goodsRow, type Goods } from './goods';

/** What makes things cheaper: offers, flash sales, coupons, cashback and bonuses. */
export async function loadPrices(loading: Loading): Promise<void> {
  const { market, day } = loading;
  await put(loading, market.offers, {
    table: item_campaigns,
    key: (it) => it.slug,
    row: (it) => offerRow(loading, it),
    keptColumns: ['stock'],
  });
  await loadFlashSales(loading);
  await put(loading, market.coupons, {
    table: coupons,
    key: (it) => `${it.module}/${it.code}`,
    row: (it) => couponRow(loading, it),
    keptColumns: ['total_uses'],
  });
  const span = (it: { starts: Day; ends: Day }) => ({ start_date: day(it.starts), end_date: day(it.ends) });
  await put(loading, market.rewards.cashbacks, {
    table: cashbacks,
    key: (it) => it.key,
    row: (cashback) => ({
      ...span(cashback),
      title: cashback.title,
      cashback_type: cashback.type,
      cashback_amount: cashback.amount,
      min_purchase: cashback.min_purchase,
      max_discount: cashback.max_discount ?? 0,
      same_user_limit: cashback.same_user_limit,
    }),
  });
  await put(loading, market.rewards.wallet_bonuses, {
    table: wallet_bonuses,
    key: (it) => it.key,
    row: (bonus) => ({
      ...span(bonus),
      title: bonus.title,
      description: bonus.description,
      bonus_type: bonus.type,
      bonus_amount: bonus.amount,
      minimum_add_amount: bonus.minimum,
      maximum_bonus_amount: bonus.maximum,
    }),
  });
}

function soldAs({ market }: Loading, slug: string): Goods {
  for (const store of market.stores) {
    const item = store.items?.find((it) => it.slug === slug);
    if (item) return { item, store };
  }
  throw new Error(`no item is called ${slug}`);
}

function offerRow(loading: Loading, offer: Offer): typeof item_campaigns.$inferInsert {
  const { day } = loading;
  return {
    ...goodsRow(loading, soldAs(loading, offer.item)),
    slug: offer.slug,
    discount: offer.discount,
    discount_type: offer.discount_type,
    stock: offer.stock ?? null,
    available_date_starts: day(offer.starts),
    available_date_ends: day(offer.ends),
  };
}

async function loadFlashSales(loading: Loading): Promise<void> {
  const { market, id } = loading;
  await put(loading, market.flash_sales, {
    table: flash_sales,
    key: (it) => it.key,
    row: (sale) => ({
      title: sale.title,
      module_id: id(modules, sale.module),
      start_date: instant(loading, sale.starts, 0),
      end_date: instant(loading, sale.ends, MINUTES_OF_DAY),
      is_publish: true,
    }),
  });
  const goods = market.flash_sales.flatMap((sale) => sale.items.map((it) => ({ it, sale })));
  await put(loading, goods, {
    table: flash_sale_items,
    key: ({ it, sale }) => `${sale.key}/${it.item}`,
    row: (entry) => flashRow(loading, entry),
    keptColumns: ['sold'],
    changed: { available_stock: sql`greatest(0, excluded.stock - ${flash_sale_items.sold})` },
  });
}

type FlashGoods = { it: FlashSale['items'][number]; sale: FlashSale };

function flashRow(loading: Loading, { it, sale }: FlashGoods): typeof flash_sale_items.$inferInsert {
  const { id, market } = loading;
  const { item } = soldAs(loading, it.item);
  const { stock, sold = 0, discount, discount_type } = it;
  const digits = market.settings.digit_after_decimal_point;
  const { price } = item;
  const left = discount_type === 'percent' ? percentage(price, 100 - discount, digits) : less(price, discount, digits);
  return {
    flash_sale_id: id(flash_sales, sale.key),
    item_id: id(items, it.item),
    ...{ stock, sold, discount, discount_type },
    available_stock: stock - sold,
    price: Math.max(0, left),
  };
}

const MINUTES_OF_DAY = 24 * 60;

/** A day begins and ends by the clock of the market; days of the demo are counted from the moment of loading. */
function instant({ market, now }: Loading, day: Day, minutes: number): Date {
  if (typeof day !== 'string') return new Date(now.getTime() + day.days * 86_400_000);
  return toInstant({ date: day, minutes }, market.settings.timezone);
}

function couponRow({ id, day }: Loading, coupon: Coupon): typeof coupons.$inferInsert {
  return {
    title: coupon.title,
    code: coupon.code,
    coupon_type: coupon.type,
    discount: coupon.discount ?? 0,
    discount_type: coupon.discount_type ?? 'percent',
    min_purchase: coupon.min_purchase ?? 0,
    max_discount: coupon.max_discount ?? 0,
    start_date: day(coupon.starts),
    expire_date: day(coupon.ends),
    limit: coupon.limit ?? null,
    total_limit: coupon.total_limit ?? null,
    total_uses: coupon.total_uses ?? 0,
    data: [
      ...(coupon.stores ?? []).map((slug) => id(stores, slug)),
      ...(coupon.zones ?? []).map((key) => id(zones, key)),
    ],
    module_id: id(modules, coupon.module),
    store_id: coupon.by_store ? id(stores, coupon.by_store) : null,
    created_by: coupon.by_store ? 'vendor' : 'admin',
  };
}
