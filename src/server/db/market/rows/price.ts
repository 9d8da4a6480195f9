import { sql } from 'drizzle-orm';
import { less, percentage } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { toInstant } from '@/domain/time/store-instant';
import { DAY_MS } from '@/domain/time/units';
import { DAY_MINUTES } from '@/domain/time/opening-hours';
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

/** Loads everything that reduces prices: offers, flash sales, coupons, cashback and bonuses. */
export async function loadPrices(loading: Loading): Promise<void> {
  const { market, day, setsStock } = loading;
  await put(loading, market.offers, {
    table: item_campaigns,
    key: (offer) => offer.slug,
    row: (offer) => offerRow(loading, offer),
    keptColumns: setsStock ? [] : ['stock'],
  });
  await loadFlashSales(loading);
  await put(loading, market.coupons, {
    table: coupons,
    key: (coupon) => `${coupon.module}/${coupon.code}`,
    row: (coupon) => couponRow(loading, coupon),
    keptColumns: ['total_uses'],
  });
  const span = (dated: { starts: Day; ends: Day }) => ({ start_date: day(dated.starts), end_date: day(dated.ends) });
  await put(loading, market.rewards.cashbacks, {
    table: cashbacks,
    key: (campaign) => campaign.key,
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
    key: (campaign) => campaign.key,
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
    const item = store.items?.find((item) => item.slug === slug);
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
    key: (sale) => sale.key,
    row: (sale) => ({
      title: sale.title,
      module_id: id(modules, sale.module),
      start_date: instant(loading, sale.starts, 0),
      end_date: instant(loading, sale.ends, DAY_MINUTES),
    }),
  });
  const goods = market.flash_sales.flatMap((sale) => sale.items.map((offer) => ({ offer, sale })));
  await put(loading, goods, {
    table: flash_sale_items,
    key: ({ offer, sale }) => `${sale.key}/${offer.item}`,
    row: (entry) => flashRow(loading, entry),
    keptColumns: ['sold'],
    changed: { available_stock: sql`greatest(0, excluded.stock - ${flash_sale_items.sold})` },
  });
}

type FlashGoods = { offer: FlashSale['items'][number]; sale: FlashSale };

function flashRow(loading: Loading, { offer, sale }: FlashGoods): typeof flash_sale_items.$inferInsert {
  const { id, market } = loading;
  const { item } = soldAs(loading, offer.item);
  const { stock, sold = 0, discount, discount_type } = offer;
  const digits = digitsOf(market.settings);
  const { price } = item;
  const left = discount_type === 'percent' ? percentage(price, 100 - discount, digits) : less(price, discount, digits);
  return {
    flash_sale_id: id(flash_sales, sale.key),
    item_id: id(items, offer.item),
    ...{ stock, sold, discount, discount_type },
    available_stock: stock - sold,
    price: Math.max(0, left),
  };
}

/** A day begins and ends in the market's time zone; days of the demo are counted from the moment of loading. */
function instant({ market, now }: Loading, day: Day, minutes: number): Date {
  if (typeof day !== 'string') return new Date(now.getTime() + day.days * DAY_MS);
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
