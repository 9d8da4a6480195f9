import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { latinDigits } from '@/domain/text/latin-digits';
import { useDeviceOrders } from '@/features/checkout/placing/device-orders';
import { guestOfPlaced, isOfNewAccount, keptPlaced } from '@/features/checkout/placing/placed';
import { failureText } from '@/lib/api/failure-text';
import { isRefusal } from '@/lib/api/refusal';
import { useSession } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useTrackedOrder, type Followed } from '../api';
import { linkFailure } from '../sharing/link-failure';
import type { TrackValues } from './track-form';
import { TrackFormSkeleton } from './track-form-skeleton';
import styles from './track-form.module.css';
import { useOwnAddress, useSearched, useSharedLink } from './use-sought';
import { browserOnly } from '@/ui/lazy/browser-only';

const TrackForm = browserOnly(
  () => import('./track-form').then((mod) => mod.TrackForm),
  () => <TrackFormSkeleton />,
);
const DeviceOrders = browserOnly(
  () => import('../list/device-orders').then((mod) => mod.DeviceOrders),
  () => <></>,
);
const TrackedOrder = browserOnly(
  () => import('./tracked-order').then((mod) => mod.TrackedOrder),
  () => (
    <div className={`wrap ${styles.page}`}>
      <TrackFormSkeleton />
    </div>
  ),
);

type Props = { title: string };

/** Finds an order and tracks it (ROUTE-14). */
export function TrackOrder({ title }: Props) {
  const { t } = useTranslation();
  const { query, isReady } = useRouter();
  const isHydrated = useHydrated();
  // The form at the parcel home sends the number as it was typed: '#12' names order 12.
  const asked = latinDigits(String(query.id ?? query.order_id ?? '')).replace('#', '');
  const { followed, follow, isSought } = useFollowed(isHydrated && isReady ? Number(asked) : 0);
  const { data: order, error, isFetching, refetch } = useTrackedOrder(followed);
  const isHidden = useHidden(followed, error);
  useOwnAddress(isSought, order, 'order_id');
  if (order && followed) return <TrackedOrder order={order} followed={followed} isSought={isSought} />;

  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1 className="t28">{title}</h1>
        <p className={styles.lead}>{t('order.track_lead')}</p>
      </header>
      {!asked && <DeviceOrders />}
      {isHydrated && isReady ? (
        <TrackForm
          key={asked}
          start={{ order_id: /^\d+$/.test(asked) ? asked : '', contact_number: '' }}
          isFinding={isFetching}
          failure={failureMessage(error, followed, t)}
          isOfNewAccount={isHidden}
          onRetry={error && !isRefusal(error) ? refetch : undefined}
          onFind={(values) => void (follow(values) && refetch())}
        />
      ) : (
        <TrackFormSkeleton />
      )}
    </div>
  );
}

function failureMessage(error: Error | null, followed: Followed | null, t: TFunction): string | null {
  if (!error) return null;
  return followed?.share_token ? linkFailure(error, t) : failureText(error, t);
}

/** Whether the order is not told because it belongs to an account that was made with it. */
function useHidden(followed: Followed | null, error: unknown): boolean {
  const session = useSession();
  return followed !== null && isOfNewAccount(followed.order_id, session, error);
}

/**
 * An order that a guest placed in this browser, a signed-in customer's order, or one of which the address has the token is
 * tracked without a search.
 */
function useFollowed(order_id: number) {
  const session = useSession();
  const { token } = session;
  const [searched, setSearched] = useSearched(order_id);
  const link = useSharedLink(searched !== null);
  const remembered = useDeviceOrders().find((deviceOrder) => deviceOrder.order_id === order_id);
  const placed = keptPlaced(order_id) ?? remembered;
  const isKnown = Boolean(placed) || (order_id > 0 && (token !== null || 'share_token' in link));
  const own = isKnown ? { id: order_id, contact_number: placed?.contact_number } : null;
  const chosen = toFollowed(searched ?? own);
  const owner = guestOfPlaced(chosen?.order_id ?? 0, session);

  /** Tracks an order; returns whether it is the same as before, which is then refetched. */
  function follow({ order_id: number, contact_number }: TrackValues): boolean {
    const search = { id: Number(number.replace('#', '')), contact_number };
    setSearched(search);
    const found = toFollowed(search);
    return found?.order_id === chosen?.order_id && found?.contact_number === chosen?.contact_number;
  }

  return { followed: chosen && { ...chosen, ...owner, ...link }, follow, isSought: searched !== null };
}

type Sought = { id: number; contact_number?: string | undefined };

/** The number is sent without a plus, which would be decoded as a space (wire-format §7.5). */
function toFollowed(sought: Sought | null): Pick<Followed, 'order_id' | 'contact_number'> | null {
  if (!sought) return null;
  const contact_number = sought.contact_number?.replace(/\D/g, '');
  return { order_id: sought.id, ...(contact_number && { contact_number }) };
}
