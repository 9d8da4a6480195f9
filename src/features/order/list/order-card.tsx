import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { orderActions } from '@/domain/order/order-actions';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { toolIcons } from '@/ui/icons/tool-icons';
import { openReorderDialog } from '../order-dialogs';
import { orderHref } from '../order-href';
import styles from './order-list.module.css';
import { OrderStatusBadge } from '../order-status-badge';
import { useDayText } from '../order-texts';

/** One order in the list: where from, when, how much, how far. */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const day = useDayText();
  const config = useConfig();
  const actions = orderActions(order, config);
  const logo = order.store?.logo_full_url;
  return (
    <article className={styles.card}>
      <Link href={orderHref(order.id)} className={styles.link}>
        <span className={styles.logo}>
          {logo ? <img src={logo} alt="" width={56} height={56} loading="lazy" /> : <Icon name="package" size={24} />}
        </span>
        <span>
          <strong className="strong clamp2">
            <bdi>{order.store?.name ?? t('order.parcel')}</bdi>
          </strong>
          <span className={styles.facts}>
            <span>
              {t('order.order')} <bdi className="num">#{order.id}</bdi>
            </span>
            <br />
            <span>
              {day(order.created_at)}
              {order.pieces_count > 0 && (
                <>
                  {' · '}
                  <span>{t('order.items', { count: order.pieces_count })}</span>
                </>
              )}
            </span>
          </span>
        </span>
        <span className={styles.end}>
          <OrderStatusBadge status={order.order_status} />
          <bdi className="num strong">{money(order.order_amount)}</bdi>
        </span>
      </Link>
      <div className={styles.foot}>
        {actions.includes('track') && (
          <ButtonLink size="small" look="secondary" icon="map-pin" href={`/track-order/${order.id}`}>
            {t('order.action_track')}
          </ButtonLink>
        )}
        {actions.includes('reorder') && (
          <Button size="small" look="secondary" icon={toolIcons.refresh} onClick={() => void openReorderDialog(order)}>
            {t('order.action_reorder')}
          </Button>
        )}
        {actions.includes('review') && (
          <ButtonLink size="small" look="neutral" icon="star" href={`/rate-and-review/${order.id}`}>
            {t('order.action_review')}
          </ButtonLink>
        )}
        <ButtonLink size="small" look="text" href={orderHref(order.id)}>
          {t('order.details')}
        </ButtonLink>
      </div>
    </article>
  );
}
