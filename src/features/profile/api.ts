import { useQuery, type QueryClient } from '@tanstack/react-query';
import { getCustomer, type Customer } from '@/contract/customer/customer';
import { customerQuery } from '@/lib/api/customer';
import { readSession, useSession } from '@/lib/session';

export const profileQuery = (token: string | null) => customerQuery(token, getCustomer, {});

/** The customer's id, 0 for a guest, null until it is known. */
export function useReaderId(): number | null {
  const { token } = useSession();
  const { data } = useQuery(profileQuery(token));
  return token === null ? 0 : (data?.id ?? null);
}

/** The same at this moment, without asking for it. */
export function knownReaderId(client: QueryClient): number | null {
  const { token } = readSession();
  return token === null ? 0 : (client.getQueryData(profileQuery(token).queryKey)?.id ?? null);
}

/** The same, fetched if necessary. */
export async function ensureReaderId(client: QueryClient): Promise<number> {
  const { token } = readSession();
  return token === null ? 0 : (await client.ensureQueryData(profileQuery(token))).id;
}

/** The signed-in customer; undefined for guests and until loaded. */
export function useProfile(): Customer | undefined {
  const { token } = useSession();
  return useQuery(profileQuery(token)).data;
}
