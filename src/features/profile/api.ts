import { useQuery, type QueryClient } from '@tanstack/react-query';
import { getCustomer, type Customer } from '@/contract/customer/customer';
import { customerQuery } from '@/lib/api/customer';
import { readSession, useSession } from '@/lib/session';

export const profileQuery = (token: string | null) => customerQuery(token, getCustomer, {});

/** The profile of the signed-in customer; a guest has none. */
export function useProfileQuery() {
  return useQuery(profileQuery(useSession().token));
}

/** The signed-in customer; undefined for guests and until loaded. */
export const useProfile = (): Customer | undefined => useProfileQuery().data;

/** The customer's id, 0 for a guest, null until it is known. */
export function useCustomerId(): number | null {
  const { token } = useSession();
  const customer = useProfile();
  return token === null ? 0 : (customer?.id ?? null);
}

/** The same at this moment, fetched if necessary. */
export async function ensureCustomerId(client: QueryClient): Promise<number> {
  const { token } = readSession();
  return token === null ? 0 : (await client.ensureQueryData(profileQuery(token))).id;
}
