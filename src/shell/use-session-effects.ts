import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { useTranslation } from 'react-i18next';
import { getConfig } from '@/contract/config';
import { getLanding } from '@/contract/catalogue/content';
import { ids } from '@/contract/core/wire-values';
import { invalidate } from '@/lib/api/invalidate';
import { onExpiry, onProofWanted } from '@/lib/api/call-handlers';
import { forgetPersonal } from '@/lib/api/customer';
import { importPart } from '@/lib/import-part';
import { readSession, readValue, saveValue, subscribe, type Session } from '@/lib/session';

// What wants a fresh proof asks for it in a dialog, wherever it was called from.
onProofWanted(async (refusal) =>
  (await importPart(() => import('@/features/auth/proof/ask-for-proof'))).askForProof(refusal),
);

/** What follows when the session changes, ends, or is needed for the first time. */
export function useSessionEffects(hasBegun: boolean): void {
  useExpiry();
  useFreshAnswers();
  useEffect(() => {
    const { token, guest_id } = readSession();
    // A failure costs nothing: whoever needs the guest asks again and shows why it did not work.
    if (hasBegun && !token && !guest_id) requestGuestAhead().catch(() => {});
  }, [hasBegun]);
}

const requestGuestAhead = async () => (await importPart(() => import('@/lib/api/guest'))).ensureGuest();

/** Loads what follows when a stored token is refused, with its messages. */
function useExpiry(): void {
  const { t } = useTranslation();
  const { asPath } = useRouter();
  useEffect(() => {
    onExpiry(async () => {
      const [part] = await Promise.all([importPart(() => import('./session-ended')), missingMessages()]);
      await part.leaveEndedSession(t, asPath);
    });
    return () => onExpiry(() => {});
  }, [t, asPath]);
}

/** Answers depend on zone, module, place and customer, so a change of these makes them out of date. */
function useFreshAnswers(): void {
  const client = useQueryClient();
  const { t } = useTranslation();
  useEffect(() => {
    let before = readSession();
    return subscribe(() => {
      const [was, now] = [before, readSession()];
      before = now;
      // Signing in or out, here or in another tab: nothing of one customer stays for the next.
      if (was.token !== now.token) {
        forgetPersonal(client);
        // Whoever signs out here leaves nothing behind, not even what was ordered before signing in.
        if (was.token) saveValue('device-orders', null);
        movePush(client, now.token);
        saveValue('rental-zones', null);
      } else if (isOtherRental(was, now)) settleRental(client, t);
      if (marketOf(was) !== marketOf(now)) void invalidate(client, { predicate: isLocal });
    });
  }, [client, t]);
}

/** Messages follow whoever is signed in, where this browser had agreed to them (PUSH-01). */
function movePush(client: QueryClient, token: string | null): void {
  if (!readValue('push')) return;
  importPart(() => import('@/features/profile/push'))
    .then(({ keepPush, pausePush }) => (token ? keepPush(client) : pausePush(client)))
    // It is told to nobody; the next sign-in tries again.
    .catch(() => {});
}

/** Rental was chosen, or another zone in it. */
function isOtherRental(before: Session, now: Session): boolean {
  const isRental = ({ module }: Session) => module?.module_type === 'rental';
  return isRental(now) && (!isRental(before) || String(before.zone_ids) !== String(now.zone_ids));
}

/** A cart of vehicles goes along into zones where its provider picks up, and no further (RENTAL-05, RENTAL-06). */
function settleRental(client: QueryClient, t: TFunction): void {
  const zones = ids(readValue('rental-zones'));
  if (zones.length === 0 || readSession().zone_ids.length === 0) return;
  Promise.all([importPart(() => import('@/features/rental/zone-switch')), missingMessages()])
    .then(([{ settleRentalCart }]) => settleRentalCart(client, t, zones))
    // Without the script the cart stays as the server has it.
    .catch(() => {});
}

type Keyed = { queryKey: readonly unknown[] };

function marketOf({ zone_ids, module, currentLatLng }: Session): string {
  return JSON.stringify([zone_ids, module?.id, currentLatLng]);
}

/** The business is the same everywhere. */
const everywhere = new Set<unknown>([getConfig.path, getLanding.path]);
const isLocal = ({ queryKey: [path] }: Keyed) => !everywhere.has(path);
