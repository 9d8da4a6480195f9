import { useTranslation } from 'react-i18next';
import type { Order, OrderLine } from '@/contract/ordering/order';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { digitsOf } from '@/domain/money/money-display';
import { cashDue, hasEnded, isUnpaid } from '@/domain/order/order-payment';
import { placedAmounts } from '@/domain/order/placed-amounts';
import { AmountRows } from '@/features/checkout/summary/amounts';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { ButtonLink } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { IconRow, IconRows } from '@/ui/display/icon-rows';
import { Name } from '@/ui/display/name';
import { Panel } from '@/ui/display/panel';
import { NotLoaded } from '@/ui/status/not-loaded';
import { moneyIcons } from '@/ui/icons/money-icons';
import { travelIcons } from '@/ui/icons/travel-icons';
import { useOrderLines, type Followed } from '../api';
import { orderHref } from '../order-href';
import { ParcelCash, ParcelThing } from '../parcel-part';
import styles from './tracked-parts.module.css';

/** The start and the destination. `instruction` is what the courier was told, where nothing else on the page says it. */
export function OrderLegs({ order, instruction }: { order: Order; instruction?: string }) {
  const { t } = useTranslation();
  const { store, delivery_address: to } = order;
  const isFetched = order.order_type === 'take_away';
  const parts = to
    ? (['road', 'house', 'floor'] as const)
        // The address line often contains the road already.
        .filter((field) => to[field] && !(field === 'road' && to.address.includes(to.road)))
        .map((field) => t(`address.${field}_value`, { value: to[field] }))
    : [];
  return (
    <Panel title={t('order.addresses')} isTitleHidden>
      <IconRows>
        {store && (
          <IconRow icon={travelIcons.store}>
            <b className="strong">
              <Name>{store.name}</Name>
            </b>
            <p>
              <Name>{store.address}</Name>
            </p>
          </IconRow>
        )}
        {to && (
          <IconRow icon={isFetched ? 'user' : 'house'}>
            <b className="strong">
              <Name>{to.contact_person_name}</Name>
            </b>
            {!isFetched && (
              <p>
                <Name>{to.address}</Name>
                {(to.address ? ['', ...parts] : parts).join(' · ')}
              </p>
            )}
            {!isFetched && instruction && (
              <p>
                {t('order.instruction')}: <bdi>{instruction}</bdi>
              </p>
            )}
          </IconRow>
        )}
      </IconRows>
    </Panel>
  );
}

/** The code that the courier asks for at the door. Nobody comes to it before the order is paid as it has to be. */
export function DeliveryCode({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { otp } = order;
  if (!otp || hasEnded(order) || isUnpaid(order)) return null;
  return (
    <Panel title={t('order.code')} end={<b className={`num ${styles.code}`}>{otp}</b>}>
      <p className="t14 muted">{t(order.order_type === 'parcel' ? 'parcel.code_text' : 'order.code_text')}</p>
    </Panel>
  );
}

/** The lines without prices, for people who track somebody else's order. */
export function SharedLines({ order, followed }: { order: Order; followed: Followed }) {
  const { t } = useTranslation();
  const lines = useLines(order, followed);
  return (
    <Panel title={t('order.items', { count: lines.count })}>
      <LineList {...lines} />
      <p className="t14 muted">{t('order.shared_text')}</p>
    </Panel>
  );
}

/** Lines and amounts, with every row of the order. */
export function OrderAmounts({ order, followed }: { order: TrackedOrder; followed: Followed }) {
  const { t } = useTranslation();
  const config = useConfig();
  const lines = useLines(order, followed);
  const isParcel = order.order_type === 'parcel';
  const all = !order.is_guest && (
    <ButtonLink look="text" href={orderHref(order.id)}>
      {t('order.details')}
    </ButtonLink>
  );
  return (
    <Panel title={isParcel ? t('parcel.summary') : t('order.items', { count: lines.count })} end={all}>
      {isParcel ? <ParcelThing order={order} /> : <LineList {...lines} />}
      <AmountRows amounts={placedAmounts(order, digitsOf(config))} isDelivered={order.order_type !== 'take_away'} />
      {isParcel && <ParcelCash order={order} />}
      {!isParcel && <Cash order={order} />}
    </Panel>
  );
}

/** The cash to have ready at the door, or that it was paid there. */
function Cash({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const due = cashDue(order, digitsOf(useConfig()));
  const isPaid = order.payment_method === 'cash_on_delivery' && order.payment_status === 'paid';
  if (due === 0 && !isPaid) return null;
  return (
    <p className={styles.cash}>
      <Icon name={moneyIcons.banknote} />
      <span>{isPaid ? t('order.paid_cash') : t('order.have_ready', { amount: money(due) })}</span>
    </p>
  );
}

function useLines(order: Order, followed: Followed) {
  const { data: lines = [], isError, refetch } = useOrderLines(followed);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0) || order.pieces_count;
  return { lines, count, onRetry: isError ? refetch : undefined };
}

type LineProps = {
  lines: readonly OrderLine[];
  /** Set when loading failed. */
  onRetry: (() => unknown) | undefined;
};

function LineList({ lines, onRetry }: LineProps) {
  const { t } = useTranslation();
  if (lines.length === 0) return onRetry ? <NotLoaded title={t('order.items_failed')} onRetry={onRetry} /> : null;
  return (
    <ul>
      {lines.map((line) => {
        const facts = t('ui.list', { values: [...line.variation, ...line.add_ons.map(({ name }) => name)] });
        return (
          <li key={line.id} className={styles.line}>
            <bdi className="num">{line.quantity}×</bdi>
            <span>
              <Name>{line.name}</Name>
              {facts && <small>{facts}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
