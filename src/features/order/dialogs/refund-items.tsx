import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@/contract/ordering/order';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { digitsOf } from '@/domain/money/money-display';
import { isWholeOrder, refundAmount } from '@/domain/order/refund-amount';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Name } from '@/ui/display/name';
import { Checkbox } from '@/ui/overlay/fields/choice';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { useOrderLines } from '../api';
import styles from './cancel-dialog.module.css';

type Props = {
  order: TrackedOrder;
  /** Ids of lines; empty for the whole order. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
};

/** The lines to be refunded and their amount; an order with one line offers no choice. */
export function RefundItems({ order, chosen, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const { data: lines = none, isError, refetch } = useOrderLines({ order_id: order.id });
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const amount = money(refundAmount(order, lines, chosen, digitsOf(config)));
  return (
    <>
      {config.refund_lines_status && isError && lines === none && (
        <NotLoaded title={t('order.items_failed')} onRetry={refetch} />
      )}
      {config.refund_lines_status && lines.length > 1 && (
        <fieldset className={styles.reasons}>
          <legend>{t('order.refund_what')}</legend>
          {lines.map(({ id, name, quantity }) => (
            <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
              <bdi className="num">{quantity}×</bdi> <Name>{name}</Name>
            </Checkbox>
          ))}
        </fieldset>
      )}
      <p className={styles.amount} role="status">
        {t(isWholeOrder(lines, chosen) ? 'order.refund_all' : 'order.refund_some', { amount })}
      </p>
    </>
  );
}

const none: OrderLine[] = [];
