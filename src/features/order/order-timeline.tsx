import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { orderSteps, type OrderStep, type ShownStep } from '@/domain/order/order-status';
import { classNames } from '@/ui/class-names';
import type { IconName } from '@/ui/display/icons';
import { Timeline } from '@/ui/display/timeline';
import { useMomentText } from './order-texts';
import styles from './order-timeline.module.css';

const icons: Record<OrderStep, IconName> = {
  placed: 'receipt',
  confirmed: 'check',
  preparing: 'clock',
  on_the_way: 'bike',
  delivered: 'house',
};

function timelineSteps({ reached, ...order }: Order): ShownStep[] {
  return orderSteps({ ...order, ...reached });
}

/** Placed → confirmed → preparing → on the way → delivered, each with its time. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation();
  const moment = useMomentText();
  const isFetched = order.order_type === 'take_away';
  const left = t(order.order_type === 'parcel' ? 'parcel.courier_left' : 'order.courier_left', {
    name: order.delivery_man?.f_name,
  });
  const steps = timelineSteps(order).map(({ step, at, state }) => ({
    ...{ step, at, state, icon: icons[step], moment: at ? moment(at) : '' },
    text: t(isFetched && step === 'delivered' ? 'order.step_picked_up' : `order.step_${step}`),
    note: state === 'current' && step === 'on_the_way' && order.delivery_man && <small>{left}</small>,
  }));
  return <Timeline steps={steps} />;
}

/** The same steps as five bars. */
export function OrderBars({ order }: { order: Order }) {
  const { t } = useTranslation();
  const steps = timelineSteps(order);
  const reached = steps.filter(({ state }) => state !== 'waiting').length;
  return (
    <div className={styles.bars} role="img" aria-label={t('order.step_of', { step: reached, total: steps.length })}>
      {steps.map(({ step, state }) => (
        <i key={step} className={classNames(state === 'done' && styles.full, state === 'current' && styles.half)} />
      ))}
    </div>
  );
}
