import { cashbacks, coupons, wallet_bonuses } from '../schema';
import { cashBackTitles, coupons as couponTexts, type CouponSeed, walletBonuses } from '../world/people';
import { insertAll } from '../market/insert';
import { day, idOf, MODULES, type Seeding, SHOPPING, text, ZONES } from './world';

export async function seedCoupons({ db, world, ids, now }: Seeding): Promise<void> {
  const rows = SHOPPING.flatMap((type) => {
    const [store] = world[type].stores;
    const store_id = store ? idOf(ids.store, store.slug) : null;
    return couponTexts.map(({ kind, code, title }) => ({
      title: text(title),
      code,
      start_date: day(now, -20),
      expire_date: day(now, 40),
      module_id: MODULES[type],
      ...couponTerms(kind, store_id, now),
    }));
  });
  const rental = couponTexts.filter(({ kind }) => kind === 'percent_capped' || kind === 'amount');
  const rentalRows = rental.map(({ kind, code, title }) => ({
    title: text(title),
    code,
    start_date: day(now, -20),
    expire_date: day(now, 40),
    module_id: MODULES.rental,
    ...couponTerms(kind, null, now),
  }));
  await insertAll(db, coupons, [...rows, ...rentalRows]);
}

type CouponTerms = Omit<typeof coupons.$inferInsert, 'title' | 'code' | 'module_id' | 'start_date' | 'expire_date'>;

function couponTerms(kind: CouponSeed['kind'], store_id: number | null, now: Date): CouponTerms {
  const amount = (discount: number, min_purchase: number) => ({
    coupon_type: 'default' as const,
    discount,
    discount_type: 'amount' as const,
    min_purchase,
  });
  const terms: Record<CouponSeed['kind'], CouponTerms & { start_date?: string; expire_date?: string }> = {
    percent_capped: { coupon_type: 'default', discount: 15, max_discount: 10, min_purchase: 20, limit: 5 },
    amount: amount(3, 15),
    store_wise: {
      coupon_type: 'store_wise',
      discount: 10,
      data: store_id ? [store_id] : [],
      store_id,
      created_by: 'vendor',
    },
    zone_wise: { ...amount(5, 25), coupon_type: 'zone_wise', data: [ZONES.old_town] },
    free_delivery: { coupon_type: 'free_delivery', min_purchase: 10, limit: 3 },
    first_order: { coupon_type: 'first_order', discount: 20, max_discount: 15, limit: 1 },
    expired: { ...amount(5, 10), start_date: day(now, -60), expire_date: day(now, -8) },
    used_up: { ...amount(4, 10), total_limit: 100, total_uses: 100 },
  };
  return terms[kind];
}

export async function seedRewards({ db, now }: Seeding): Promise<void> {
  const span = { start_date: day(now, -10), end_date: day(now, 60) };
  const [percent = ['', ''], amount = ['', '']] = cashBackTitles;
  await insertAll(db, cashbacks, [
    {
      ...span,
      title: text(percent),
      cashback_type: 'percentage',
      cashback_amount: 5,
      min_purchase: 0,
      max_discount: 5,
      same_user_limit: 50,
    },
    {
      ...span,
      title: text(amount),
      cashback_type: 'amount',
      cashback_amount: 3,
      min_purchase: 40,
      same_user_limit: 10,
    },
  ]);
  const terms = [
    { bonus_type: 'percentage' as const, bonus_amount: 10, minimum_add_amount: 50, maximum_bonus_amount: 20 },
    { bonus_type: 'amount' as const, bonus_amount: 5, minimum_add_amount: 100, maximum_bonus_amount: 5 },
  ];
  const bonuses = walletBonuses.flatMap(({ title, description }, n) => {
    const term = terms[n];
    return term ? [{ ...span, ...term, title: text(title), description: text(description) }] : [];
  });
  await insertAll(db, wallet_bonuses, bonuses);
}
