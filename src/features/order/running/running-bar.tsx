import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { isUnpaid } from '@/domain/order/order-payment';
import { IconButton } from '@/ui/controls/icon-button';
import { Link } from '@/ui/controls/link';
import { Icon } from '@/ui/display/icon';
import { Name } from '@/ui/display/name';
import { Expected } from '../tracking/expected';
import { ORDERS, trackHref } from '../order-href';
import { useHeadline } from '../order-texts';
import styles from './running-bar.module.css';

type Props = {
  order: Order;
  isGuest: boolean;
  /** The number of further running orders. */
  others: number;
  onDismiss: () => void;
};

/** Fixed above the bottom bar without a layout shift: its space is reserved below the footer. */
export function RunningBar({ order, isGuest, others, onDismiss }: Props) {
  const { t } = useTranslation();
  const headline = useHeadline(order);
  const href = isGuest ? `/track-order?order_id=${order.id}` : trackHref(order.id);
  return (
    <>
      <aside className={styles.bar} aria-label={t('order.running')}>
        <Link href={href} className={styles.link}>
          <Icon name={isUnpaid(order) ? 'circle-alert' : 'bike'} size={24} />
          <span className={styles.text}>
            <strong role="status">{headline}</strong>
            <small>
              <Name>{order.store?.name ?? t('order.parcel')}</Name>
            </small>
            <Expected order={order} isShort />
          </span>
        </Link>
        {others > 0 && (
          <Link href={ORDERS} className={styles.others}>
            {t('order.more_running', { count: others })}
          </Link>
        )}
        <IconButton icon="x" label={t('order.dismiss_running')} onClick={onDismiss} />
      </aside>
      <div className={styles.room} />
    </>
  );
}
