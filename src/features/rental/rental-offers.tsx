import { useQuery } from '@tanstack/react-query';
import type { Banner } from '@/contract/campaign';
import type { RentalBanner } from '@/contract/provider';
import { BannerRail } from '@/features/campaign/banner-rail';
import { CouponRail } from '@/features/campaign/coupon-rail';
import type { CardTexts } from '@/features/item/use-card-texts';
import type { PageMarket } from '@/lib/page-market';
import { rentalBannersQuery, rentalCouponsQuery } from './api';
import { providerPath } from './rental-href';

/** Rental has banners and coupons of its own (api-contract §8). */
export function RentalBanners({ market }: { market: PageMarket }) {
  const { data = [] } = useQuery(rentalBannersQuery(market));
  return data.length > 0 && <BannerRail campaigns={[]} banners={data.map(asBanner)} eager />;
}

export function RentalCoupons({ market, texts }: { market: PageMarket; texts: CardTexts }) {
  const { data = [] } = useQuery(rentalCouponsQuery(market));
  return data.length > 0 && <CouponRail title={texts.t('home.coupons')} coupons={data} texts={texts} />;
}

/** It leads to its address, or else to its provider. */
function asBanner({ provider_id, link, ...it }: RentalBanner): Banner {
  return { ...it, store: null, item: null, link: link ?? (provider_id ? providerPath({ id: provider_id }) : null) };
}
