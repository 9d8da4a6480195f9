import { getCashback, listCashbacks } from '@/contract/ordering/cashback';
import * as schema from '@/contract/ordering/cashback.schema';
import { nothing } from '@/contract/core/fields';
import { bestCashback } from '@/domain/money/cashback';
import { digitsOf } from '@/domain/money/money-display';
import { isOn } from '@/domain/wire/wire';
import type { Routes } from '../http/api';
import type { Caller } from '../http/caller';
import { listOpenCashbacks, type CashbackRow } from '../data/cashback';
import { loadSettings, loadMarketClock } from '../data/setting';
import { bit, localizeText } from '../data/view';
import { forCustomers, requireCustomer } from '../http/guards';

/** Spec: wire-format §4. */
export const cashbackRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(listCashbacks, nothing, async (_input, caller) => {
    const rows = await listOffers(caller);
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
    const best = bestCashback(await listOffers(caller), amount, digitsOf(await loadSettings(caller.db)));
    if (!best) return NONE;
    const { id, cashback_amount, cashback_type, min_purchase, max_discount } = best.terms;
    return { calculated_amount: best.gives, cashback_amount, cashback_type, min_purchase, max_discount, id };
  });
};

/** Only offers that the customer's next order would get. */
async function listOffers(caller: Caller): Promise<CashbackRow[]> {
  const { id } = requireCustomer(caller);
  // Cashback goes into the wallet, so without wallets there is none.
  if (!isOn((await loadSettings(caller.db)).customer_wallet_status)) return [];
  const { date } = await loadMarketClock(caller.db, caller.now);
  return listOpenCashbacks(caller.db, id, date);
}

const NONE = {
  ...{ calculated_amount: 0, cashback_amount: 0, cashback_type: 'percentage' },
  ...{ min_purchase: 0, max_discount: 0, id: 0 },
};
