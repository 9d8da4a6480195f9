import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { orderActions, type OrderAction } from '@/domain/order/order-actions';
import { useConfig } from '@/features/config/api';
import { useNow } from '@/lib/use-now';
import { Button, ButtonLink } from '@/ui/controls/button';
import { onIntent } from '@/ui/controls/on-intent';
import type { IconName } from '@/ui/display/icons';
import { moneyIcons } from '@/ui/icons/money-icons';
import { toolIcons } from '@/ui/icons/tool-icons';
import { cancelDialog, cashDialog, offlineDialog, paymentDialog, refundDialog, reorderDialog } from './order-dialogs';
import styles from './my-order.module.css';
import { invoiceHref, prescribeHref, trackHref } from './order-href';

const icons: Record<OrderAction, IconName> = {
  track: 'map-pin',
  pay: moneyIcons.creditCard,
  cash: moneyIcons.banknote,
  offline: moneyIcons.landmark,
  review: 'star',
  reorder: toolIcons.refresh,
  prescribe: toolIcons.upload,
  refund: toolIcons.undo,
  invoice: 'file-text',
  cancel: 'x',
};

type Props = {
  order: TrackedOrder;
  /** A gateway claims that it is paid, which is looked up: meanwhile it must not be paid again. */
  isAwaited: boolean;
};

/** The actions possible on the order now; the first is the primary one. */
export function OrderButtons({ order, isAwaited }: Props) {
  const { t } = useTranslation();
  const config = useConfig();
  const actions = orderActions(order, config, useNow()).filter((orderAction) => {
    if (orderAction === 'pay' || orderAction === 'cash') return !isAwaited;
    return orderAction !== 'review' || !isAllReviewed(order);
  });
  const cancel = cancelDialog(order);
  const asks: Partial<Record<OrderAction, { load: () => Promise<unknown>; open: () => Promise<unknown> }>> = {
    pay: { load: paymentDialog.load, open: () => paymentDialog.open({ order }) },
    cash: { load: cashDialog.load, open: () => cashDialog.open({ order }) },
    offline: { load: offlineDialog.load, open: () => offlineDialog.open({ order }) },
    reorder: {
      load: reorderDialog.load,
      open: () => reorderDialog.open({ followed: { order_id: order.id }, module_id: order.module_id }),
    },
    refund: { load: refundDialog.load, open: () => refundDialog.open({ order }) },
    cancel: { load: cancel.load, open: () => cancel.open({ followed: { order_id: order.id }, order }) },
  };
  const pages: Partial<Record<OrderAction, string>> = {
    track: trackHref(order.id),
    review: `/rate-and-review/${order.id}`,
    invoice: invoiceHref(order.id),
    prescribe: prescribeHref(order),
  };

  function one(action: OrderAction, n: number): ReactElement {
    const look = { look: n === 0 && action !== 'invoice' ? ('primary' as const) : ('neutral' as const) };
    const isParcel = action === 'cancel' && order.order_type === 'parcel';
    const ask = asks[action];
    return ask ? (
      <Button key={action} {...look} icon={icons[action]} {...onIntent(ask.load)} onClick={() => void ask.open()}>
        {t(isParcel ? 'parcel.cancel' : `order.action_${action}`)}
      </Button>
    ) : (
      <ButtonLink key={action} {...look} icon={icons[action]} href={pages[action] ?? ''}>
        {t(`order.action_${action}`)}
      </ButtonLink>
    );
  }

  return (
    <div className={styles.buttons} role="group" aria-label={t('order.actions')}>
      {actions.map(one)}
    </div>
  );
}

const isAllReviewed = ({ is_reviewed, is_courier_reviewed, delivery_man }: TrackedOrder) =>
  is_reviewed && (is_courier_reviewed || delivery_man === null);
