import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { orderActions } from '@/domain/order/order-actions';
import { useConfig } from '@/features/config/api';
import { Button, ButtonLink } from '@/ui/controls/button';
import { onIntent } from '@/ui/controls/on-intent';
import { moneyIcons } from '@/ui/icons/money-icons';
import type { Followed } from '../api';
import { cashDialog, offlineDialog } from '../order-dialogs';
import { payHref } from '../order-href';
import { OfflineState } from '../order-notices';
import styles from './tracked-order.module.css';

type Props = { order: TrackedOrder; followed: Followed };

/** How an order of one's own is paid, while it is not: guests have no other page that offers it (beyond §2.5). */
export function TrackedPayment({ order, followed }: Props) {
  const { t } = useTranslation();
  const actions = orderActions(order, useConfig(), null);
  const { guest_id } = followed;
  const owner = guest_id === undefined ? undefined : { guest_id };
  // Where the details were wrong, the notice offers to correct them.
  const hasDetails = actions.includes('offline') && order.offline_payment?.status !== 'denied';
  const ways = [
    actions.includes('pay') && (
      <ButtonLink key="pay" icon={moneyIcons.creditCard} href={payHref(order.id)}>
        {t('order.action_pay')}
      </ButtonLink>
    ),
    actions.includes('cash') && (
      <Button
        key="cash"
        look="neutral"
        icon={moneyIcons.banknote}
        {...onIntent(cashDialog.load)}
        onClick={() => void cashDialog.open({ order, owner })}
      >
        {t('order.action_cash')}
      </Button>
    ),
    hasDetails && (
      <Button
        key="offline"
        look="neutral"
        icon={moneyIcons.landmark}
        {...onIntent(offlineDialog.load)}
        onClick={() => void offlineDialog.open({ order, owner })}
      >
        {t('order.action_offline')}
      </Button>
    ),
  ].filter(Boolean);

  return (
    <>
      {actions.includes('offline') && <OfflineState order={order} owner={owner} />}
      {ways.length > 0 && (
        <div className={styles.pay} role="group" aria-label={t('order.payment')}>
          {ways}
        </div>
      )}
    </>
  );
}
