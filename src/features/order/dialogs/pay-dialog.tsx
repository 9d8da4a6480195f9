import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { paymentPage } from '@/domain/order/gateway-return';
import { isPayable } from '@/domain/order/order-payment';
import { toLanguage } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { useLeaving } from '@/features/checkout/payment/use-leaving';
import { useConfig } from '@/features/config/api';
import type { Closing } from '@/lib/dialogs';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/overlay/button';
import { RadioCard } from '@/ui/overlay/fields/choice';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { moneyIcons } from '@/ui/icons/money-icons';
import { useOrderOnce, useReloadOrders } from '../api';
import { orderHref } from '../order-href';
import styles from './cancel-dialog.module.css';

/** Chooses the gateway for an unpaid order; the browser returns to the order. */
export function PayDialog({ order, onClose }: { order: TrackedOrder } & Closing<boolean>) {
  const { t } = useTranslation();
  const { locale } = useRouter();
  const { active_payment_method_list: gateways } = useConfig();
  const name = useId();
  const [gateway, setGateway] = useState(gateways[0]?.gateway ?? '');
  const reload = useReloadOrders();
  const [leavingFor, leave] = useLeaving(() => void reload());
  useCloseOncePaid(order, () => onClose(true));

  function go() {
    const callback = `${location.origin}${languagePath(orderHref(order.id), toLanguage(locale))}`;
    const { id: order_id, user_id: customer_id, payment_token } = order;
    const page = paymentPage({ order_id, customer_id, payment_token, callback, gateway });
    leave(gateway, `/api/v1${page}`);
  }

  return (
    <Modal
      title={t('order.pay_title')}
      onClose={() => onClose(false)}
      foot={
        <Button block loading={leavingFor !== null} disabled={gateway === ''} onClick={go}>
          {t('order.action_pay')}
        </Button>
      }
    >
      <fieldset className={styles.reasons}>
        <legend className="vh">{t('order.pay_title')}</legend>
        {gateways.map((offered) => (
          <RadioCard
            key={offered.gateway}
            name={name}
            icon={moneyIcons.creditCard}
            title={offered.gateway_title || offered.gateway}
            checked={gateway === offered.gateway}
            onChange={() => setGateway(offered.gateway)}
          />
        ))}
      </fieldset>
      {gateways.length === 0 && <Notice>{t('order.pay_none')}</Notice>}
    </Modal>
  );
}

/** The order of the page below, which is loaded again after Back: once nothing is left to pay, there is nothing to ask. */
function useCloseOncePaid(order: TrackedOrder, onClose: () => void) {
  const { t } = useTranslation();
  const { data: current = order } = useOrderOnce({ order_id: order.id });
  const isSettled = !isPayable(current);
  const close = useEffectEvent(() => {
    if (current.payment_status === 'paid') void toast.success(t('order.return_paid'));
    onClose();
  });
  useEffect(() => {
    if (isSettled) close();
  }, [isSettled]);
}
