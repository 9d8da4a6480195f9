import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { listPastStatuses, pastKinds, type PastKind } from '@/domain/order/order-status';
import { ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { useMyOrders } from '../api';
import { History, HistoryList, type HistoryTab } from './history';
import { OrderCard } from './order-card';

/** Running and past orders. */
export function OrderList() {
  const { t } = useTranslation();
  return (
    <History
      page="my-orders"
      label={t('order.my_orders')}
      filterLabel={t('order.filter')}
      kinds={pastKinds.map((value) => ({ value, text: t(`order.kind_${value}`) }))}
    >
      {(tab, kind) => <Orders tab={tab} kind={kind} />}
    </History>
  );
}

function Orders({ tab, kind }: { tab: HistoryTab; kind: PastKind | null }) {
  const { t } = useTranslation();
  const list = useMyOrders(tab, kind);
  return (
    <HistoryList
      list={list}
      entries={list.data?.pages.flatMap(({ orders }) => orders).filter(isOfKind(kind))}
      failed={t('order.list_failed')}
      more={t('order.more')}
      none={<NoOrders tab={tab} isFiltered={kind !== null} />}
    >
      {(order) => <OrderCard order={order} />}
    </HistoryList>
  );
}

/** Other back ends answer past orders of every kind (wire-format §7.4). */
const isOfKind =
  (kind: PastKind | null) =>
  ({ order_status }: Order): boolean =>
    kind === null || listPastStatuses(kind).some((status) => status === order_status);

function NoOrders({ tab, isFiltered }: { tab: HistoryTab; isFiltered: boolean }) {
  const { t } = useTranslation();
  const name = isFiltered ? 'filtered' : tab;
  return (
    <EmptyState
      picture="/images/empty-cart.webp"
      title={t(`order.none_${name}`)}
      text={t(`order.none_${name}_text`)}
      action={isFiltered ? undefined : <ButtonLink href="/home">{t('order.find_something')}</ButtonLink>}
    />
  );
}
