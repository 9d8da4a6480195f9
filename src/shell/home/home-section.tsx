import { lazy, Suspense, type ReactNode } from 'react';
import { AdvertisementRail } from '@/features/campaign/advertisement-rail';
import { advertisementsQuery, bannersQuery } from '@/features/campaign/banners-api';
import { BannerRail } from '@/features/campaign/banner-rail';
import { categoriesQuery } from '@/features/category/api';
import { CategoryRail } from '@/features/category/category-rail';
import { useConfig } from '@/features/config/api';
import { ItemRail } from '@/features/item/item-rail';
import { StoreRail } from '@/features/store/list/store-rail';
import type { StoreTexts } from '@/features/store/use-store-texts';
import { missingMessages } from '@/i18n/deferred-messages';
import { importPart } from '@/lib/import-part';
import { limits } from '@/domain/limits';
import type { PageMarket } from '@/lib/page-market';
import type { HomeSection } from './home-layout';
import { isItemSection, isStoreSection, itemSectionQuery, storeSectionQuery } from './home-queries';
import { Loaded } from '../lists/loaded';

/** Its messages are in the script of later views. */
const LaterSection = lazy(async () => {
  const [mod] = await Promise.all([importPart(() => import('./home-section-later')), missingMessages()]);
  return { default: mod.LaterSection };
});

type Props = {
  section: HomeSection;
  market: PageMarket;
  texts: StoreTexts;
  /** The section is on the first screen, so its pictures are not lazy. */
  priority?: boolean;
  /** The placeholder while the call is pending. */
  placeholder?: ReactNode;
};

/** A section of a home page: renders the answer of its own call, or nothing when that is empty. */
export function Section({ section, market, texts, priority = false, placeholder = null }: Props) {
  const { t } = texts;
  const { business_name: name } = useConfig();
  if (isItemSection(section)) {
    return (
      <Loaded query={itemSectionQuery(market, section)} placeholder={placeholder}>
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
      <Loaded query={storeSectionQuery(market, section)} placeholder={placeholder}>
        {({ stores }) =>
          stores.length > 0 && (
            <StoreRail {...{ title, texts, seeAll, priority }} stores={stores.slice(0, limits.latest_stores_shown)} />
          )
        }
      </Loaded>
    );
  }
  const draw = FIRST[section];
  const props = { market, texts, placeholder, priority };
  if (draw) return draw(props);
  return (
    <Suspense fallback={placeholder}>
      <LaterSection section={section} {...props} />
    </Suspense>
  );
}

/** The page with the whole list, for each section. */
const ALL_OF: Partial<Record<HomeSection, string>> = {
  new_stores: '/store/latest',
  popular_stores: '/store/popular',
  top_offers: '/store/top-offer-nearby',
};

export type DrawProps = Required<Omit<Props, 'section'>>;
export type Draw = (props: DrawProps) => ReactNode;

const FIRST: Partial<Record<HomeSection, Draw>> = {
  categories: ({ market, placeholder }) => (
    <Loaded query={categoriesQuery(market)} placeholder={placeholder}>
      {(categories) => categories.length > 0 && <CategoryRail categories={categories} />}
    </Loaded>
  ),
  banners: ({ market, placeholder, priority }) => (
    <Loaded query={bannersQuery(market)} placeholder={placeholder}>
      {(answer) => answer.banners.length + answer.campaigns.length > 0 && <BannerRail {...answer} eager={priority} />}
    </Loaded>
  ),
  advertisements: ({ market, texts, placeholder }) => (
    <Loaded query={advertisementsQuery(market)} placeholder={placeholder}>
      {(advertisements) =>
        advertisements.length > 0 && (
          <AdvertisementRail title={texts.t('home.advertisements')} advertisements={advertisements} texts={texts} />
        )
      }
    </Loaded>
  ),
};
