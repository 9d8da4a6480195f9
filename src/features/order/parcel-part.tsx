import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { digitsOf } from '@/domain/money/money-display';
import { cashDue } from '@/domain/order/order-payment';
import { isComingBack } from '@/domain/order/order-status';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { PartyEnd } from '@/features/parcel/party-end';
import { Button } from '@/ui/controls/button';
import { onIntent } from '@/ui/controls/on-intent';
import { DescriptionList } from '@/ui/display/description-list';
import { Icon } from '@/ui/display/icon';
import { IconRows } from '@/ui/display/icon-rows';
import { Name } from '@/ui/display/name';
import { Panel } from '@/ui/display/panel';
import { moneyIcons } from '@/ui/icons/money-icons';
import type { Followed } from './api';
import { parcelBackDialog } from './order-dialogs';
import styles from './tracking/tracked-parts.module.css';

/** Both addresses of a parcel; a receiver does not see the sender's. */
export function ParcelLegs({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { delivery_address: sender, receiver_details: receiver } = order;
  return (
    <>
      <Panel title={t('order.addresses')} isTitleHidden>
        <IconRows>
          {sender && <PartyEnd side="sender" party={sender} />}
          {receiver && <PartyEnd side="receiver" party={receiver} />}
        </IconRows>
      </Panel>
    </>
  );
}

/** The parcel, the distance, and who pays. */
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
            <Name>{category.name}</Name>
          </b>
        </div>
      )}
      <DescriptionList entries={facts} />
    </>
  );
}

/** Who has to have cash ready, and when; nothing once it is paid or never will be. */
export function ParcelCash({ order, isShared = false }: { order: TrackedOrder; isShared?: boolean }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const due = cashDue(order, digitsOf(useConfig()));
  if (due === 0) return null;
  const payer = isShared ? 'yours' : (order.charge_payer ?? 'sender');
  return (
    <p className={styles.cash}>
      <Icon name={moneyIcons.banknote} />
      <span>{t(`parcel.cash_${payer}`, { amount: money(due) })}</span>
    </p>
  );
}

/** A parcel that is returned after collection; the sender confirms its arrival with a code. */
export function ParcelReturn({ order, followed }: { order: TrackedOrder; followed: Followed }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { return_otp, return_fee = 0 } = order.parcel_cancellation ?? {};
  if (!isComingBack(order) || !return_otp) return null;
  return (
    <Panel title={t('parcel.code')} end={<b className={`num ${styles.code}`}>{return_otp}</b>}>
      <p className="t14 muted">{t('parcel.returning_text')}</p>
      {return_fee > 0 && (
        <DescriptionList
          entries={[{ label: t('parcel.returning_fee'), value: <bdi className="num">{money(return_fee)}</bdi> }]}
        />
      )}
      <Button {...onIntent(parcelBackDialog.load)} onClick={() => void parcelBackDialog.open({ followed, return_otp })}>
        {t('parcel.returned')}
      </Button>
    </Panel>
  );
}

/** What a receiver sees besides the route. */
export function SharedParcel({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('parcel.summary')}>
      <ParcelThing order={order} />
      {order.charge_payer === 'receiver' && <ParcelCash order={order} isShared />}
      <p className="t14 muted">{t('parcel.shared_text')}</p>
    </Panel>
  );
}
