import dynamic from 'next/dynamic';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/react';
import type { PaymentChoice, PaymentMethod } from '@/domain/payment-choice';
import { useMoney } from '@/features/config/use-money';
import { Checkbox, RadioCard } from '@/ui/choice';
import type { IconName } from '@/ui/icons';
import { Notice } from '@/ui/notice';
import { SkeletonLine } from '@/ui/skeleton';
import { Block } from './block';
import { ChangeFor } from './change-for';
import styles from './checkout.module.css';
import type { Facts, Payable } from './compose';
import type { ChangeDraft, Draft } from './draft';
import type { Problem } from './problem';

const OfflineForm = dynamic(() => import('./offline-form').then((it) => it.OfflineForm), {
  ssr: false,
  loading: () => <SkeletonLine />,
});

const icons: Record<PaymentMethod, IconName> = {
  cash_on_delivery: 'banknote',
  digital_payment: 'credit-card',
  offline_payment: 'landmark',
  wallet: 'wallet',
};

type Props = {
  facts: Pick<Facts, 'is_prescription' | 'offline_methods'>;
  order: Payable;
  draft: Draft;
  /** What the customer was told is wrong. */
  told: Problem | null;
  onChange: ChangeDraft;
};

/** The methods that configuration and zone have; what can not be chosen says why. */
export function PaymentSection({ facts, order, draft, told, onChange }: Props) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <Block id="checkout-payment" title={t('checkout.payment')}>
      {order.payments.length === 0 && <Notice tone="bad">{t('checkout.no_payment')}</Notice>}
      {facts.is_prescription && <Notice>{t('checkout.prescription_cash')}</Notice>}
      <WalletFirst order={order} draft={draft} onChange={onChange} />
      <div role="radiogroup" aria-label={t('checkout.payment')} className={styles.methods}>
        {order.payments.map((choice) => (
          <Method key={choice.payment_method} {...{ choice, name, order, draft, onChange }}>
            {choice.payment_method === 'cash_on_delivery' && (
              <ChangeFor order={order} draft={draft} isWrong={told === 'change_too_small'} onChange={onChange} />
            )}
            {choice.payment_method === 'offline_payment' && (
              <OfflineForm
                methods={facts.offline_methods}
                draft={draft}
                isTold={told === 'offline_missing'}
                onChange={onChange}
              />
            )}
          </Method>
        ))}
      </div>
    </Block>
  );
}

/** The wallet pays what it holds, another method the rest (api-contract §7.1, `partial_payment`). */
function WalletFirst({ order: { partial }, draft, onChange }: Pick<Props, 'order' | 'draft' | 'onChange'>) {
  const { t } = useTranslation();
  const { money } = useMoney();
  if (!partial) return null;
  const amounts = { wallet: money(partial.wallet), rest: money(partial.rest) };
  return (
    <Checkbox
      className={styles.walletFirst}
      checked={draft.partial}
      onChange={(event) => onChange({ partial: event.target.checked })}
    >
      {t('checkout.wallet_first', amounts)}
    </Checkbox>
  );
}

type MethodProps = Pick<Props, 'order' | 'draft' | 'onChange'> & {
  choice: PaymentChoice;
  name: string;
  /** What it asks once it is chosen. */
  children: ReactNode;
};

/** One card; digital payment has one for each gateway. */
function Method({ choice, name, order, draft, onChange, children }: MethodProps) {
  const { t } = useTranslation();
  const reason = useReason({ choice, order, draft });
  const { payment_method } = choice;
  const isChosen = reason === null && payment_method === draft.payment_method;
  if (payment_method === 'digital_payment') {
    return order.gateways.map(({ gateway, gateway_title, gateway_image_full_url: picture }) => (
      <RadioCard
        key={gateway}
        name={name}
        {...(picture ? { picture } : { icon: icons[payment_method] })}
        title={gateway_title || gateway}
        text={reason ?? t('checkout.pay_next_page')}
        checked={isChosen && draft.gateway === gateway}
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
        title={t(`checkout.pay_${payment_method}`)}
        text={reason ?? (payment_method === 'offline_payment' ? t('checkout.pay_offline_hint') : undefined)}
        checked={isChosen}
        disabled={reason !== null}
        onChange={() => onChange({ payment_method })}
      />
      {isChosen && children}
    </div>
  );
}

/** Null when it can be chosen. */
function useReason({ choice, order, draft }: Pick<MethodProps, 'choice' | 'order' | 'draft'>): string | null {
  const { t } = useTranslation();
  const { payment_method, problem } = choice;
  if (draft.partial && order.partial) {
    return order.partial.methods.includes(payment_method) ? null : t('checkout.pay_not_for_rest');
  }
  if (problem === 'is_guest') return t('checkout.pay_wallet_sign_in');
  if (problem === null) return null;
  return t(payment_method === 'wallet' ? 'checkout.pay_wallet_low' : 'checkout.pay_cash_limit');
}
