import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { AS_PUT } from '@/contract/core/as-put';
import type { PaymentStatus } from '@/contract/ordering/payment';
import { toLanguage } from '@/domain/text/language';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useProfile } from '@/features/profile/api';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/controls/button';
import { moneyIcons } from '@/ui/icons/money-icons';
import styles from '../placing/placed-order.module.css';
import { guestOfPlaced } from '../placing/placed';
import { gatewayPage } from './gateway-page';
import { usePayFromWallet, usePayInCash } from './payment-return-api';
import { useLeaving } from './use-leaving';

type Props = { status: PaymentStatus; onDone: () => void };

/** Retries a gateway, or offers another payment method; while one is under way the others can not be pressed. */
export function WaysToPay({ status, onDone }: Props) {
  const { t } = useTranslation();
  const { locale } = useRouter();
  const { money } = useMoney();
  const session = useSession();
  const { active_payment_method_list: gateways } = useConfig();
  const profile = useProfile();
  const cash = usePayInCash();
  const wallet = usePayFromWallet();
  const [leavingFor, leave] = useLeaving(onDone);
  const { order_id, due, payment_token } = status;
  const owner = guestOfPlaced(order_id, session);
  const customer_id = owner.guest_id ?? profile?.id ?? null;
  const isOfAccount = owner.guest_id === undefined;
  const language = toLanguage(locale);
  const canTry = status.can_pay_again && customer_id !== null;
  const hasWallet = isOfAccount && !wallet.isUnknown && profile !== undefined && profile.wallet_balance >= due;
  const isBusy = leavingFor !== null || cash.isPending || wallet.isPending;
  const pressed = (isThis: boolean) => ({ loading: isThis, disabled: isBusy && !isThis });
  return (
    <div className={styles.ways}>
      {canTry &&
        gateways.map(({ gateway, gateway_title }) => (
          <Button
            key={gateway}
            block
            icon={moneyIcons.creditCard}
            {...pressed(leavingFor === gateway)}
            onClick={() => leave(gateway, gatewayPage({ order_id, customer_id, payment_token, gateway, language }))}
          >
            {t('checkout.payment_again', { gateway: gateway_title || gateway })}
          </Button>
        ))}
      {hasWallet && status.can_pay_again && (
        <Button
          block
          look="secondary"
          icon={moneyIcons.wallet}
          {...pressed(wallet.isPending)}
          onClick={() => wallet.mutate({ order_id }, { onSettled: onDone })}
        >
          {t('checkout.payment_by_wallet', { amount: money(due) })}
        </Button>
      )}
      {status.can_pay_cash && (
        <Button
          block
          look="secondary"
          icon={moneyIcons.banknote}
          {...pressed(cash.isPending)}
          onClick={() => cash.mutate({ order_id, ...owner, ...AS_PUT }, { onSettled: onDone })}
        >
          {t('checkout.payment_by_cash')}
        </Button>
      )}
    </div>
  );
}
