import { useQueryClient } from '@tanstack/react-query';
import type { SavedAddress } from '@/contract/place/address';
import { newestAddress } from '@/domain/place/saved-addresses';
import { useSession } from '@/lib/session';
import { savedAddressesQuery } from './api';
import { openSavedAddress } from './open-address';

/** Opens the dialog of a new address and returns the saved address, found in the list, since the call returns no id. */
export function useAddAddress(): () => Promise<SavedAddress | undefined> {
  const client = useQueryClient();
  const { token } = useSession();
  return async () => {
    const options = savedAddressesQuery(token);
    const before = client.getQueryData(options.queryKey)?.addresses ?? [];
    if (!(await openSavedAddress())) return undefined;
    const { addresses } = await client.fetchQuery({ ...options, staleTime: 0 });
    return newestAddress(addresses, before) ?? undefined;
  };
}
