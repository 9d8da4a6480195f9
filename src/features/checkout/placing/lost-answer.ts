import { useConfig } from '@/features/config/api';
import { openLazyDialog } from '@/lib/dialogs';

/** Whether the back end knows idempotency keys, so that the same call may be sent again (wire-format §2.1). */
export const useKnowsKeys = (): boolean => useConfig().extensions.includes('idempotency');

type Lost<Found> = {
  /** Looks for it in its owner's lists. */
  find: () => Promise<Found | null>;
  /** Ends the attempt, so that the next press starts a new one. */
  giveUp: () => void;
  isTrip?: boolean;
};

/** Looks for what a lost attempt was about. If it is not found, the customer decides what to do; nothing is sent. */
export async function askAboutLost<Found>({ find, giveUp, isTrip = false }: Lost<Found>): Promise<Found | null> {
  const found = await find();
  if (found) return found;
  const wantsNew = await openLazyDialog(() => import('./lost-dialog').then((mod) => mod.LostDialog), { isTrip });
  if (wantsNew) giveUp();
  return null;
}
