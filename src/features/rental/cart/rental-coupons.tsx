import { useQuery } from '@tanstack/react-query';
import { CouponRail } from '@/features/campaign/coupon-rail';
import type { CardTexts } from '@/features/item/use-card-texts';
import type { PageMarket } from '@/lib/page-market';
import { rentalCouponsQuery } from '../api';

/** Rental has its own coupons (wire-format §8). */
export function RentalCoupons({ market, texts }: { market: PageMarket; texts: CardTexts }) {
  const { data = [] } = useQuery(rentalCouponsQuery(market));
  return data.length > 0 && <CouponRail title={texts.t('home.coupons')} coupons={data} texts={texts} />;
}
