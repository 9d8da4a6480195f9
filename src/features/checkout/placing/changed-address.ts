import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { savedAddressesQuery } from '@/features/address/api';
import { ApiFailure } from '@/lib/api/errors';
import { isRefusal } from '@/lib/api/refusal';
import { readSession } from '@/lib/session';
import type { Draft } from '../draft';

/**
 * Refuses an order to a saved address that was edited or deleted since it was shown, for example on another device. The
 * page shows the present one by then (beyond §1).
 */
export async function refuseChangedAddress(client: QueryClient, draft: Draft, t: TFunction): Promise<void> {
  const { token } = readSession();
  const { address: shown, order_type } = draft;
  if (!token || !shown || order_type !== 'delivery') return;
  const list = await client.fetchQuery({ ...savedAddressesQuery(token), staleTime: 0 }).catch((error: unknown) => {
    // A list that is refused says nothing about the address.
    if (isRefusal(error)) return null;
    throw error;
  });
  if (!list) return;
  const current = list.addresses.find(({ id }) => id === shown.id);
  if (replaceEqualDeep(shown, current) === shown) return;
  throw new ApiFailure(409, [{ code: 'address', message: t('checkout.address_changed') }]);
}
