import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentChoice, PaymentMethod } from '@/domain/checkout/payment-choice';
import { useMoney } from '@/features/config/use-money';
import { Checkbox, RadioCard } from '@/ui/fields/choice';
import type { IconName } from '@/ui/display/icons';
import { moneyIcons } from '@/ui/icons/money-icons';
import styles from '../checkout.module.css';
import type { Payable } from '../placing/compose';
import type { Draft } from '../draft';

const icons: Record<PaymentMethod, IconName> = {
  cash_on_delivery: moneyIcons.banknote,
  digital_payment: moneyIcons.creditCard,
  offline_payment: moneyIcons.landmark,
  wallet: moneyIcons.wallet,
};

/** The payment choices so far. */
export type Paying = Pick<Draft, 'payment_method' | 'gateway' | 'partial'>;

type Props = {
  order: Payable;
  paying: Paying;
  onChange: (change: Partial<Paying>) => void;
  /** The wallet's balance, shown where the wallet can pay. */
  balance?: number | undefined;
  /** The name of cash payment where nothing is delivered. */
  cashTitle?: string | undefined;
  /** Further fields of a chosen method. */
  below?: (method: PaymentMethod) => ReactNode;
};

/** The payment methods, with the wallet first where that is offered. A disabled method says why. */
export function PaymentMethods({ order, paying, onChange, balance, cashTitle, below }: Props) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <>
      <WalletFirst order={order} paying={paying} onChange={onChange} />
      <div role="radiogroup" aria-label={t('checkout.payment')} className={styles.methods}>
        {order.payments.map((choice) => (
          <Method key={choice.payment_method} {...{ choice, name, order, paying, onChange, balance, cashTitle }}>
            {below?.(choice.payment_method)}
          </Method>
        ))}
      </div>
    </>
  );
}

/** The wallet pays its balance, another method the rest (wire-format §7.1, `partial_payment`). */
function WalletFirst({ order: { partial }, paying, onChange }: Omit<Props, 'below'>) {
  const { t } = useTranslation();
  const { money } = useMoney();
  if (!partial) return null;
  const amounts = { wallet: money(partial.wallet), rest: money(partial.rest) };
  return (
    <Checkbox
      className={styles.walletFirst}
      checked={paying.partial}
      onChange={(event) => onChange({ partial: event.target.checked })}
    >
      {t('checkout.wallet_first', amounts)}
    </Checkbox>
  );
}

type MethodProps = Omit<Props, 'below'> & {
  choice: PaymentChoice;
  name: string;
  /** The fields of the method, shown while it is chosen. */
  children: ReactNode;
};

/** The card of one method; digital payment has one card for each gateway. */
function Method({ choice, name, order, paying, onChange, balance, cashTitle, children }: MethodProps) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const reason = useReason({ choice, order, paying });
  const { payment_method } = choice;
  const holds =
    payment_method === 'wallet' && balance ? t('checkout.wallet_holds', { amount: money(balance) }) : undefined;
  const isChosen = reason === null && payment_method === paying.payment_method;
  if (payment_method === 'digital_payment') {
    return order.gateways.map(({ gateway, gateway_title, gateway_image_full_url: picture }) => (
      <RadioCard
        key={gateway}
        name={name}
        {...(picture ? { picture } : { icon: icons[payment_method] })}
        title={gateway_title || gateway}
        text={reason ?? t('checkout.pay_next_page')}
        checked={isChosen && paying.gateway === gateway}
        disabled={reason !== null}
        onChange={() => onChange({ payment_method, gateway })}
      />
    ));
  }
  return (
    <div className={styles.method}>
      <RadioCard
        name={name}
        icon={icons[payment_method]}
        title={(payment_method === 'cash_on_delivery' && cashTitle) || t(`checkout.pay_${payment_method}`)}
        text={reason ?? (payment_method === 'offline_payment' ? t('checkout.pay_offline_hint') : holds)}
        checked={isChosen}
        disabled={reason !== null}
        onChange={() => onChange({ payment_method })}
      />
      {isChosen && children}
    </div>
  );
}

/** Why the method is disabled; null when it can be chosen. */
function useReason({ choice, order, paying }: Pick<MethodProps, 'choice' | 'order' | 'paying'>): string | null {
  const { t } = useTranslation();
  const { payment_method, problem } = choice;
  if (paying.partial && order.partial) {
    return order.partial.methods.includes(payment_method) ? null : t('checkout.pay_not_for_rest');
  }
  if (problem === 'is_guest') return t('checkout.pay_wallet_sign_in');
  if (problem === null) return null;
  return t(payment_method === 'wallet' ? 'checkout.pay_wallet_low' : 'checkout.pay_cash_limit');
}
