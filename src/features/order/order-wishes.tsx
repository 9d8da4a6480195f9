import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { Panel } from '@/ui/display/panel';
import styles from './order-items.module.css';

/** The wishes for the store and the courier; renders nothing when there are none. */
export function OrderWishes({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { delivery_instruction, unavailable_item_note, order_note, cutlery } = order;
  const wishes = [
    { label: t('order.instruction'), value: delivery_instruction },
    { label: t('order.unavailable_note'), value: unavailable_item_note },
    { label: t('order.cutlery'), value: cutlery ? t('order.with_cutlery') : '' },
    { label: t('order.note'), value: order_note },
  ].filter(({ value }) => value !== '');
  if (wishes.length === 0) return null;
  return (
    <Panel title={t('order.wishes')}>
      <dl className={styles.wishes}>
        {wishes.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
