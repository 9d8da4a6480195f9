import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import type { TripDetails } from '@/contract/rental/trip';
import type { GatewayFlag } from '@/domain/order/gateway-return';
import { canCancelTrip, isRunningTrip } from '@/domain/rental/trip-status';
import { TripProvider } from './trip-provider';
import { useGatewayFlag } from '@/features/checkout/payment/use-gateway-flag';
import parts from '@/features/order/tracking/tracked-parts.module.css';
import styles from '@/features/order/tracking/tracked-order.module.css';
import { ShareLink } from '@/features/order/sharing/share-link';
import { useSoughtHeading } from '@/features/order/tracking/use-sought';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Notice } from '@/ui/status/notice';
import { Panel } from '@/ui/display/panel';
import type { FollowedTrip } from './api';
import { FinishedTripButtons } from './finished-trip-buttons';
import { onIntent } from '@/ui/controls/on-intent';
import { cancelTripDialog } from './trip-dialogs';
import { TripBadge } from './trip-badge';
import { tripHref } from './trip-href';
import { TripMap } from './trip-map';
import { TripPayment } from './trip-payment';
import { TripPlaces } from './trip-places';
import { TripProgress } from './trip-progress';
import { TripReturn } from './trip-return';
import { TripVehicles } from './trip-vehicles';
import { useTripWait, type TripWait } from './use-trip-wait';
import { useTripTexts } from '@/features/rental/use-trip-texts';

type Props = {
  trip: TripDetails;
  followed: FollowedTrip;
  /** The trip was found by the search form: it replaces the form, and takes over its focus. */
  isSought: boolean;
};

/** A booked trip, refreshed as it progresses: next steps, vehicles and drivers, and the price. */
export function TripView({ trip, followed, isSought }: Props) {
  const { t } = useTranslation();
  const { trip_status: status, pickup_location: from } = trip;
  const flag = useGatewayFlag();
  const wait = useTripWait(trip, followed, flag);
  // People who track a trip by phone number or by a link may view it, but not change it.
  const isFollowing = followed.contact_number !== undefined || followed.share_token !== undefined;
  // Only its owner is told the token.
  const isOwn = !isFollowing || trip.share_token !== null;
  // Some back ends send them the price, others do not.
  const isPriceTold = isOwn || trip.trip_amount > 0;

  return (
    <div className={styles.root} data-map={from ? true : undefined}>
      {from && <TripMap from={from} to={trip.destination_location} />}
      <div className={styles.panel}>
        <Head trip={trip} isSought={isSought} />
        <Notices {...{ trip, flag, wait }} />
        {isOwn && <Code trip={trip} />}
        <Panel title={t('order.progress')} isTitleHidden>
          <TripProgress trip={trip} />
        </Panel>
        <TripVehicles trip={trip} />
        {trip.provider && <TripProvider provider={trip.provider} canChat={!trip.is_guest && isRunningTrip(status)} />}
        <TripPlaces trip={trip} />
        {isPriceTold && (
          <TripPayment trip={trip} followed={followed} canPay={isOwn && (!wait.isAwaited || wait.isOver)} />
        )}
        {isOwn && isRunningTrip(status) && (
          <ShareLink what="trip" path={tripHref(trip.id)} share_token={trip.share_token} />
        )}
        <Ways trip={trip} followed={followed} isOwn={isOwn} />
      </div>
    </div>
  );
}

/** What can still be done with the trip. */
function Ways({ trip, followed, isOwn }: Pick<Props, 'trip' | 'followed'> & { isOwn: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.ways}>
      {isOwn && canCancelTrip(trip) && (
        <Button
          look="secondary"
          {...onIntent(cancelTripDialog.load)}
          onClick={() => void cancelTripDialog.open({ followed })}
        >
          {t('trip.cancel')}
        </Button>
      )}
      {isOwn && <FinishedTripButtons trip={trip} />}
      <ButtonLink look="text" href="/help-and-support">
        {t('order.help')}
      </ButtonLink>
    </div>
  );
}

function Head({ trip, isSought }: Pick<Props, 'trip' | 'isSought'>) {
  const { t } = useTranslation();
  const heading = useSoughtHeading(isSought);
  const { moment } = useTripTexts();
  return (
    <>
      <div className={styles.id}>
        <span>
          {t('trip.trip')} <bdi className="num">#{trip.id}</bdi>
        </span>
        <TripBadge status={trip.trip_status} />
      </div>
      <div className={styles.eta}>
        <h1 ref={heading} className="t28" tabIndex={-1}>
          {t(`trip.headline_${trip.trip_status}`)}
        </h1>
        {isRunningTrip(trip.trip_status) && (
          <p>{t('trip.begins', { time: moment(trip.schedule_at ?? trip.created_at) })}</p>
        )}
        <p role="status" className="vh">
          {t('trip.announced', { status: t(`trip.status_${trip.trip_status}`) })}
        </p>
      </div>
    </>
  );
}

/** What has just happened: booked, back from a gateway, or canceled. */
function Notices({ trip, flag, wait }: Pick<Props, 'trip'> & { flag: GatewayFlag | null; wait: TripWait }) {
  const { t } = useTranslation();
  const { query } = useRouter();
  const { trip_status: status, cancellation_reason: reason } = trip;
  return (
    <>
      {query.booked && status === 'pending' && <Notice tone="good">{t('trip.booked')}</Notice>}
      {flag && <TripReturn {...{ flag, trip, wait }} />}
      {status === 'canceled' && (
        <Notice tone="bad">
          {t('trip.canceled_text')}
          {reason && ` ${t('order.canceled_reason', { reason })}`}
        </Notice>
      )}
    </>
  );
}

/** The code that the driver asks for at the start. */
function Code({ trip: { otp, trip_status } }: Pick<Props, 'trip'>) {
  const { t } = useTranslation();
  if (!otp || !isRunningTrip(trip_status)) return null;
  return (
    <Panel title={t('trip.code')} end={<b className={`num ${parts.code}`}>{otp}</b>}>
      <p className="t14 muted">{t('trip.code_text')}</p>
    </Panel>
  );
}
