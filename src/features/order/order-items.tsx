import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@/contract/ordering/order';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { digitsOf } from '@/domain/money/money-display';
import { sum, times } from '@/domain/money/money';
import { hasEnded } from '@/domain/order/order-payment';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Button } from '@/ui/controls/button';
import { Name } from '@/ui/display/name';
import { Notice } from '@/ui/status/notice';
import { Panel } from '@/ui/display/panel';
import { Picture } from '@/ui/display/picture';
import { SkeletonRows } from '@/ui/status/skeleton';
import { useOrderLines } from './api';
import styles from './order-items.module.css';

/** The lines as they were at the time of the order. */
export function OrderItems({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { data: lines, isError, refetch } = useOrderLines({ order_id: order.id });
  const isWithout = order.prescription_order && lines?.length === 0;
  if (isWithout && hasEnded(order)) return null;
  if (isWithout) return <Notice>{t('order.pharmacy_chooses')}</Notice>;
  const count = lines?.reduce((pieces, { quantity }) => pieces + quantity, 0) ?? order.pieces_count;
  return (
    <Panel title={t('order.items', { count })}>
      {isError && !lines && (
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}>
          {t('order.items_failed')}
        </Notice>
      )}
      {!lines && !isError && <SkeletonRows count={order.details_count || 1} />}
      {lines && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Line({ line }: { line: OrderLine }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const digits = digitsOf(useConfig());
  return (
    <li className={styles.line}>
      <Picture
        src={line.image_full_url ?? '/images/no-picture.svg'}
        width={64}
        height={64}
        className={styles.picture}
      />
      <div>
        <p className="strong">
          <Name>{line.name}</Name>
        </p>
        {line.variation.length > 0 && <p className="t14 muted">{t('ui.list', { values: line.variation })}</p>}
        {line.add_ons.map(({ name, price, quantity }) => (
          <p key={name} className="t14 muted">
            + <Name>{name}</Name> <bdi className="num">× {quantity}</bdi> · <bdi className="num">{money(price)}</bdi>
          </p>
        ))}
        <p className="t14 muted">
          <bdi className="num">
            {line.quantity} × {money(line.price)}
          </bdi>
        </p>
      </div>
      <bdi className="num strong">
        {money(sum([times(line.price, line.quantity, digits), line.total_add_on_price], digits))}
      </bdi>
    </li>
  );
}
