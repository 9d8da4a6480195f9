import { useTranslation } from 'react-i18next';
import type { Coupon } from '@/contract/catalogue/campaign';
import type { CardTexts } from '@/features/item/use-card-texts';
import { dateText } from '@/domain/text/date-text';
import { copyText } from '@/lib/copy-text';
import { Button } from '@/ui/controls/button';
import { RailSection } from '@/ui/lists/rail-section';
import { moneyIcons } from '@/ui/icons/money-icons';
import styles from './coupon-rail.module.css';

type Props = { title: string; coupons: readonly Coupon[]; texts: CardTexts };

export function CouponRail({ title, coupons, texts }: Props) {
  return (
    <RailSection title={title} of="auto">
      {coupons.map((coupon) => (
        <CouponCard key={coupon.id} coupon={coupon} texts={texts} />
      ))}
    </RailSection>
  );
}

function CouponCard({ coupon, texts }: { coupon: Coupon; texts: CardTexts }) {
  const { i18n } = useTranslation();
  const { t, short } = texts;
  const { title, code, min_purchase, expire_date } = coupon;

  const copy = () => copyText(code, { copied: t('campaign.copied'), refused: t('ui.copy_refused') });

  return (
    <article className={styles.coupon}>
      <div>
        <h3 className={`t20 ${styles.worth}`}>{worth(coupon, texts)}</h3>
        <bdi className="clamp2">{title}</bdi>
        <p className="t14 muted">
          {min_purchase > 0 ? t('campaign.from_amount', { amount: short(min_purchase) }) : t('campaign.any_amount')}
          {expire_date && ` · ${t('campaign.until', { date: dateText(expire_date, i18n.language) })}`}
        </p>
      </div>
      <div className={styles.foot}>
        <bdi className={`num ${styles.code}`}>{code}</bdi>
        <Button
          look="neutral"
          size="small"
          icon={moneyIcons.copy}
          aria-label={`${t('campaign.copy')} ${code}`}
          onClick={copy}
        >
          {t('campaign.copy')}
        </Button>
      </div>
    </article>
  );
}

function worth({ coupon_type, discount, discount_type }: Coupon, { t, short }: CardTexts): string {
  if (coupon_type === 'free_delivery') return t('campaign.free_delivery');
  return t('campaign.off', { amount: discount_type === 'percent' ? `${discount}%` : short(discount) });
}
