import { useTranslation } from 'react-i18next';
import type { CustomerCoupon } from '@/contract/ordering/coupon';
import { isCouponOfferedAt } from '@/domain/checkout/coupon';
import { isAlreadySaid } from '@/domain/text/already-said';
import { useMoney } from '@/features/config/use-money';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { EmptyState } from '@/ui/status/empty-state';
import { Icon } from '@/ui/display/icon';
import { Modal } from '@/ui/overlay/modal';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { moneyIcons } from '@/ui/icons/money-icons';
import { useUsableCoupons } from '../api';
import styles from './coupon.module.css';

type Props = { store_id: number; /** Whether the coupons are for trips. */ isRental: boolean };

/** The coupons that this customer can use here; returns the chosen code. */
export function CouponDialog({ store_id, isRental, onClose }: Props & Closing<string>) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useUsableCoupons(isRental);
  // Coupons of other stores can not be used here, so they are not offered.
  const offered = data?.filter((coupon) => isCouponOfferedAt(store_id, coupon));
  return (
    <Modal title={t('checkout.coupon_list')} width={450} onClose={() => onClose()}>
      {offered && offered.length > 0 && (
        <ul className={styles.coupons}>
          {offered.map((coupon) => (
            <Row key={coupon.id} coupon={coupon} onChoose={() => onClose(coupon.code)} />
          ))}
        </ul>
      )}
      {isError && !data && <NotLoaded title={t('checkout.coupons_failed')} onRetry={refetch} />}
      {offered?.length === 0 && <EmptyState icon={moneyIcons.ticket} title={t('checkout.coupon_none')} />}
      {!data && !isError && <SkeletonRows count={3} />}
    </Modal>
  );
}

function Row({ coupon, onChoose }: { coupon: CustomerCoupon; onChoose: () => void }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { discount, discount_type, min_purchase, code, title } = coupon;
  const amount = discount_type === 'percent' ? `${discount}%` : money(discount);
  const what =
    coupon.coupon_type === 'free_delivery' ? t('checkout.free_delivery') : t('checkout.coupon_off', { amount });
  const from = min_purchase > 0 && t('checkout.coupon_from', { amount: money(min_purchase) });
  return (
    <li className={styles.coupon}>
      <Icon name={moneyIcons.ticket} />
      <span>
        <strong>{title || what}</strong>
        <span>
          <bdi>{code}</bdi>
          {title && !isAlreadySaid(title, what) && ` · ${what}`}
          {from && ` · ${from}`}
        </span>
      </span>
      <Button look="secondary" size="small" aria-label={`${t('checkout.coupon_apply')}: ${code}`} onClick={onChoose}>
        {t('checkout.coupon_apply')}
      </Button>
    </li>
  );
}
