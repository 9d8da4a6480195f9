import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockShape, dateFormat } from '@/domain/text/date-format';
import { useConfig } from '@/features/config/api';
import { EmptyState } from '@/ui/status/empty-state';
import { Icon } from '@/ui/display/icon';
import type { IconName } from '@/ui/display/icons';
import { More } from '@/ui/lists/more';
import { NotLoaded } from '@/ui/status/not-loaded';
import { SkeletonRows } from '@/ui/status/skeleton';
import { moneyIcons } from '@/ui/icons/money-icons';
import { travelIcons } from '@/ui/icons/travel-icons';
import { toolIcons } from '@/ui/icons/tool-icons';
import styles from './wallet.module.css';

/** A change of a balance, in money or points. */
type Transaction = {
  id: number;
  transaction_type: string;
  credit: number;
  debit: number;
  admin_bonus?: number;
  reference: string | null;
  created_at: string;
};

type Props = {
  title: string;
  /** The paginated list of the query. */
  list: {
    data: { pages: { data: Transaction[] }[] } | undefined;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  amount: (value: number) => string;
  empty: string;
  /** Filter chips. */
  filter?: ReactNode;
};

/** Credits and debits, grouped by day. */
export function Transactions({ title, list, amount, empty, filter }: Props) {
  const { t } = useTranslation();
  const days = useDays(list.data?.pages.flatMap((page) => page.data) ?? []);
  return (
    <section className={styles.block} aria-label={title}>
      <h2 className="t20">{title}</h2>
      {filter}
      {!list.data && !list.isError && <SkeletonRows />}
      {list.isError && !list.data && <NotLoaded title={t('wallet.failed')} onRetry={list.refetch} />}
      {list.data && days.length === 0 && <EmptyState icon="clock" title={empty} />}
      {days.map(({ day, rows }) => (
        <div key={day}>
          <h3 className={styles.day}>{day}</h3>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <Row key={row.id} of={row} amount={amount} />
            ))}
          </ul>
        </div>
      ))}
      {list.hasNextPage && (
        <More
          label={t('ui.show_more')}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </section>
  );
}

function Row({ of, amount }: { of: Transaction & { time: string }; amount: Props['amount'] }) {
  const { t } = useTranslation();
  const { transaction_type, credit, debit, admin_bonus = 0, reference, time } = of;
  const isIn = credit + admin_bonus > 0;
  const label = isIn ? (credited[transaction_type] ?? labels[transaction_type]) : labels[transaction_type];
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-in={isIn || undefined}>
        <Icon name={icons[transaction_type] ?? (isIn ? 'plus' : 'receipt')} />
      </span>
      <div>
        <b>{t(label ?? (isIn ? 'wallet.type_in' : 'wallet.type_out'))}</b>
        <small>
          {time}
          {/^\d+$/.test(reference ?? '') && (
            <>
              {' '}
              · <bdi className="num">#{reference}</bdi>
            </>
          )}
          {admin_bonus > 0 && <> · {t('wallet.with_bonus', { amount: amount(admin_bonus) })}</>}
        </small>
      </div>
      <span className={styles.amount} data-in={isIn || undefined}>
        {isIn ? `+${amount(credit + admin_bonus)}` : `−${amount(debit)}`}
      </span>
    </li>
  );
}

const icons: Record<string, IconName> = {
  add_fund: 'plus',
  order_place: 'shopping-bag',
  partial_payment: 'shopping-bag',
  order_refund: toolIcons.undo,
  loyalty_point: moneyIcons.award,
  point_to_wallet: moneyIcons.award,
  referrer: moneyIcons.gift,
  CashBack: 'badge-percent',
  trip_booking: travelIcons.car,
};

const labels: Record<string, ParseKeys> = {
  add_fund: 'wallet.type_add_fund',
  order_place: 'wallet.type_order_place',
  partial_payment: 'wallet.type_order_place',
  order_refund: 'wallet.type_order_refund',
  loyalty_point: 'wallet.type_loyalty_point',
  point_to_wallet: 'wallet.type_point_to_wallet',
  referrer: 'wallet.type_referrer',
  CashBack: 'wallet.type_cashback',
  trip_booking: 'wallet.type_trip_booking',
};

/** Loyalty points are earned by what is paid from the wallet. */
const credited: Record<string, ParseKeys> = { order_place: 'wallet.type_order_points' };

/** Groups the list by day in the market's time zone, in the same order. */
function useDays(rows: Transaction[]): { day: string; rows: (Transaction & { time: string })[] }[] {
  const { i18n } = useTranslation();
  const { timezone, timeformat } = useConfig();
  const date = dateFormat(i18n.language, timezone, { weekday: 'long', day: 'numeric', month: 'long' });
  const clock = dateFormat(i18n.language, timezone, clockShape(timeformat));
  const days: { day: string; rows: (Transaction & { time: string })[] }[] = [];
  for (const row of rows) {
    const at = new Date(row.created_at);
    const day = Number.isNaN(at.getTime()) ? '' : date.format(at);
    const known = days.at(-1);
    const entry = { ...row, time: day && clock.format(at) };
    if (known?.day === day) known.rows.push(entry);
    else days.push({ day, rows: [entry] });
  }
  return days;
}
