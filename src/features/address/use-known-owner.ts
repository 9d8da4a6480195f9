import { useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '@/features/profile/api';
import { useSession } from '@/lib/session';

/** The customer's id as far as it is known already, without asking for it: 0 for a guest, else null. */
export function useKnownOwner(): number | null {
  const client = useQueryClient();
  const { token } = useSession();
  return token === null ? 0 : (client.getQueryData(profileQuery(token).queryKey)?.id ?? null);
}
