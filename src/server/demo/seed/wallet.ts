import { loyalty_transactions, wallet_transactions } from '@/server/db/schema';
import { DEMO, DEMO_POINTS, DEMO_WALLET } from './customer';
import { insertAll } from '@/server/db/market/insert';
import { moment, type Seeding } from './world';

type WalletKind = (typeof wallet_transactions.$inferInsert)['transaction_type'];
type PointKind = (typeof loyalty_transactions.$inferInsert)['transaction_type'];

/** Days ago, kind, credit and debit, from the oldest to the newest. */
const MONEY: [days: number, kind: WalletKind, credit: number, debit: number, bonus?: number][] = [
  [120, 'add_fund', 50, 0, 5],
  [96, 'order_place', 0, 31.2],
  [80, 'referrer', 5, 0],
  [52, 'loyalty_point', 10, 0],
  [40, 'order_refund', 24.6, 0],
  [30, 'CashBack', 1.85, 0],
  [21, 'add_fund_by_admin', 15, 0],
  [16, 'partial_payment', 0, 12.75],
  [11, 'trip_booking', 0, 18],
  [4, 'order_place', 0, 25],
  [2, 'add_fund', 50, 0],
];

const POINTS: [days: number, kind: PointKind, credit: number, debit: number][] = [
  [110, 'order_place', 140, 0],
  [75, 'order_place', 180, 0],
  [52, 'point_to_wallet', 0, 200],
  [30, 'order_place', 65, 0],
  [11, 'trip_booking', 40, 0],
  [4, 'order_place', 35, 0],
];

/** Spreads the entries over the hours of the day. */
const wasAt = (now: Date, days: number) => moment(now, -days - ((days * 7) % 11) / 24);

/** Histories that add up to the demo customer's balances; if they do not, seeding fails. */
export async function seedWallet({ db, now }: Seeding): Promise<void> {
  let cents = 0;
  const money = MONEY.map(([days, transaction_type, credit, debit, admin_bonus = 0], n) => {
    cents += Math.round((credit + admin_bonus) * 100) - Math.round(debit * 100);
    return {
      id: n + 1,
      user_id: DEMO.id,
      transaction_id: `w-demo-${n + 1}`,
      ...{ credit, debit, admin_bonus, transaction_type },
      balance: cents / 100,
      created_at: wasAt(now, days),
    };
  });
  let held = 0;
  const points = POINTS.map(([days, transaction_type, credit, debit], n) => {
    held += credit - debit;
    return {
      id: n + 1,
      user_id: DEMO.id,
      transaction_id: `l-demo-${n + 1}`,
      ...{ credit, debit, transaction_type },
      balance: held,
      created_at: wasAt(now, days),
    };
  });
  if (cents !== DEMO_WALLET * 100 || held !== DEMO_POINTS) throw new Error(`wallet ${cents / 100}, points ${held}`);
  await insertAll(db, wallet_transactions, money);
  await insertAll(db, loyalty_transactions, points);
}
