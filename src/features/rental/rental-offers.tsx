import { useQuery } from '@tanstack/react-query';
import type { Banner } from '@/contract/catalogue/banner';
import type { RentalBanner } from '@/contract/rental/provider';
import { BannerRail } from '@/features/campaign/banner-rail';
import type { PageMarket } from '@/lib/page-market';
import { rentalBannersQuery } from './api';
import { providerPath } from './rental-href';

/** Rental has its own banners (wire-format §8). */
export function RentalBanners({ market }: { market: PageMarket }) {
  const { data = [] } = useQuery(rentalBannersQuery(market));
  return data.length > 0 && <BannerRail campaigns={[]} banners={data.map(asBanner)} eager />;
}

/** Links to the banner's URL, else to its provider. */
function asBanner({ provider_id, provider_slug, link, ...rest }: RentalBanner): Banner {
  const way = provider_id ? providerPath({ id: provider_id, slug: provider_slug }) : null;
  return { ...rest, store: null, item: null, link: link ?? way };
}
