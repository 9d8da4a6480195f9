import { listLoyaltyTransactions, transferPoints } from '@/contract/customer/loyalty';
import * as schema from '@/contract/customer/loyalty.schema';
import { pointsValue, transferProblem } from '@/domain/money/loyalty';
import { digitsOf } from '@/domain/money/money-display';
import { isOn } from '@/domain/wire/wire';
import { translate } from '@/i18n/both';
import { ApiError, type Routes } from '../http/api';
import { moveMoney, movePoints } from '../data/ledger';
import { loadSettings } from '../data/setting';
import { lockPoints, listLoyaltyHistory, type LoyaltyRow } from '../data/wallet';
import { forCustomers, requireCustomer } from '../http/guards';

/** Spec: wire-format §4. */
export const loyaltyRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(listLoyaltyTransactions, schema.listLoyaltyTransactions, async (page, caller) => {
    const { loyalty_point_status } = await loadSettings(caller.db);
    if (!isOn(loyalty_point_status)) throw new ApiError('loyalty_off');
    const { total_size, rows } = await listLoyaltyHistory(caller.db, requireCustomer(caller).id, page);
    return { total_size, ...page, data: rows.map(serializeLoyalty) };
  });

  onCustomer(transferPoints, schema.transferPoints, async ({ point }, caller) => {
    const { id: user_id } = requireCustomer(caller);
    const config = await loadSettings(caller.db);
    const digits = digitsOf(config);
    await caller.db.transaction(async (db) => {
      const balance = await lockPoints(db, user_id);
      if (balance === undefined) throw new ApiError('auth-001');
      const problem = transferProblem(point, { balance, config, digits });
      if (problem) throw new ApiError(problem, { points: config.loyalty_point_minimum_point });
      const spent = await movePoints(db, { user_id, transaction_type: 'point_to_wallet', debit: point }, caller.now);
      if (!spent) throw new ApiError('point_balance');
      const credit = pointsValue(point, config, digits);
      const reference = spent.transaction_id;
      await moveMoney(db, { user_id, transaction_type: 'loyalty_point', credit, reference }, caller.now);
    });
    return { message: translate(caller.language, 'answers.points_transferred') };
  });
};

function serializeLoyalty({ created_at, ...row }: LoyaltyRow) {
  return { ...row, created_at: created_at.toISOString() };
}
