import { addressForOrder } from '@/domain/place/saved-addresses';
import { useSavedAddresses } from '@/features/address/api';
import { useSession } from '@/lib/session';
import type { Draft } from './draft';

/**
 * The draft with the chosen saved address as the account has it now: it may have been edited since. While the customer
 * has chosen none, or has deleted the chosen one, it is the default one.
 */
export function useKnownAddress(draft: Draft): Draft {
  const { token, currentLatLng } = useSession();
  const { data } = useSavedAddresses();
  if (!token || !data) return draft;
  const { address: chosen, address_chosen_at } = draft;
  const current = data.addresses.find(({ id }) => id === chosen?.id);
  if (current) return { ...draft, address: current };
  const isPlaceChosen = chosen === null && address_chosen_at !== '';
  if (isPlaceChosen) return draft;
  return { ...draft, address: addressForOrder(data.addresses, currentLatLng), address_chosen_at: '' };
}
