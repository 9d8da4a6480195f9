import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackValues } from '@/features/order/tracking/track-form';
import { TrackFormSkeleton } from '@/features/order/tracking/track-form-skeleton';
import styles from '@/features/order/tracking/track-form.module.css';
import { useOwnAddress } from '@/features/order/tracking/use-sought';
import { failureText } from '@/lib/api/failure-text';
import { isRefusal } from '@/lib/api/refusal';
import { ensureOwner } from '@/lib/api/guest';
import { tabMemory, useSession } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { record, text } from '@/contract/core/wire-values';
import { useTrip, type FollowedTrip } from './api';
import { browserOnly } from '@/ui/lazy/browser-only';

const TrackForm = browserOnly(
  () => import('@/features/order/tracking/track-form').then((it) => it.TrackForm),
  () => <TrackFormSkeleton />,
);
const DeviceTrips = browserOnly(
  () => import('./device-trips').then((it) => it.DeviceTrips),
  () => <></>,
);
const TripView = browserOnly(
  () => import('./trip-view').then((it) => it.TripView),
  () => <TrackFormSkeleton />,
);

/** `/rental/trip-status/[id]`, and 'Track Trip' (`/track-order`), where it is named by `trip_id`: a trip of one's own, or found by phone number. */
export function TripStatus() {
  const { t } = useTranslation();
  const { query, isReady } = useRouter();
  const isKnown = useHydrated() && isReady;
  const asked = String(query.id ?? query.trip_id ?? '');
  const { followed, follow, isSought } = useFollowed(isKnown ? Number.parseInt(asked, 10) : 0);
  const { data: trip, error, isFetching, refetch } = useTrip(followed);
  useOwnAddress(isSought, trip, 'trip_id');
  if (trip && followed) return <TripView trip={trip} followed={followed} isSought={isSought} />;
  // One's own is looked for before anybody is asked for a phone number.
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
          failure={failureOf(error, isByNumber, t)}
          onRetry={isLost(error) ? refetch : undefined}
          onFind={(values) => void follow(values).then((isSame) => void (isSame && refetch()))}
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

/** The trip in the address as whoever is here; by phone number once one was given, which the tab remembers. */
function useFollowed(trip_id: number) {
  const { token, guest_id } = useSession();
  const [asked, setAsked] = useState<Pick<FollowedTrip, 'trip_id' | 'contact_number'> | null>(null);
  const owner = token || guest_id === null ? {} : { guest_id };
  const isGuestOfOld = useGuestOfOld(trip_id > 0, guest_id);
  const number = trip_id > 0 ? keptNumber(trip_id) : '';
  const isSomebody = token !== null || isGuestOfOld;
  const own = trip_id > 0 && isSomebody ? { trip_id, ...(number && { contact_number: number }) } : null;
  const chosen = asked ?? own;

  /** Whether it is what was looked for before, which is then asked for once more. */
  async function follow({ order_id, contact_number }: TrackValues): Promise<boolean> {
    // Without an answer the search itself says that there is no connection.
    await ensureOwner().catch(() => {});
    const found = { trip_id: Number(order_id.replace('#', '')), contact_number: contact_number.replace(/\D/g, '') };
    tabMemory.save(KEY, found);
    setAsked(found);
    return found.trip_id === chosen?.trip_id && found.contact_number === chosen.contact_number;
  }

  return { followed: chosen && { ...chosen, ...owner }, follow, isSought: asked !== null };
}

/** A guest's id that comes while the form is being filled has no trips yet, and must not take the form away. */
function useGuestOfOld(isKnown: boolean, guest_id: number | null): boolean {
  const [isOld, setOld] = useState<boolean | null>(null);
  if (isKnown && isOld === null) setOld(guest_id !== null);
  return isOld ?? false;
}

function keptNumber(trip_id: number): string {
  const raw = record(tabMemory.read(KEY));
  return raw.trip_id === trip_id ? text(raw.contact_number) : '';
}

/** The text of a failure. Whoever looks by number is not told that no trip of their own was found. */
function failureOf(error: Error | null, isByNumber: boolean, t: TFunction): string | null {
  return error && (isByNumber || isLost(error)) ? failureText(error, t) : null;
}

const isLost = (error: Error | null) => error !== null && !isRefusal(error);
