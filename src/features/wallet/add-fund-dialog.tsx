import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addFundForm } from '@/contract/customer/wallet-form.schema';
import { digitsOf } from '@/domain/money/money-display';
import { topUpBonus } from '@/domain/money/top-up-bonus';
import { isTopUpRefused, topUpLimits } from '@/domain/money/top-up-limits';
import { typedAmount } from '@/domain/money/typed-amount';
import { FormFrame } from '@/features/auth/form-parts';
import { useAuthForm } from '@/features/auth/use-auth-form';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { RadioCard } from '@/ui/overlay/fields/choice';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { TextField } from '@/ui/overlay/fields/text-field';
import { moneyIcons } from '@/ui/icons/money-icons';
import { useAddFund, useBonuses } from './api';
import styles from './add-fund-dialog.module.css';

/** The amount and the gateway of a top-up; the browser then leaves for the gateway (WALLET-02…09). */
export function AddFundDialog({ onClose }: Closing<never>) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const { active_payment_method_list: methods, currency_symbol, currency_symbol_direction } = config;
  const addFund = useAddFund();
  const formId = useId();
  const authForm = useAuthForm({
    // A single method is preselected.
    initial: { amount: '', payment_method: methods.length === 1 ? (methods[0]?.gateway ?? '') : '' },
    schema: addFundForm,
    submit: async ({ payment_method }) => {
      const callback = `${window.location.origin}${window.location.pathname}?page=wallet`;
      const wanted = { amount, payment_method, callback, payment_platform: 'web' };
      const { redirect_link } = await addFund.mutateAsync(wanted);
      window.location.assign(redirect_link);
    },
    codes: { add_fund: 'amount', add_fund_method: 'payment_method' },
  });
  const { amount: text, payment_method } = authForm.form.values;
  const amount = typedAmount(text, digitsOf(config)) ?? 0;
  const bounds = topUpLimits(config);
  const isUnclear = text.trim() !== '' && amount === 0;
  const isOutside = amount > 0 && isTopUpRefused(amount, bounds);
  const problem = isUnclear
    ? t('wallet.amount_unclear')
    : isOutside
      ? t('errors.add_fund_amount', { least: money(bounds.least), most: money(bounds.most) })
      : undefined;
  const sign = <span>{currency_symbol}</span>;

  return (
    <Modal
      onClose={onClose}
      title={t('wallet.add_fund_title')}
      foot={
        <Button type="submit" form={formId} disabled={isUnclear || isOutside} loading={authForm.form.isSubmitting}>
          {amount > 0 ? t('wallet.add_amount', { amount: money(amount) }) : t('wallet.add_fund')}
        </Button>
      }
    >
      <FormFrame of={authForm} id={formId}>
        <TextField
          label={t('wallet.amount_label')}
          inputMode="decimal"
          dir="ltr"
          placeholder="0.00"
          className={styles.sum}
          start={currency_symbol_direction === 'left' ? sign : undefined}
          end={currency_symbol_direction === 'right' ? sign : undefined}
          {...authForm.field('amount')}
          error={problem ?? authForm.errorOf('amount')}
        />
        <Usual
          amounts={bounds.amounts}
          amount={amount}
          onChoose={(value) => authForm.change('amount', String(value))}
        />
        <Extra amount={amount} />
        <Methods
          chosen={payment_method}
          error={authForm.errorOf('payment_method')}
          onChoose={(gateway) => authForm.change('payment_method', gateway)}
        />
      </FormFrame>
    </Modal>
  );
}

type MethodsProps = { chosen: string; error: string | undefined; onChoose: (gateway: string) => void };

function Methods({ chosen, error, onChoose }: MethodsProps) {
  const { t } = useTranslation();
  const { active_payment_method_list: methods } = useConfig();
  return (
    <fieldset className={styles.methods} aria-describedby={error ? 'method-error' : undefined}>
      <legend className="vh">{t('wallet.payment_method')}</legend>
      <div className={styles.methodList}>
        {methods.map(({ gateway, gateway_title, gateway_image_full_url }) => (
          <RadioCard
            key={gateway}
            name="payment_method"
            title={gateway_title}
            picture={gateway_image_full_url ?? undefined}
            value={gateway}
            checked={chosen === gateway}
            onChange={() => onChoose(gateway)}
          />
        ))}
      </div>
      {methods.length === 0 && <p className="muted">{t('wallet.no_methods')}</p>}
      {error && (
        <p id="method-error" role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type UsualProps = { amounts: readonly number[]; amount: number; onChoose: (amount: number) => void };

/** Typical amounts, one press each. */
function Usual({ amounts, amount, onChoose }: UsualProps) {
  const { t } = useTranslation();
  const { short } = useMoney();
  if (amounts.length === 0) return null;
  return (
    <div role="group" aria-label={t('wallet.amounts')} className={styles.quick}>
      {amounts.map((value) => (
        <button key={value} type="button" aria-pressed={amount === value} onClick={() => onChoose(value)}>
          <bdi className="num">{short(value)}</bdi>
        </button>
      ))}
    </div>
  );
}

/** The bonus that the market adds; the back end computes it again. */
function Extra({ amount }: { amount: number }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const extra = topUpBonus(useBonuses().data ?? [], amount, digitsOf(useConfig()));
  return (
    <div role="status">
      {extra > 0 && (
        <Notice tone="good" icon={moneyIcons.gift}>
          {t('wallet.bonus_with', { amount: money(extra) })}
        </Notice>
      )}
    </div>
  );
}
