import { useMutation } from '@tanstack/react-query';
import { logout } from '@/contract/auth/auth';
import { request } from '@/lib/api/browser';

/** Ends the session of a token that this browser has forgotten already. */
export const useRevokeToken = () =>
  useMutation({
    mutationKey: [logout.path],
    mutationFn: (token: string) => request(logout, {}, { headers: { authorization: `Bearer ${token}` } }),
    meta: { silent: true },
  });
