import { useTranslation } from 'react-i18next';
import type { Cashback } from '@/contract/ordering/cashback';
import type { CustomerCoupon } from '@/contract/ordering/coupon';
import { useMoney } from '@/features/config/use-money';
import { isAlreadySaid } from '@/domain/text/already-said';
import { dateText } from '@/domain/text/date-text';
import { useSession } from '@/lib/session';
import { copyText } from '@/lib/copy-text';
import { Button, ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { Icon } from '@/ui/display/icon';
import { NotLoaded } from '@/ui/status/not-loaded';
import { SkeletonRows } from '@/ui/status/skeleton';
import { moneyIcons } from '@/ui/icons/money-icons';
import { Name } from '@/ui/display/name';
import { useCashbacks, useMyCoupons } from './api';
import styles from './wallet.module.css';

/** `/profile?page=coupons`: the customer's usable coupons here, and the cash-back offers. */
export function Coupons() {
  const { t } = useTranslation();
  const { zone_ids, module } = useSession();
  const hasPlace = zone_ids.length > 0 && module !== null;
  const { data: coupons, isError, refetch } = useMyCoupons(hasPlace);
  const cashbacks = useCashbacks(hasPlace);
  if (!hasPlace) {
    return (
      <EmptyState
        icon="map-pin"
        title={t('wallet.coupons_of_place')}
        text={t('wallet.coupons_of_place_text')}
        action={<ButtonLink href={zone_ids.length > 0 ? '/home' : '/'}>{t('wallet.choose_place')}</ButtonLink>}
      />
    );
  }
  if (isError && !coupons) return <NotLoaded title={t('wallet.coupons_failed')} onRetry={refetch} />;
  if (!coupons) return <SkeletonRows />;
  return (
    <div className="stack16">
      {coupons.length === 0 && (
        <EmptyState icon={moneyIcons.ticket} title={t('wallet.no_coupons')} text={t('wallet.no_coupons_text')} />
      )}
      <ul className={styles.coupons}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard of={coupon} />
          </li>
        ))}
      </ul>
      {cashbacks.length > 0 && (
        <section className={styles.block} aria-label={t('wallet.cashbacks')}>
          <h2 className="t20">{t('wallet.cashbacks')}</h2>
          <ul className={styles.rows}>
            {cashbacks.map((cashback) => (
              <CashbackRow key={cashback.id} of={cashback} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function CouponCard({ of }: { of: CustomerCoupon }) {
  const { t, i18n } = useTranslation();
  const { money } = useMoney();
  const { title, code, coupon_type, discount, discount_type, min_purchase, max_discount, expire_date, store_name } = of;
  const worth = discount_type === 'percent' ? `${discount}%` : money(Number(discount));
  const what = coupon_type === 'free_delivery' ? t('wallet.coupon_free_delivery') : t('wallet.coupon_off', { worth });
  const most = discount_type === 'percent' && Number(max_discount) > 0 && money(Number(max_discount));
  const isTold = isAlreadySaid(title, what);
  const terms = [
    Number(min_purchase) > 0 && t('wallet.coupon_from', { amount: money(Number(min_purchase)) }),
    most &&
      !isAlreadySaid(title, t('store.up_to', { off: what, amount: most })) &&
      t('wallet.coupon_cap', { amount: most }),
    store_name && t('wallet.coupon_store', { name: store_name }),
    expire_date && t('wallet.until', { date: dateText(expire_date, i18n.language) }),
  ].filter(Boolean);

  const copy = () => copyText(code, { copied: t('wallet.code_copied'), refused: t('ui.copy_refused') });

  return (
    <article className={styles.coupon}>
      <div>
        <h2 className="t20">{isTold ? <Name>{title}</Name> : what}</h2>
        {title && !isTold && (
          <p>
            <Name>{title}</Name>
          </p>
        )}
        <p className="muted">{terms.join(' · ')}</p>
      </div>
      <div className={styles.code}>
        <bdi className="num" dir="ltr">
          {code}
        </bdi>
        <Button
          look="neutral"
          size="small"
          icon={moneyIcons.copy}
          aria-label={t('wallet.copy_code', { code })}
          onClick={() => void copy()}
        >
          {t('wallet.copy')}
        </Button>
      </div>
    </article>
  );
}

function CashbackRow({ of }: { of: Cashback }) {
  const { t, i18n } = useTranslation();
  const { money } = useMoney();
  const { title, cashback_type, cashback_amount, min_purchase, max_discount, end_date } = of;
  const worth = cashback_type === 'percentage' ? `${cashback_amount}%` : money(cashback_amount);
  const terms = [
    min_purchase > 0 && t('wallet.coupon_from', { amount: money(min_purchase) }),
    max_discount > 0 && t('wallet.coupon_cap', { amount: money(max_discount) }),
    end_date && t('wallet.until', { date: dateText(end_date, i18n.language) }),
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-in>
        <Icon name="badge-percent" />
      </span>
      <div>
        <b>
          <Name>{title}</Name>
        </b>
        <small>{terms.join(' · ')}</small>
      </div>
      <bdi className={`num ${styles.amount}`} data-in>
        {worth}
      </bdi>
    </li>
  );
}
