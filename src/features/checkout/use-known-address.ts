import { addressForOrder } from '@/domain/place/saved-addresses';
import { useSavedAddresses } from '@/features/address/api';
import { useSession } from '@/lib/session';
import type { Draft } from './draft';

/** The draft with the default saved address while the customer has chosen none. */
export function useKnownAddress(draft: Draft): Draft {
  const { token, currentLatLng } = useSession();
  const { data } = useSavedAddresses();
  const hasChosen = draft.address !== null || draft.address_chosen_at !== '';
  if (!token || !data || hasChosen) return draft;
  return { ...draft, address: addressForOrder(data.addresses, currentLatLng) };
}
