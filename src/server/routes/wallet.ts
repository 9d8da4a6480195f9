import { addFund, listWalletBonuses, listWalletTransactions } from '@/contract/customer/wallet';
import * as schema from '@/contract/customer/wallet.schema';
import { nothing } from '@/contract/core/fields';
import { roundMoney } from '@/domain/money/money';
import { digitsOf, shownMoney } from '@/domain/money/money-display';
import { isTopUpRefused, topUpLimits } from '@/domain/money/top-up-limits';
import { isOn } from '@/domain/wire/wire';
import { ApiError, type Routes } from '../http/api';
import { loadSettings, loadMarketClock, type Settings } from '../data/setting';
import { listRunningBonuses, listWalletHistory, type WalletKind, type WalletRow } from '../data/wallet';
import { localizeText } from '../data/view';
import { forCustomers, requireCustomer } from '../http/guards';
import { startPayment } from '../payments/start';

/** Spec: wire-format §4. */
export const walletRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(listWalletTransactions, schema.listWalletTransactions, async ({ type, ...page }, caller) => {
    const { id: user_id } = requireCustomer(caller);
    refuseWhenOff(await loadSettings(caller.db));
    const { total_size, rows } = await listWalletHistory(caller.db, user_id, KINDS[type || 'all'], page);
    return { total_size, ...page, data: rows.map(serializeTransaction) };
  });

  onCustomer(addFund, schema.addFund, async ({ amount, payment_method, callback }, caller) => {
    const { id: user_id } = requireCustomer(caller);
    const config = await loadSettings(caller.db);
    if (!isOn(config.customer_wallet_status) || !isOn(config.add_fund_status)) throw new ApiError('add_fund');
    const rounded = roundMoney(amount, digitsOf(config));
    refuseOutside(rounded, config);
    const redirect_link = await startPayment(caller, {
      ...{ attribute: 'wallet', attribute_id: user_id, user_id, guest_id: null, gateway: payment_method },
      amount: rounded,
      callback: callback || `${caller.origin}/profile?page=wallet`,
    });
    return { redirect_link };
  });

  onCustomer(listWalletBonuses, nothing, async (_input, caller) => {
    requireCustomer(caller);
    refuseWhenOff(await loadSettings(caller.db));
    const rows = await listRunningBonuses(caller.db, (await loadMarketClock(caller.db, caller.now)).date);
    return rows.map((row) => ({
      id: row.id,
      title: localizeText(row.title, caller),
      description: localizeText(row.description, caller),
      bonus_type: row.bonus_type,
      bonus_amount: row.bonus_amount,
      minimum_add_amount: row.minimum_add_amount,
      maximum_bonus_amount: row.maximum_bonus_amount,
      start_date: row.start_date,
      end_date: row.end_date,
    }));
  });
};

function refuseWhenOff({ customer_wallet_status }: Settings): void {
  if (!isOn(customer_wallet_status)) throw new ApiError('wallet_off');
}

/** The rounded amount must lie within what the market lets customers add at once (WALLET-07). */
function refuseOutside(amount: number, config: Settings): void {
  const { least, most } = topUpLimits(config);
  if (!isTopUpRefused(amount, { least, most })) return;
  throw new ApiError('add_fund_amount', { least: shownMoney(least, config), most: shownMoney(most, config) });
}

/** What each filter of the list lets through; null is everything. */
const KINDS: Record<'all' | 'order' | 'add_fund' | 'loyalty_point' | 'referrer' | 'CashBack', WalletKind[] | null> = {
  all: null,
  order: ['order_place', 'order_refund', 'partial_payment', 'trip_booking'],
  add_fund: ['add_fund', 'add_fund_by_admin'],
  loyalty_point: ['loyalty_point'],
  referrer: ['referrer'],
  CashBack: ['CashBack'],
};

/** The order for which a referral was rewarded is somebody else's: its number stays here. */
function serializeTransaction({ created_at, reference, ...row }: WalletRow) {
  const told = row.transaction_type === 'referrer' ? null : reference;
  return { ...row, reference: told, created_at: created_at.toISOString() };
}
