import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/i18n/react';
import { openAuth } from '@/features/auth/open-auth';
import { useMoney } from '@/features/config/use-money';
import { ApiFailure } from '@/lib/api/errors';
import { openDialog } from '@/lib/dialogs';
import { request } from '@/lib/api/browser';
import { useSession } from '@/lib/session';
import { applyCoupon } from '@/contract/coupon';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import { couponQuery } from './api';
import styles from './coupon.module.css';
import type { ComposedOrder, Facts } from './compose';
import type { ChangeDraft } from './draft';

type Props = { facts: Facts; order: ComposedOrder; onChange: ChangeDraft };

/** A code to type or to choose; the given one with what it saves (PRICE-25…30). */
export function CouponBox({ facts, order, onChange }: Props) {
  const { t } = useTranslation();
  const { token } = useSession();
  if (!token) {
    return (
      <div className={styles.guest}>
        <Icon name="ticket" />
        <span>{t('checkout.coupon_guest')}</span>
        <Button look="text" size="small" onClick={() => void openAuth('sign-in', () => {})}>
          {t('checkout.sign_in')}
        </Button>
      </div>
    );
  }
  if (facts.coupon && !order.coupon_problem) return <Given {...{ facts, order, onChange }} />;
  return <Asked {...{ facts, order, onChange }} />;
}

function Given({ facts: { coupon }, order: { total }, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  if (!coupon) return null;
  const saved =
    coupon.coupon_type === 'free_delivery'
      ? t('checkout.coupon_free_delivery')
      : t('checkout.coupon_saves', { amount: money(total.coupon_discount) });
  return (
    <div className={styles.given} role="status">
      <Icon name="ticket" />
      <span>
        <strong>
          <bdi>{coupon.code}</bdi>
        </strong>
        <span>{saved}</span>
      </span>
      <Button look="text" size="small" onClick={() => onChange({ coupon_code: '' })}>
        {t('checkout.coupon_remove')}
      </Button>
    </div>
  );
}

function Asked({ facts, order, onChange }: Props) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const { apply, error, isBusy } = useApply({ facts, order, onChange });
  async function choose() {
    const { CouponDialog } = await import('./coupon-dialog');
    const chosen = await openDialog(CouponDialog, { store: facts.store });
    if (chosen) void apply(chosen);
  }
  return (
    <form
      className={styles.asked}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply(code);
      }}
    >
      <TextField
        label={t('checkout.coupon')}
        placeholder={t('checkout.coupon_hint')}
        dir="ltr"
        maxLength={60}
        autoCapitalize="characters"
        value={code}
        error={error ?? undefined}
        onChange={({ target }) => setCode(target.value)}
        end={
          <Button type="submit" look="text" size="small" loading={isBusy}>
            {t('checkout.coupon_apply')}
          </Button>
        }
      />
      <Button look="text" size="small" icon="ticket" className={styles.list} onClick={() => void choose()}>
        {t('checkout.coupon_list')}
      </Button>
    </form>
  );
}

/** Asks whether the code holds for this order; a refusal is told in its own words, under the field. */
function useApply({ facts, order, onChange }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { token } = useSession();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function apply(typed: string) {
    const code = typed.trim();
    if (!code) return setError(t('checkout.coupon_empty'));
    setBusy(true);
    setError(null);
    try {
      const input = { code, store_id: facts.store.id };
      const coupon = await request(applyCoupon, { ...input, order_amount: order.total.subtotal });
      client.setQueryData(couponQuery(token, input).queryKey, coupon);
      onChange({ coupon_code: code });
    } catch (failure) {
      setError((failure instanceof ApiFailure && failure.message) || t('errors.unexpected'));
    } finally {
      setBusy(false);
    }
  }
  return { apply, error, isBusy };
}
