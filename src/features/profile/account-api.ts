import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '@/contract/auth/customer-session';
import { getCustomer } from '@/contract/customer/customer';
import { removeAccount, updateProfile } from '@/contract/customer/customer-writes';
import { customerQuery } from '@/lib/api/customer';
import { mutation } from '@/lib/api/hooks';
import { invalidateCalls } from '@/lib/api/invalidate';
import { useCall } from '@/lib/api/use-call';
import { useSession } from '@/lib/session';
import { startPush, stopPush } from './push';

/** Also sends the code that confirms a change; the form shows a failure. */
export const useUpdateProfile = () => useCall(updateProfile, { silent: true });

/** Returns a function that loads the customer again. */
export function useReloadCustomer() {
  const client = useQueryClient();
  return () => invalidateCalls(client, getCustomer);
}

/** The customer's active sessions. */
export function useSessions() {
  const { token } = useSession();
  return useQuery(customerQuery(token, listSessions, {}));
}

export const useEndSession = () =>
  useCall(endSession, { success: 'profile.device_signed_out', refetch: [listSessions] });

export const useEndOtherSessions = () =>
  useCall(endOtherSessions, { success: 'profile.others_signed_out', refetch: [listSessions] });

/** What follows also happens when the customer has closed the dialog meanwhile: the account is deleted all the same. */
export const useDeleteAccount = (after: { onSuccess: () => void; onError: (error: Error) => void }) =>
  useMutation({ ...mutation(removeAccount, { silent: true }), ...after });

/** Switches push messages to this browser on or off. */
export const useSwitchPush = () =>
  useMutation({
    mutationKey: ['push'],
    mutationFn: async (isWanted: boolean, { client }) => {
      await (isWanted ? startPush(client) : stopPush(client));
    },
  });
