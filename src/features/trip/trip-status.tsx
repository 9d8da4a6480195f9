import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkFailure } from '@/features/order/sharing/link-failure';
import type { TrackValues } from '@/features/order/tracking/track-form';
import { TrackFormSkeleton } from '@/features/order/tracking/track-form-skeleton';
import styles from '@/features/order/tracking/track-form.module.css';
import { useOwnAddress, useSearched, useSharedLink } from '@/features/order/tracking/use-sought';
import { failureText } from '@/lib/api/failure-text';
import { isRefusal } from '@/lib/api/refusal';
import { tabMemory, useSession } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { record, text } from '@/contract/core/wire-values';
import { useTrip, type FollowedTrip } from './api';
import { useTripOwner } from './use-trip-owner';
import { browserOnly } from '@/ui/lazy/browser-only';

const TrackForm = browserOnly(
  () => import('@/features/order/tracking/track-form').then((mod) => mod.TrackForm),
  () => <TrackFormSkeleton />,
);
const DeviceTrips = browserOnly(
  () => import('./device-trips').then((mod) => mod.DeviceTrips),
  () => <></>,
);
const TripView = browserOnly(
  () => import('./trip-view').then((mod) => mod.TripView),
  () => (
    <div className={`wrap ${styles.page}`}>
      <TrackFormSkeleton />
    </div>
  ),
);

/**
 * `/rental/trip-status/[id]`, and 'Track Trip' (`/track-order` with `trip_id`): the visitor's own trip, or one found by
 * phone number.
 */
export function TripStatus() {
  const { t } = useTranslation();
  const { query, isReady } = useRouter();
  const isKnown = useHydrated() && isReady;
  const asked = String(query.id ?? query.trip_id ?? '');
  const { followed, follow, isSought } = useFollowed(isKnown ? Number.parseInt(asked, 10) : 0);
  const { data: trip, error, isFetching, refetch } = useTrip(followed);
  useOwnAddress(isSought, trip, 'trip_id');
  if (trip && followed) return <TripView trip={trip} followed={followed} isSought={isSought} />;
  // The visitor's own trips are searched before a phone number is asked for.
  const isByNumber = followed?.contact_number !== undefined;
  const isLooking = !isKnown || (followed !== null && !error && !isByNumber);

  return (
    <div className={`wrap ${styles.page}`}>
      <Lead isNamed={asked !== ''} />
      {isLooking ? (
        <TrackFormSkeleton />
      ) : (
        <TrackForm
          key={asked}
          isTrip
          start={{ order_id: /^\d+$/.test(asked) ? asked : '', contact_number: '' }}
          isFinding={isFetching}
          failure={failureMessage(error, followed, t)}
          onRetry={isLost(error) ? refetch : undefined}
          onFind={(values) => void (follow(values) && refetch())}
        />
      )}
    </div>
  );
}

function Lead({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <header>
        <h1 className="t28">{t('shell.track_trip')}</h1>
        <p className={styles.lead}>{t('trip.track_lead')}</p>
      </header>
      {!isNamed && <DeviceTrips />}
    </>
  );
}

const KEY = 'followed_trip';

/**
 * The trip in the URL, requested as the current visitor; by the token in the URL or by phone number, once
 * one was given, which the tab stores.
 */
function useFollowed(trip_id: number) {
  const { token, guest_id } = useSession();
  const [searched, setSearched] = useSearched(trip_id);
  const link = useSharedLink(searched !== null);
  const owner = useTripOwner(trip_id);
  const isGuestOfOld = useGuestOfOld(trip_id > 0, guest_id);
  const number = trip_id > 0 ? keptNumber(trip_id) : '';
  const isSomebody = token !== null || isGuestOfOld || 'share_token' in link;
  const own = trip_id > 0 && isSomebody ? { trip_id, ...(number && { contact_number: number }) } : null;
  const chosen = searched ? { trip_id: searched.id, contact_number: searched.contact_number } : own;

  /** Tracks a trip; returns whether it is the same as before, which is then refetched. */
  function follow({ order_id, contact_number }: TrackValues): boolean {
    const found = { trip_id: Number(order_id.replace('#', '')), contact_number: contact_number.replace(/\D/g, '') };
    tabMemory.save(KEY, found);
    setSearched({ id: found.trip_id, contact_number: found.contact_number });
    return found.trip_id === chosen?.trip_id && found.contact_number === chosen.contact_number;
  }

  return { followed: chosen && { ...chosen, ...owner, ...link }, follow, isSought: searched !== null };
}

/** A guest id that is created while the form is being filled in has no trips yet, so the form must stay. */
function useGuestOfOld(isKnown: boolean, guest_id: number | null): boolean {
  const [isOld, setOld] = useState<boolean | null>(null);
  if (isKnown && isOld === null) setOld(guest_id !== null);
  return isOld ?? false;
}

function keptNumber(trip_id: number): string {
  const raw = record(tabMemory.read(KEY));
  return raw.trip_id === trip_id ? text(raw.contact_number) : '';
}

/** The message of a failure. A visitor without a number is not told that they have no such trip of their own. */
function failureMessage(error: Error | null, followed: FollowedTrip | null, t: TFunction): string | null {
  if (!error) return null;
  if (followed?.share_token) return linkFailure(error, t);
  return followed?.contact_number !== undefined || isLost(error) ? failureText(error, t) : null;
}

const isLost = (error: Error | null) => error !== null && !isRefusal(error);
