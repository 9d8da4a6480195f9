import { useMutation } from '@tanstack/react-query';
import { logout } from '@/contract/auth/auth';
import { request } from '@/lib/api/browser';

/** Revokes a token that this browser has already deleted. */
export const useRevokeToken = () =>
  useMutation({
    mutationKey: [logout.path],
    mutationFn: (token: string) => request(logout, {}, { headers: { authorization: `Bearer ${token}` } }),
    meta: { silent: true },
  });
