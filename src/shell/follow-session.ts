import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { missingMessages } from '@/i18n/deferred-messages';
import { importPart } from '@/lib/import-part';
import type { Session } from '@/lib/session';
import { toast } from '@/lib/toast';

/**
 * Updates what depends on the customer or the market outside of the query cache: push messages, if they are enabled,
 * and rental's cart.
 */
export async function followSession(
  client: QueryClient,
  t: TFunction,
  { was, now }: { was: Session; now: Session },
): Promise<void> {
  if (was.token !== now.token) await movePush(client, now.token);
  else if (isOtherRental(was, now)) await tellRentalStays(client, t);
}

/** Push messages belong to the signed-in customer (PUSH-01). */
async function movePush(client: QueryClient, token: string | null): Promise<void> {
  const { keepPush, pausePush } = await importPart(() => import('@/features/profile/push'));
  // Failures are silent; the next sign-in tries again.
  await (token ? keepPush(client) : pausePush(client));
}

/** Whether the visitor has entered rental, or changed the zone in it. */
function isOtherRental(before: Session, now: Session): boolean {
  const isRental = ({ module }: Session) => module?.module_type === 'rental';
  return isRental(now) && (!isRental(before) || String(before.zone_ids) !== String(now.zone_ids));
}

/**
 * Says that a rental cart comes along to the new zones, since its provider picks up there (RENTAL-05). One that can not is
 * left by whatever loads it (RENTAL-06).
 */
async function tellRentalStays(client: QueryClient, t: TFunction): Promise<void> {
  const { hasCartHere } = await importPart(() => import('@/features/rental/cart/rental-cart-api'));
  if (!(await hasCartHere(client))) return;
  await missingMessages();
  void toast.success(t('location.location_set_successfully'));
}
