import { useId } from 'react';
import { useTranslation } from '@/i18n/react';
import type { PaymentChoice, PaymentMethod } from '@/domain/payment-choice';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { RadioCard } from '@/ui/choice';
import { FieldBox } from '@/ui/field';
import type { IconName } from '@/ui/icons';
import { Notice } from '@/ui/notice';
import { Block } from './block';
import styles from './checkout.module.css';
import type { ComposedOrder } from './compose';
import type { ChangeDraft, Draft } from './draft';

const icons: Record<PaymentMethod, IconName> = {
  cash_on_delivery: 'banknote',
  digital_payment: 'credit-card',
  offline_payment: 'landmark',
  wallet: 'wallet',
};

type Props = { order: ComposedOrder; draft: Draft; isChangeWrong: boolean; onChange: ChangeDraft };

/** The methods that configuration and zone have; what can not be chosen says why. */
export function PaymentSection({ order, draft, isChangeWrong, onChange }: Props) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <Block id="checkout-payment" title={t('checkout.payment')}>
      {order.payments.length === 0 && <Notice tone="bad">{t('checkout.no_payment')}</Notice>}
      <div role="radiogroup" aria-label={t('checkout.payment')} className={styles.methods}>
        {order.payments.map((choice) => {
          const { payment_method } = choice;
          const reason = reasonKey(choice);
          const isChosen = reason === null && payment_method === draft.payment_method;
          return (
            <div key={payment_method} className={styles.method}>
              <RadioCard
                name={name}
                icon={icons[payment_method]}
                title={t(`checkout.pay_${payment_method}`)}
                text={reason && t(reason)}
                checked={isChosen}
                disabled={reason !== null}
                onChange={() => onChange({ payment_method })}
              />
              {isChosen && payment_method === 'cash_on_delivery' && (
                <ChangeFor order={order} draft={draft} isWrong={isChangeWrong} onChange={onChange} />
              )}
            </div>
          );
        })}
      </div>
    </Block>
  );
}

/** Null when it can be chosen: so far orders are paid in cash. */
function reasonKey({ payment_method, problem }: PaymentChoice) {
  if (payment_method === 'wallet' && problem === 'is_guest') return 'checkout.pay_wallet_sign_in';
  if (payment_method !== 'cash_on_delivery') return 'checkout.pay_not_yet';
  return problem === null ? null : 'checkout.pay_cash_limit';
}

type ChangeProps = { order: ComposedOrder; draft: Draft; isWrong: boolean; onChange: ChangeDraft };

/** How much the customer will pay with, so that the courier brings change. */
function ChangeFor({ order, draft, isWrong, onChange }: ChangeProps) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { currency_symbol, currency_symbol_direction: side } = useConfig();
  const id = useId();
  const symbol = <bdi>{currency_symbol}</bdi>;
  return (
    <div className={styles.change}>
      <label htmlFor={id}>{t('checkout.change_for')}</label>
      <FieldBox start={side === 'left' && symbol} end={side === 'right' && symbol} invalid={isWrong}>
        <input
          id={id}
          dir="ltr"
          inputMode="decimal"
          maxLength={12}
          value={draft.bring_change}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-help` : undefined}
          onChange={(event) => onChange({ bring_change: event.target.value })}
        />
      </FieldBox>
      {isWrong && (
        <span id={`${id}-help`} className={styles.wrong}>
          {t('checkout.change_too_small', { amount: money(order.total.total) })}
        </span>
      )}
    </div>
  );
}
