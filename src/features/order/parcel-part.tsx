import { useState } from 'react';
import { useTranslation } from '@/i18n/react';
import type { DeliveryAddress } from '@/contract/order';
import type { TrackedOrder } from '@/contract/order-track';
import { isComingBack, isPreviousOrder } from '@/domain/order-status';
import { Block } from '@/features/checkout/block';
import { useMoney } from '@/features/config/use-money';
import { ShareLink } from '@/features/parcel/share-link';
import { ensureOwner } from '@/lib/guest';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useReturnParcel } from './api';
import styles from './order-parts.module.css';

/** Both ends of a parcel; of its sender a receiver is told nothing. */
export function ParcelLegs({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { delivery_address: sender, receiver_details: receiver } = order;
  return (
    <>
      <Block title={t('order.addresses')} isTitleHidden>
        <ul className={styles.legs}>
          {sender && <Leg side="sender" party={sender} />}
          {receiver && <Leg side="receiver" party={receiver} />}
        </ul>
      </Block>
      {sender && !isPreviousOrder(order.order_status) && (
        <Block title={t('parcel.share_title')}>
          <ShareLink order_id={order.id} />
        </Block>
      )}
    </>
  );
}

function Leg({ side, party }: { side: 'sender' | 'receiver'; party: DeliveryAddress }) {
  const { t } = useTranslation();
  const parts = (['house', 'floor'] as const)
    .filter((it) => party[it])
    .map((it) => t(`address.${it}_value`, { value: party[it] }));
  const street = party.address || party.road;
  return (
    <li>
      <span className={styles.face}>
        <Icon name={side === 'sender' ? 'package' : 'house'} />
      </span>
      <div>
        <b className="strong">
          {t(`parcel.${side}`)}: <bdi>{party.contact_person_name}</bdi>
        </b>
        {(street || parts.length > 0) && (
          <p>
            <bdi>{street}</bdi>
            {parts.map((it, n) => (street || n > 0 ? ` · ${it}` : it))}
          </p>
        )}
        {party.contact_person_number && (
          <p>
            <bdi dir="ltr" className="num">
              {party.contact_person_number}
            </bdi>
          </p>
        )}
      </div>
    </li>
  );
}

/** What is on its way, how far, and who pays for it. */
export function ParcelThing({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { parcel_category: category, charge_payer, distance } = order;
  const facts = [
    { label: t('parcel.distance'), value: distance > 0 ? t('ui.kilometres', { distance: distance.toFixed(1) }) : '' },
    { label: t('parcel.payer'), value: charge_payer ? t(`parcel.payer_${charge_payer}`) : '' },
  ].filter(({ value }) => value !== '');
  return (
    <>
      {category && (
        <div className={styles.thing}>
          {category.image_full_url && <img src={category.image_full_url} alt="" width={56} height={56} />}
          <b className="strong">
            <bdi>{category.name}</bdi>
          </b>
        </div>
      )}
      <dl className={styles.thingFacts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Who is to have cash ready, and when; nothing once it is paid or will not be. */
export function ParcelCash({ order, isShared = false }: { order: TrackedOrder; isShared?: boolean }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const isOpen = order.payment_method === 'cash_on_delivery' && order.payment_status !== 'paid';
  if (!isOpen || isPreviousOrder(order.order_status)) return null;
  const payer = isShared ? 'yours' : (order.charge_payer ?? 'sender');
  return (
    <p className={styles.cash}>
      <Icon name="banknote" />
      <span>{t(`parcel.cash_${payer}`, { amount: money(order.order_amount) })}</span>
    </p>
  );
}

/** A parcel that the courier had already; its sender confirms with its code that it is back. */
export function ParcelReturn({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync } = useReturnParcel();
  const { return_otp, return_fee = 0 } = order.parcel_cancellation ?? {};
  if (!isComingBack(order) || !return_otp) return null;
  async function confirm(code: string) {
    setBusy(true);
    const owner = await ensureOwner();
    // A refusal is told by the call itself.
    await mutateAsync({ order_id: order.id, order_status: 'returned', return_otp: code, ...owner }).catch(() => {});
    setBusy(false);
  }
  return (
    <Block title={t('parcel.code')} end={<b className={`num ${styles.code}`}>{return_otp}</b>}>
      <p className={styles.text}>{t('parcel.returning_text')}</p>
      {return_fee > 0 && (
        <dl className={styles.thingFacts}>
          <div>
            <dt>{t('parcel.returning_fee')}</dt>
            <dd>
              <bdi className="num">{money(return_fee)}</bdi>
            </dd>
          </div>
        </dl>
      )}
      <Button loading={isBusy} onClick={() => void confirm(return_otp)}>
        {t('parcel.returned')}
      </Button>
    </Block>
  );
}

/** What a receiver is told besides the way. */
export function SharedParcel({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  return (
    <Block title={t('parcel.summary')}>
      <ParcelThing order={order} />
      {order.charge_payer === 'receiver' && <ParcelCash order={order} isShared />}
      <p className={styles.text}>{t('parcel.shared_text')}</p>
    </Block>
  );
}
