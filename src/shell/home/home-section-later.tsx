import { campaignItemsQuery, couponsQuery, flashSaleQuery, otherBannersQuery } from '@/features/campaign/api';
import { CouponRail } from '@/features/campaign/coupon-rail';
import { FlashSale } from '@/features/campaign/flash-sale';
import { Poster } from '@/features/campaign/poster';
import { brandsQuery, conditionsQuery, featuredItemsQuery } from '@/features/category/chosen-api';
import { BrandRail } from '@/features/category/brand-rail';
import { Conditions } from '@/features/category/conditions';
import { FeaturedCategories } from '@/features/category/featured-categories';
import { CampaignItemRail } from '@/features/item/campaign-item-rail';
import type { HomeSection } from './home-layout';
import type { Draw, DrawProps } from './home-section';
import { Loaded } from '../lists/loaded';
import { VisitAgain } from './visit-again';

type Props = DrawProps & { section: HomeSection };

/**
 * Sections that are on no home's first screens; their code is loaded when the first of them comes near the viewport.
 */
export function LaterSection({ section, ...props }: Props) {
  const draw = LATER[section];
  return draw ? draw(props) : null;
}

const LATER: Partial<Record<HomeSection, Draw>> = {
  visit_again: ({ market, texts }) => <VisitAgain market={market} texts={texts} />,
  campaign_items: ({ market, texts, placeholder }) => (
    <Loaded query={campaignItemsQuery(market)} placeholder={placeholder}>
      {(items) =>
        items.length > 0 && <CampaignItemRail title={texts.t('home.campaign_items')} items={items} texts={texts} />
      }
    </Loaded>
  ),
  coupons: ({ market, texts, placeholder }) => (
    <Loaded query={couponsQuery(market)} placeholder={placeholder}>
      {(coupons) =>
        coupons.length > 0 && <CouponRail title={texts.t('home.coupons')} coupons={coupons} texts={texts} />
      }
    </Loaded>
  ),
  flash_sale: ({ market, texts, placeholder }) => (
    <Loaded query={flashSaleQuery(market)} placeholder={placeholder}>
      {(sale) => sale && sale.items.length > 0 && <FlashSale sale={sale} texts={texts} />}
    </Loaded>
  ),
  featured_categories: ({ market, texts, placeholder }) => (
    <Loaded query={featuredItemsQuery(market)} placeholder={placeholder}>
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
  conditions: ({ market, texts, placeholder }) => (
    <Loaded query={conditionsQuery(market)} placeholder={placeholder}>
      {(conditions) =>
        conditions.length > 0 && (
          <Conditions title={texts.t('home.conditions')} conditions={conditions} market={market} texts={texts} />
        )
      }
    </Loaded>
  ),
  brands: ({ market, texts, placeholder }) => (
    <Loaded query={brandsQuery(market)} placeholder={placeholder}>
      {(brands) => brands.length > 0 && <BrandRail title={texts.t('home.brands')} brands={brands} />}
    </Loaded>
  ),
  first_poster: ({ market, texts: { t }, placeholder }) => (
    <Loaded query={otherBannersQuery(market)} placeholder={placeholder}>
      {({ new_arrival_section_banner_full_url: src }) =>
        src && <Poster src={src} href="/store/latest" text={t('home.latest_stores')} />
      }
    </Loaded>
  ),
  last_poster: ({ market, texts: { t }, placeholder }) => (
    <Loaded query={otherBannersQuery(market)} placeholder={placeholder}>
      {({ bottom_section_banner_full_url: src }) =>
        src && <Poster src={src} href="/categories" text={t('category.all_title')} />
      }
    </Loaded>
  ),
};
