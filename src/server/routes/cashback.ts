import { getCashback, listCashbacks } from '@/contract/ordering/cashback';
import * as schema from '@/contract/ordering/cashback.schema';
import { nothing } from '@/contract/core/fields';
import { bestCashback } from '@/domain/money/cashback';
import { digitsOf } from '@/domain/money/money-display';
import type { Routes } from '../http/api';
import { runningCashbacks } from '../data/cashback';
import { loadSettings, loadMarketClock } from '../data/setting';
import { bit, localizeText } from '../data/view';
import { forCustomers, requireCustomer } from '../http/guards';

/** Spec: wire-format §4. */
export const cashbackRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(listCashbacks, nothing, async (_input, caller) => {
    requireCustomer(caller);
    const rows = await runningCashbacks(caller.db, (await loadMarketClock(caller.db, caller.now)).date);
    return rows.map((row) => ({
      id: row.id,
      title: localizeText(row.title, caller),
      cashback_type: row.cashback_type,
      cashback_amount: row.cashback_amount,
      min_purchase: row.min_purchase,
      max_discount: row.max_discount,
      same_user_limit: row.same_user_limit,
      total_used: row.total_used,
      start_date: row.start_date,
      end_date: row.end_date,
      status: bit(row.status),
    }));
  });

  onCustomer(getCashback, schema.getCashback, async ({ amount }, caller) => {
    requireCustomer(caller);
    const offers = await runningCashbacks(caller.db, (await loadMarketClock(caller.db, caller.now)).date);
    const best = bestCashback(offers, amount, digitsOf(await loadSettings(caller.db)));
    if (!best) return NONE;
    const { id, cashback_amount, cashback_type, min_purchase, max_discount } = best.terms;
    return { calculated_amount: best.gives, cashback_amount, cashback_type, min_purchase, max_discount, id };
  });
};

const NONE = {
  ...{ calculated_amount: 0, cashback_amount: 0, cashback_type: 'percentage' },
  ...{ min_purchase: 0, max_discount: 0, id: 0 },
};
