import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latinDigits } from '@/domain/text/latin-digits';
import { useDeviceOrders } from '@/features/checkout/placing/device-orders';
import { keptPlaced } from '@/features/checkout/placing/placed';
import { failureText } from '@/lib/api/failure-text';
import { isRefusal } from '@/lib/api/refusal';
import { ensureOwner } from '@/lib/api/guest';
import { useSession } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useTrackedOrder, type Followed } from '../api';
import type { TrackValues } from './track-form';
import { TrackFormSkeleton } from './track-form-skeleton';
import styles from './track-form.module.css';
import { useOwnAddress } from './use-sought';
import { browserOnly } from '@/ui/lazy/browser-only';

const TrackForm = browserOnly(
  () => import('./track-form').then((it) => it.TrackForm),
  () => <TrackFormSkeleton />,
);
const DeviceOrders = browserOnly(
  () => import('../list/device-orders').then((it) => it.DeviceOrders),
  () => <></>,
);
const TrackedOrder = browserOnly(
  () => import('./tracked-order').then((it) => it.TrackedOrder),
  () => <TrackFormSkeleton />,
);

type Props = { title: string };

/** Finds an order and follows it (ROUTE-14). */
export function TrackOrder({ title }: Props) {
  const { t } = useTranslation();
  const { query, isReady } = useRouter();
  const isHydrated = useHydrated();
  const asked = latinDigits(String(query.id ?? query.order_id ?? ''));
  const { followed, follow, isSought } = useFollowed(isHydrated && isReady ? Number(asked) : 0);
  const { data: order, error, isFetching, refetch } = useTrackedOrder(followed);
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
          failure={error && failureText(error, t)}
          onRetry={error && !isRefusal(error) ? refetch : undefined}
          onFind={(values) => void follow(values).then((isSame) => void (isSame && refetch()))}
        />
      ) : (
        <TrackFormSkeleton />
      )}
    </div>
  );
}

/** An order just placed in this tab, or of a signed-in customer, is followed without being asked for. */
function useFollowed(order_id: number) {
  const { token, guest_id } = useSession();
  const [asked, setAsked] = useState<Pick<Followed, 'order_id' | 'contact_number'> | null>(null);
  const remembered = useDeviceOrders().find((it) => it.order_id === order_id);
  const placed = keptPlaced(order_id) ?? (token === null ? remembered : null);
  const isOwn = Boolean(placed) || (token !== null && order_id > 0);
  const digits = digitsOf(placed?.contact_number);
  const chosen = asked ?? (isOwn ? { order_id, ...digits } : null);
  const owner = token || guest_id === null ? {} : { guest_id };

  /** Whether it is what was looked for before, which is then asked for once more. */
  async function follow({ order_id: number, contact_number }: TrackValues): Promise<boolean> {
    // Without an answer the search itself says that there is no connection.
    await ensureOwner().catch(() => {});
    const found = { order_id: Number(number.replace('#', '')), ...digitsOf(contact_number) };
    setAsked(found);
    return found.order_id === chosen?.order_id && found.contact_number === chosen.contact_number;
  }

  return { followed: chosen && { ...chosen, ...owner }, follow, isSought: asked !== null };
}

/** Sent without a plus, which would arrive as a blank (wire-format §7.5). */
function digitsOf(contact_number = ''): { contact_number?: string } {
  const digits = contact_number.replace(/\D/g, '');
  return digits ? { contact_number: digits } : {};
}
