import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/domain/limits';
import { SignInButton } from '@/features/auth/sign-in-button';
import { openLazyDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';
import { onIntent } from '@/ui/controls/on-intent';
import { useSession } from '@/lib/session';
import { useKeptFocus } from '@/lib/focus/use-kept-focus';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { TextField } from '@/ui/fields/text-field';
import { moneyIcons } from '@/ui/icons/money-icons';
import styles from './coupon.module.css';
import { useCouponEntry } from './use-coupon-entry';

const loadCoupons = () => importPart(() => import('./coupon-dialog'));

type Props = {
  /** The applied coupon, and its discount as text. */
  given: { code: string; saved: string } | null;
  /** The store whose coupons are offered. */
  store_id: number;
  /** Whether the coupons are for trips. */
  isRental?: boolean;
  /** Rejects with the refusal, which is shown under the field. */
  onApply: (code: string) => Promise<void>;
  onRemove: () => void;
};

/** A code to type or to choose, or the applied coupon with its discount. Guests are asked to sign in. */
export function CouponField({ given, onRemove, ...asked }: Props) {
  const { t } = useTranslation();
  const { token } = useSession();
  const field = useKeptFocus();
  if (!token) {
    return (
      <div className={styles.guest}>
        <Icon name={moneyIcons.ticket} />
        <span>{t('checkout.coupon_guest')}</span>
        <SignInButton look="text" size="small" />
      </div>
    );
  }
  return (
    <div ref={field}>
      {!given && <Asked {...asked} />}
      <div className={given ? styles.given : undefined}>
        {given && <Icon name={moneyIcons.ticket} />}
        {/* Always there: a status is announced when its content changes. */}
        <span role="status">
          {given && (
            <>
              <strong>
                <bdi>{given.code}</bdi>
              </strong>
              <span>{given.saved}</span>
            </>
          )}
        </span>
        {given && (
          <Button look="text" size="small" onClick={onRemove}>
            {t('ui.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Asked({ store_id, isRental = false, onApply }: Omit<Props, 'given' | 'onRemove'>) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const { root, apply, error, isBusy } = useCouponEntry(onApply);
  async function choose() {
    const chosen = await openLazyDialog(() => loadCoupons().then((mod) => mod.CouponDialog), {
      store_id,
      isRental,
    });
    if (chosen) apply(chosen);
  }
  return (
    <form
      ref={root}
      className={styles.asked}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(code);
      }}
    >
      <TextField
        label={t('checkout.coupon')}
        placeholder={t('checkout.coupon_hint')}
        dir="ltr"
        maxLength={limits.coupon_code_max}
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
      <Button
        look="text"
        size="small"
        icon={moneyIcons.ticket}
        className={styles.list}
        {...onIntent(loadCoupons)}
        onClick={() => void choose()}
      >
        {t('checkout.coupon_list')}
      </Button>
    </form>
  );
}
