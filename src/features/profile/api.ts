import { useQuery } from '@tanstack/react-query';
import { getCustomer, updateProfile, type Customer } from '@/contract/customer/customer';
import { listSessions } from '@/contract/auth/customer-session';
import { customerQuery } from '@/lib/api/customer';
import { useCall } from '@/lib/api/use-call';
import { useSession } from '@/lib/session';

export const profileQuery = (token: string | null) => customerQuery(token, getCustomer, {});

export const sessionsQuery = (token: string | null) => customerQuery(token, listSessions, {});

/** The customer's id, 0 of a guest, null until it is known. */
export function useReaderId(): number | null {
  const { token } = useSession();
  const { data } = useQuery(profileQuery(token));
  return token === null ? 0 : (data?.id ?? null);
}

/** The signed-in customer; undefined for everybody else and until known. */
export function useProfile(): Customer | undefined {
  const { token } = useSession();
  return useQuery(profileQuery(token)).data;
}

/** Also with the code that confirms a change; the form shows why it failed. */
export const useUpdateProfile = () => useCall(updateProfile, { silent: true });
