import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { listCashbacks } from '@/contract/ordering/cashback';
import { listMyCoupons } from '@/contract/ordering/coupon';
import { listMyRentalCoupons } from '@/contract/rental/provider';
import { getCustomer } from '@/contract/customer/customer';
import { listLoyaltyTransactions, transferPoints } from '@/contract/customer/loyalty';
import { addFund, listWalletBonuses, listWalletTransactions, type walletFilters } from '@/contract/customer/wallet';
import { customerQuery } from '@/lib/api/customer';
import { infinite } from '@/lib/api/infinite';
import { invalidateCalls } from '@/lib/api/invalidate';
import { useCall } from '@/lib/api/use-call';
import { useSession } from '@/lib/session';
import { useEffectiveMarket } from '@/lib/use-page-market';

export type WalletFilter = (typeof walletFilters)[number];

const PAGE = 15;
const paged = { rows: 'data', staleTime: 0 } as const;

export function useWalletTransactions(type: WalletFilter) {
  const { token } = useSession();
  const list = infinite(listWalletTransactions, { limit: PAGE, type }, paged);
  return useInfiniteQuery({ ...list, queryKey: [...list.queryKey, { token }], enabled: token !== null });
}

export function useLoyaltyTransactions() {
  const { token } = useSession();
  const list = infinite(listLoyaltyTransactions, { limit: PAGE }, paged);
  return useInfiniteQuery({ ...list, queryKey: [...list.queryKey, { token }], enabled: token !== null });
}

export const useBonuses = () => useQuery(customerQuery(useSession().token, listWalletBonuses, {}));

/** The coupons in the customer's zone and module, for orders or for trips; no request without a place. */
export function useMyCoupons(enabled: boolean) {
  const { token, module } = useSession();
  const call = module?.module_type === 'rental' ? listMyRentalCoupons : listMyCoupons;
  return useQuery(customerQuery(token, call, {}, { enabled, market: useEffectiveMarket() }));
}

export function useCashbacks(enabled: boolean) {
  const { token } = useSession();
  return useQuery(customerQuery(token, listCashbacks, {}, { enabled, market: useEffectiveMarket() })).data ?? [];
}

/** Returns a function that loads the balance and its history again. */
export function useReloadWallet() {
  const client = useQueryClient();
  return () => invalidateCalls(client, getCustomer, listWalletTransactions);
}

/** The form shows refusals itself. */
export const useAddFund = () => useCall(addFund, { silent: true });

export const useTransferPoints = () =>
  useCall(transferPoints, {
    silent: true,
    success: 'wallet.transferred',
    refetch: [getCustomer, listWalletTransactions, listLoyaltyTransactions],
  });
