import { useTranslation } from '@/i18n/react';
import { addFundForm } from '@/contract/wallet-form.schema';
import { FormFrame } from '@/features/auth/form-parts';
import { useAuthForm } from '@/features/auth/use-auth-form';
import { useConfig } from '@/features/config/api';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/button';
import { RadioCard } from '@/ui/choice';
import { Modal } from '@/ui/modal';
import { TextField } from '@/ui/text-field';
import { useAddFund } from './api';
import styles from './wallet.module.css';

/** How much, and through which gateway; the browser then leaves for it (WALLET-02…09). */
export function AddFundDialog({ onClose }: Closing<never>) {
  const { t } = useTranslation();
  const { active_payment_method_list: methods, currency_symbol, currency_symbol_direction } = useConfig();
  const addFund = useAddFund();
  const it = useAuthForm({
    initial: { amount: '', payment_method: '' },
    schema: addFundForm,
    submit: async ({ amount, payment_method }) => {
      const callback = `${window.location.origin}${window.location.pathname}?page=wallet`;
      const wanted = { amount: Number(amount), payment_method, callback, payment_platform: 'web' };
      const { redirect_link } = await addFund.mutateAsync(wanted);
      window.location.assign(redirect_link);
    },
    codes: { add_fund: 'amount', add_fund_method: 'payment_method' },
  });
  const { amount, payment_method } = it.form.values;
  const methodError = it.errorOf('payment_method');
  const sign = <span className="muted">{currency_symbol}</span>;

  return (
    <Modal open onClose={onClose} title={t('wallet.add_fund_title')} closeLabel={t('ui.close')}>
      <FormFrame of={it}>
        <TextField
          label={t('wallet.amount_label')}
          inputMode="decimal"
          dir="ltr"
          start={currency_symbol_direction === 'left' ? sign : undefined}
          end={currency_symbol_direction === 'right' ? sign : undefined}
          {...it.field('amount')}
        />
        <fieldset className={styles.methods} aria-describedby={methodError ? 'method-error' : undefined}>
          <legend>{t('wallet.payment_method')}</legend>
          <div className={styles.methodList}>
            {methods.map(({ gateway, gateway_title, gateway_image_full_url }) => (
              <RadioCard
                key={gateway}
                name="payment_method"
                title={gateway_title}
                picture={gateway_image_full_url ?? undefined}
                value={gateway}
                checked={payment_method === gateway}
                onChange={() => it.change('payment_method', gateway)}
              />
            ))}
          </div>
          {methods.length === 0 && <p className="muted">{t('wallet.no_methods')}</p>}
          {methodError && (
            <p id="method-error" role="alert" className={styles.error}>
              {methodError}
            </p>
          )}
        </fieldset>
        <Button type="submit" block disabled={amount !== '' && !(Number(amount) > 0)} loading={it.form.isSubmitting}>
          {t('wallet.add_fund')}
        </Button>
      </FormFrame>
    </Modal>
  );
}
