import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdvertisementRail } from '@/features/campaign/advertisement-rail';
import {
  advertisementsQuery,
  bannersQuery,
  campaignItemsQuery,
  couponsQuery,
  flashSaleQuery,
  otherBannersQuery,
} from '@/features/campaign/api';
import { BannerRail, Poster } from '@/features/campaign/banner-rail';
import { CouponRail } from '@/features/campaign/coupon-rail';
import { FlashSale } from '@/features/campaign/flash-sale';
import { brandsQuery, categoriesQuery, conditionsQuery, featuredItemsQuery } from '@/features/category/api';
import { BrandRail } from '@/features/category/brand-rail';
import { CategoryRail } from '@/features/category/category-rail';
import { Conditions } from '@/features/category/conditions';
import { FeaturedCategories } from '@/features/category/featured-categories';
import { useConfig } from '@/features/config/api';
import { ItemRail } from '@/features/item/item-rail';
import { StoreRail } from '@/features/store/store-rail';
import type { StoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import type { HomeSection } from './home-layout';
import { isItemSection, isStoreSection, itemSectionQuery, storeSectionQuery } from './home-queries';

type Props = {
  section: HomeSection;
  market: PageMarket;
  texts: StoreTexts;
  /** On the first screen: its pictures are fetched at once. */
  priority?: boolean;
  /** Kept while the call is on its way. */
  room?: ReactNode;
};

/** A section of a home: it draws itself from its call, or nothing when there is none of it. */
export function Section({ section, market, texts, priority = false, room = null }: Props) {
  const { t } = texts;
  const { business_name: name } = useConfig();
  if (isItemSection(section)) {
    return (
      <Loaded of={itemSectionQuery(market, section)} room={room}>
        {({ products }) =>
          products.length > 0 && <ItemRail title={t(`home.${section}`)} items={products} texts={texts} />
        }
      </Loaded>
    );
  }
  if (isStoreSection(section)) {
    const title = t(`home.${section}`, { name });
    const href = ALL_OF[section];
    const seeAll = href ? { href, text: t('ui.see_all'), label: `${t('ui.see_all')}: ${title}` } : undefined;
    return (
      <Loaded of={storeSectionQuery(market, section)} room={room}>
        {({ stores }) =>
          stores.length > 0 && (
            <StoreRail title={title} stores={stores} texts={texts} seeAll={seeAll} priority={priority} />
          )
        }
      </Loaded>
    );
  }
  const draw = OTHERS[section];
  return draw ? draw({ market, texts, room, priority }) : null;
}

/** The pages that have all of a list. */
const ALL_OF: Partial<Record<HomeSection, string>> = {
  new_stores: '/store/latest',
  popular_stores: '/store/popular',
  top_offers: '/store/top-offer-nearby',
};

type Draw = (it: Omit<Props, 'section' | 'room'> & { room: ReactNode }) => ReactNode;

const OTHERS: Partial<Record<HomeSection, Draw>> = {
  categories: ({ market, room }) => (
    <Loaded of={categoriesQuery(market)} room={room}>
      {(categories) => categories.length > 0 && <CategoryRail categories={categories} />}
    </Loaded>
  ),
  banners: ({ market, room, priority }) => (
    <Loaded of={bannersQuery(market)} room={room}>
      {(answer) => answer.banners.length + answer.campaigns.length > 0 && <BannerRail {...answer} eager={priority} />}
    </Loaded>
  ),
  advertisements: ({ market, texts, room }) => (
    <Loaded of={advertisementsQuery(market)} room={room}>
      {(advertisements) =>
        advertisements.length > 0 && (
          <AdvertisementRail title={texts.t('home.advertisements')} advertisements={advertisements} texts={texts} />
        )
      }
    </Loaded>
  ),
  campaign_items: ({ market, texts, room }) => (
    <Loaded of={campaignItemsQuery(market)} room={room}>
      {(items) => items.length > 0 && <ItemRail title={texts.t('home.campaign_items')} items={items} texts={texts} />}
    </Loaded>
  ),
  coupons: ({ market, texts, room }) => (
    <Loaded of={couponsQuery(market)} room={room}>
      {(coupons) =>
        coupons.length > 0 && <CouponRail title={texts.t('home.coupons')} coupons={coupons} texts={texts} />
      }
    </Loaded>
  ),
  flash_sale: ({ market, texts, room }) => (
    <Loaded of={flashSaleQuery(market)} room={room}>
      {(sale) => sale && sale.items.length > 0 && <FlashSale sale={sale} texts={texts} />}
    </Loaded>
  ),
  featured_categories: ({ market, texts, room }) => (
    <Loaded of={featuredItemsQuery(market)} room={room}>
      {({ products: items, categories }) =>
        items.length > 0 && (
          <FeaturedCategories
            title={texts.t('home.featured_categories')}
            items={items}
            categories={categories}
            texts={texts}
          />
        )
      }
    </Loaded>
  ),
  conditions: ({ market, texts, room }) => (
    <Loaded of={conditionsQuery(market)} room={room}>
      {(conditions) =>
        conditions.length > 0 && (
          <Conditions title={texts.t('home.conditions')} conditions={conditions} market={market} texts={texts} />
        )
      }
    </Loaded>
  ),
  brands: ({ market, texts, room }) => (
    <Loaded of={brandsQuery(market)} room={room}>
      {(brands) => brands.length > 0 && <BrandRail title={texts.t('home.brands')} brands={brands} />}
    </Loaded>
  ),
  first_poster: ({ market, room }) => (
    <Loaded of={otherBannersQuery(market)} room={room}>
      {({ new_arrival_section_banner_full_url: src }) => src && <Poster src={src} />}
    </Loaded>
  ),
  last_poster: ({ market, room }) => (
    <Loaded of={otherBannersQuery(market)} room={room}>
      {({ bottom_section_banner_full_url: src }) => src && <Poster src={src} />}
    </Loaded>
  ),
};

type LoadedProps<Out, Key extends QueryKey> = {
  of: UseQueryOptions<Out, Error, Out, Key>;
  room: ReactNode;
  children: (data: Out) => ReactNode;
};

function Loaded<Out, Key extends QueryKey>({ of, room, children }: LoadedProps<Out, Key>) {
  const { data, isPending } = useQuery(of);
  if (isPending) return room;
  // A section that failed is left out: the rest of the home is whole without it.
  return data === undefined ? null : children(data);
}
