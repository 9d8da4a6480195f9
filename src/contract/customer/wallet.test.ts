import { describe, expect, it } from 'vitest';
import { getCashback, listCashbacks } from '../ordering/cashback';
import { applyCoupon, listMyCoupons } from '../ordering/coupon';
import { listLoyaltyTransactions, transferPoints } from './loyalty';
import { listNotifications } from './notification';
import { addFund, listWalletBonuses, listWalletTransactions } from './wallet';

describe('the wallet', () => {
  const row = {
    id: 2,
    user_id: 1,
    transaction_id: 'w-2',
    credit: 50,
    debit: 0,
    admin_bonus: 5,
    balance: 55,
    transaction_type: 'add_fund',
    reference: null,
    created_at: '2026-01-01 10:00:00',
  };

  it.each([
    ['numbers', row],
    ['texts', { ...row, credit: '50.000', debit: '0.000', admin_bonus: '5', balance: '55.000' }],
  ])('[WALLET-01] has its history read from %s', async (_form, one) => {
    const read = await listWalletTransactions.read?.();
    const { user_id: _user, transaction_id: _transaction, ...expected } = row;
    expect(read?.({ total_size: 11, limit: '10', offset: '1', data: [one] })).toEqual({
      total_size: 11,
      limit: 10,
      offset: 1,
      data: [expected],
    });
  });

  it('is topped up at the address in the answer', async () => {
    const read = await addFund.read?.();
    expect(read?.({ redirect_link: 'https://pay.example/1' })).toEqual({ redirect_link: 'https://pay.example/1' });
  });

  it('has its bonuses read', async () => {
    const read = await listWalletBonuses.read?.();
    const bonus = {
      ...{ id: 1, title: 'T', description: 'D', bonus_type: 'percentage', bonus_amount: 10 },
      ...{ minimum_add_amount: 50, maximum_bonus_amount: 20, start_date: '2026-01-01', end_date: '2026-02-01' },
    };
    expect(read?.([{ ...bonus, bonus_amount: '10.00', status: 1 }])).toEqual([bonus]);
    expect(read?.({})).toEqual([]);
  });
});

describe('loyalty points', () => {
  it('have their history read', async () => {
    const read = await listLoyaltyTransactions.read?.();
    const row = {
      ...{ id: 1, credit: 140, debit: 0, balance: 140, transaction_type: 'order_place' },
      ...{ reference: '100001', created_at: '2026-01-01 10:00:00' },
    };
    expect(
      read?.({ total_size: 1, limit: 10, offset: 1, data: [{ ...row, credit: '140.000', reference: 100001 }] }),
    ).toEqual({
      total_size: 1,
      limit: 10,
      offset: 1,
      data: [row],
    });
  });

  it('answer a message when they are converted to money', async () => {
    const read = await transferPoints.read?.();
    expect(read?.({ message: 'Point to wallet transfer successfully.' })).toEqual({
      message: 'Point to wallet transfer successfully.',
    });
  });
});

describe('a coupon', () => {
  const row = {
    ...{ id: 5, title: 'Ten off', code: 'TEN', start_date: '2026-01-01', expire_date: '2026-03-01', min_purchase: 20 },
    ...{ max_discount: 0, discount: 10, discount_type: 'amount', coupon_type: 'store_wise', limit: 3, total_uses: 1 },
    ...{ module_id: 1, created_by: 'vendor', customer_id: '["all"]', store_id: 8 },
  };
  const { total_uses: _uses, module_id: _module, created_by: _by, customer_id: _customer, ...named } = row;
  const coupon = { ...named, zoneId: [] };

  it('[PRICE-24] is read from a list, where `data` is the name of its store', async () => {
    const read = await listMyCoupons.read?.();
    expect(read?.([{ ...row, data: 'Saffron Lane' }])).toEqual([{ ...coupon, data: [], store_name: 'Saffron Lane' }]);
    expect(read?.([{ ...row, store_id: undefined, data: 'x', store: { id: 8, name: 'Saffron Lane' } }])).toEqual([
      { ...coupon, data: [], store_name: 'Saffron Lane' },
    ]);
  });

  it('[PRICE-24] is read when it was applied, where `data` is ids as JSON text', async () => {
    const read = await applyCoupon.read?.();
    expect(read?.({ ...row, data: '["8"]', discount: '10.00' })).toEqual({ ...coupon, data: [8], store_name: null });
  });

  it('without a limit has none', async () => {
    const read = await applyCoupon.read?.();
    expect(read?.({ ...row, limit: null, data: '[]' })).toMatchObject({ limit: 0, store_name: null });
  });
});

describe('cashback', () => {
  const terms = { id: 1, cashback_type: 'percentage', cashback_amount: 5, min_purchase: 0, max_discount: 5 };

  it('is read from the list and for one amount', async () => {
    const [inList, of] = [await listCashbacks.read?.(), await getCashback.read?.()];
    const titled = { ...terms, title: 'Back', end_date: '2026-03-01' };
    expect(inList?.([{ ...titled, status: 1 }])).toEqual([titled]);
    expect(of?.({ ...terms, calculated_amount: '1.85' })).toEqual({ ...terms, calculated_amount: 1.85 });
    expect(of?.({ calculated_amount: 0 })).toMatchObject({ id: 0, calculated_amount: 0 });
  });
});

describe('notifications', () => {
  it('are read for everybody and for one customer', async () => {
    const read = await listNotifications.read?.();
    const created_at = '2026-01-01 10:00:00';
    const broadcast = { id: 1, title: 'News', description: 'D', image_full_url: 'https://m.example/1.png', created_at };
    const personal = {
      ...{ id: 2, user_id: 1, created_at },
      data: { title: 'On its way', description: 'E', order_id: 100001, type: 'order_status' },
    };
    expect(read?.([{ ...broadcast, data: { title: 'News' } }, personal])).toEqual([
      { ...broadcast, order_id: null, trip_id: null, type: 'push_notification' },
      {
        ...{ id: 2, title: 'On its way', description: 'E', image_full_url: null, order_id: 100001, trip_id: null },
        ...{ type: 'order_status', created_at },
      },
    ]);
  });
});
