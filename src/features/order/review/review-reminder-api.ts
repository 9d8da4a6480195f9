import { useQuery } from '@tanstack/react-query';
import { dropReviewReminder, getReviewReminder } from '@/contract/ordering/review-reminder';
import { customerQuery } from '@/lib/api/customer';
import { useCall } from '@/lib/api/use-call';
import { useSession } from '@/lib/session';

/** The order that waits for a review; a failure is silent, because the customer did not ask for anything. */
export const useReviewReminder = (enabled: boolean) =>
  useQuery(customerQuery(useSession().token, getReviewReminder, {}, { staleTime: 0, retry: false, enabled }));

/** Stops the reminder for an order. */
export const useDropReviewReminder = () => useCall(dropReviewReminder, { silent: true });
