import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { useTranslation } from 'react-i18next';
import { getConfig } from '@/contract/config';
import { getLanding } from '@/contract/catalogue/content';
import { useCustomerId } from '@/features/profile/api';
import { invalidate } from '@/lib/api/invalidate';
import { onExpiry, onProofWanted } from '@/lib/api/call-handlers';
import { forgetPersonal } from '@/lib/api/customer';
import { importPart } from '@/lib/import-part';
import { readSession, readValue, saveValue, subscribe, tabMemory, type Session } from '@/lib/session';
import type * as Following from './follow-session';

// A call that needs a fresh proof of identity asks for it in a dialog.
onProofWanted(async (refusal) =>
  (await importPart(() => import('@/features/auth/proof/ask-for-proof'))).askForProof(refusal),
);

/** Effects of a session that changes, ends, or is needed for the first time. */
export function useSessionEffects(hasBegun: boolean): void {
  useExpiry();
  useFreshAnswers();
  useAdoption();
  const client = useQueryClient();
  useEffect(() => {
    const { token, guest_id } = readSession();
    // A failure is ignored: a call that needs the guest id requests it again and shows the error.
    if (hasBegun && !token && !guest_id) requestGuestAhead(client).catch(() => {});
  }, [client, hasBegun]);
}

const requestGuestAhead = async (client: QueryClient) =>
  (await importPart(() => import('@/lib/api/guest'))).requestGuestAhead(client);

/** Loads the handler for a refused token, with its messages. */
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

/** Invalidates queries when the zone, module, place or customer changes. */
function useFreshAnswers(): void {
  const client = useQueryClient();
  const { t } = useTranslation();
  useEffect(() => {
    let before = readSession();
    return subscribe(() => {
      const [was, now] = [before, readSession()];
      before = now;
      const hasPush = readValue('push');
      const isOther = { customer: was.token !== now.token, market: marketText(was) !== marketText(now) };
      // After signing in or out, here or in another tab, nothing of one customer is kept for the next.
      if (isOther.customer) {
        forgetPersonal(client);
        // Also what a guest typed before signing in; what the guest ordered stays as long as the guest's id (decision 006).
        if (was.token) for (const name of ofGuest) saveValue(name, null);
      }
      if (isOther.market) void invalidate(client, { predicate: isLocal });
      if (isOther.customer ? hasPush : isOther.market && now.module?.module_type === 'rental')
        followSession(client, t, { was, now });
    });
  }, [client, t]);
}

/** Loads the other effects. Without that script, push messages and rental's cart stay as they are. */
function followSession(...change: Parameters<typeof Following.followSession>): void {
  importPart(() => import('./follow-session'))
    .then((mod) => mod.followSession(...change))
    .catch(() => {});
}

/** What a guest has begun is the account's once that is known. */
function useAdoption(): void {
  const id = useCustomerId();
  useEffect(() => {
    if (id) tabMemory.adopt(id);
  }, [id]);
}

const ofGuest = ['guest_contact', 'guest_address'] as const;

type Keyed = { queryKey: readonly unknown[] };

function marketText({ zone_ids, module, currentLatLng }: Session): string {
  return JSON.stringify([zone_ids, module?.id, currentLatLng]);
}

/** Answers that do not depend on the market. */
const everywhere = new Set<unknown>([getConfig.path, getLanding.path]);
const isLocal = ({ queryKey: [path] }: Keyed) => !everywhere.has(path);
