import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { orderActions } from '@/domain/order/order-actions';
import { useConfig } from '@/features/config/api';
import { useNow } from '@/lib/use-now';
import { Button, ButtonLink } from '@/ui/controls/button';
import { onIntent } from '@/ui/controls/on-intent';
import { moneyIcons } from '@/ui/icons/money-icons';
import { toolIcons } from '@/ui/icons/tool-icons';
import { reorderDialog } from '../order-dialogs';
import { orderHref, payHref, prescribeHref, trackHref } from '../order-href';
import { OrderStatusBadge } from '../order-status-badge';
import { useDayText, useUnpaidText } from '../order-texts';
import { PurchaseCard } from './purchase-card';

/** One order in the list: its store, time, amount and status. */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation();
  const day = useDayText();
  const actions = orderActions(order, useConfig(), useNow());
  const href = orderHref(order.id);
  const unpaid = useUnpaidText()(order);
  return (
    <PurchaseCard
      href={href}
      logo={order.store?.logo_full_url}
      icon="package"
      name={order.store?.name ?? t('order.parcel')}
      kind={t('order.order')}
      id={order.id}
      when={day(order.created_at)}
      content={order.pieces_count > 0 ? t('order.items', { count: order.pieces_count }) : null}
      badge={<OrderStatusBadge order={order} />}
      amount={order.order_amount}
      note={unpaid || null}
    >
      {actions.includes('pay') && (
        <ButtonLink size="small" icon={moneyIcons.wallet} href={payHref(order.id)}>
          {t('order.action_pay')}
        </ButtonLink>
      )}
      {actions.includes('track') && (
        <ButtonLink size="small" look="secondary" icon="map-pin" href={trackHref(order.id)}>
          {t('order.action_track')}
        </ButtonLink>
      )}
      {actions.includes('reorder') && (
        <Button
          size="small"
          look="secondary"
          icon={toolIcons.refresh}
          {...onIntent(reorderDialog.load)}
          onClick={() => void reorderDialog.open({ followed: { order_id: order.id }, module_id: order.module_id })}
        >
          {t('order.action_reorder')}
        </Button>
      )}
      {actions.includes('prescribe') && (
        <ButtonLink size="small" look="secondary" icon={toolIcons.upload} href={prescribeHref(order)}>
          {t('order.action_prescribe')}
        </ButtonLink>
      )}
      {actions.includes('review') && (
        <ButtonLink size="small" look="neutral" icon="star" href={`/rate-and-review/${order.id}`}>
          {t('order.action_review')}
        </ButtonLink>
      )}
      <ButtonLink size="small" look="text" href={href}>
        {t('order.details')}
      </ButtonLink>
    </PurchaseCard>
  );
}
