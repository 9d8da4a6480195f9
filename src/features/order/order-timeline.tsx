import { useTranslation } from '@/i18n/react';
import type { Order } from '@/contract/order';
import { orderSteps, type OrderStep, type ShownStep } from '@/domain/order-status';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icons';
import { useMomentText } from './order-texts';
import styles from './order-timeline.module.css';

const icons: Record<OrderStep, IconName> = {
  placed: 'receipt',
  confirmed: 'check',
  preparing: 'clock',
  on_the_way: 'bike',
  delivered: 'house',
};

function stepsOf({ reached, ...order }: Order): ShownStep[] {
  return orderSteps({ ...order, ...reached });
}

/** Placed → confirmed → preparing → on the way → delivered, each with its time. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation();
  const moment = useMomentText();
  const isFetched = order.order_type === 'take_away';
  return (
    <ol className={styles.timeline}>
      {stepsOf(order).map(({ step, at, state }) => (
        <li
          key={step}
          className={classNames(state === 'done' && styles.done, state === 'current' && styles.now)}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot}>
            <Icon name={state === 'done' ? 'check' : icons[step]} size={16} />
          </span>
          <div>
            <b>{t(isFetched && step === 'delivered' ? 'order.step_picked_up' : `order.step_${step}`)}</b>
            {state === 'current' && step === 'on_the_way' && order.delivery_man && (
              <small>
                {t(order.order_type === 'parcel' ? 'parcel.courier_left' : 'order.courier_left', {
                  name: order.delivery_man.f_name,
                })}
              </small>
            )}
          </div>
          {at && state !== 'waiting' && (
            <time dateTime={at}>
              <bdi>{moment(at)}</bdi>
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The same in five bars. */
export function OrderBars({ order }: { order: Order }) {
  const { t } = useTranslation();
  const steps = stepsOf(order);
  const reached = steps.filter(({ state }) => state !== 'waiting').length;
  return (
    <div className={styles.bars} role="img" aria-label={t('order.step_of', { step: reached, total: steps.length })}>
      {steps.map(({ step, state }) => (
        <i key={step} className={classNames(state === 'done' && styles.full, state === 'current' && styles.half)} />
      ))}
    </div>
  );
}
