import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { ids } from '@/contract/core/wire-values';
import { missingMessages } from '@/i18n/deferred-messages';
import { importPart } from '@/lib/import-part';
import { readSession, readValue, type Session } from '@/lib/session';

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
  else if (isOtherRental(was, now)) await settleRental(client, t, await findCartZones(client));
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

/** Where the owner's rental cart can be picked up. Nobody has seen it since signing in, or here at all: it is asked for. */
async function findCartZones(client: QueryClient): Promise<number[]> {
  const known = ids(readValue('rental-zones'));
  if (known.length > 0) return known;
  const { findPickupZones } = await importPart(() => import('@/features/rental/cart/rental-cart-api'));
  return findPickupZones(client);
}

/**
 * Moves a rental cart to the new zones if its provider picks up there; otherwise empties it (RENTAL-05, RENTAL-06).
 * `zones` are those of the cart.
 */
export async function settleRental(client: QueryClient, t: TFunction, zones: number[]): Promise<void> {
  if (zones.length === 0 || readSession().zone_ids.length === 0) return;
  const [{ settleRentalCart }] = await Promise.all([
    importPart(() => import('@/features/rental/zone-switch')),
    missingMessages(),
  ]);
  await settleRentalCart(client, t, zones);
}
