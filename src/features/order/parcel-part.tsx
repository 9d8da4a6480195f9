import { useState } from 'react';
import { useTranslation } from '@/i18n/react';
import { trackOrder } from '@/contract/order';
import type { TrackedOrder } from '@/contract/order-track';
import { returnParcel } from '@/contract/parcel';
import { Block } from '@/features/checkout/block';
import { useMoney } from '@/features/config/use-money';
import { useCall } from '@/lib/api/hooks';
import { ensureOwner } from '@/lib/guest';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import styles from './order-parts.module.css';

/** Both ends of a parcel; of its sender a receiver is told nothing. */
export function ParcelLegs({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { delivery_address: sender, receiver_details: receiver } = order;
  const ends = [
    { side: 'sender' as const, party: sender },
    { side: 'receiver' as const, party: receiver },
  ];
  return (
    <Block title={t('parcel.addresses')} isTitleHidden>
      <ul className={styles.legs}>
        {ends.map(
          ({ side, party }) =>
            party && (
              <li key={side}>
                <span className={styles.face}>
                  <Icon name={side === 'sender' ? 'package' : 'house'} />
                </span>
                <div>
                  <b className="strong">
                    {t(`parcel.${side}`)}: <bdi>{party.contact_person_name}</bdi>
                  </b>
                  <p>{party.address || party.road}</p>
                </div>
              </li>
            ),
        )}
      </ul>
      {sender && order.order_status !== 'canceled' && <p className={styles.text}>{t('parcel.follow_text')}</p>}
      {order.parcel_cancellation && <Returning order={order} given_up={order.parcel_cancellation} />}
    </Block>
  );
}

type GivenUp = NonNullable<TrackedOrder['parcel_cancellation']>;

/** A parcel that the courier had already; its sender confirms with its code that it is back. */
function Returning({ order, given_up }: { order: TrackedOrder; given_up: GivenUp }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync } = useCall(returnParcel, { refetch: [trackOrder] });
  const { return_otp, return_fee } = given_up;
  if (order.order_status !== 'canceled' || !return_otp) return null;
  async function confirm(code: string) {
    setBusy(true);
    const owner = await ensureOwner();
    await mutateAsync({ order_id: order.id, order_status: 'returned', return_otp: code, ...owner }).catch(() => {});
    setBusy(false);
  }
  return (
    <Notice tone="warn">
      <p className="strong">{t('parcel.returning_title')}</p>
      <p>{t('parcel.returning_text', { fee: money(return_fee) })}</p>
      <p>
        {t('parcel.code')}: <b className="num">{return_otp}</b>
      </p>
      <Button size="small" loading={isBusy} onClick={() => void confirm(return_otp)}>
        {t('parcel.returned')}
      </Button>
    </Notice>
  );
}
