import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { Suspense } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { useTranslation } from 'react-i18next';
import type { Module } from '@/contract/catalogue/module';
import { configQuery, useConfig } from '@/features/config/api';
import { prefetchParcelHome } from '@/features/parcel/api';
import { rentalBannersQuery } from '@/features/rental/api';
import { allStoresQuery } from '@/features/store/list/all-stores-api';
import { isShopping } from '@/features/store/list/shopping';
import searchStyles from '@/features/search/search-results.module.css';
import { useStoreTexts } from '@/features/store/use-store-texts';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { importPart } from '@/lib/import-part';
import { usePrefetched } from '@/lib/api/use-prefetched';
import type { PageMarket } from '@/lib/page-market';
import { homeDescription } from '@/server/pages/home-description';
import { marketFromPath, resolveDefaultMarket } from '@/server/pages/resolve-market';
import { missing, onDemand, rendered } from '@/server/pages/ssr';
import { homeLayout } from '@/shell/home/home-layout';
import { prefetchSection } from '@/shell/home/home-queries';
import { HomeSections } from '@/shell/home/home-sections';
import { Seo } from '@/shell/seo/seo';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import { siteJsonLd } from '@/shell/seo/site-json-ld';
import { listJsonLd, storeEntries } from '@/shell/seo/list-json-ld';

type Props = {
  renderedMarket: PageMarket;
  module: Module;
  zone: string;
  /** Whether the page is rendered for the visitor's own market; search engines index `/home` only. */
  isOwn: boolean;
  description: string;
};

/** The homes of parcel and rental, in a chunk of their own. */
const SimpleHome = dynamic(() => importPart(() => import('@/shell/home/simple-home')).then((mod) => mod.SimpleHome));

// Its messages are in the script of later views.
const SearchResults = optionalLazy(async () => {
  const [mod] = await Promise.all([import('@/features/search/search-results'), missingMessages()]);
  return mod.SearchResults;
});

export const getStaticPaths = onDemand;

/** `/home`; a rewrite turns it into `/home/z1-2/m4` for visitors who have chosen a place and a module. */
export const getStaticProps = rendered<Props>(async ({ params, language, get, ask, enter }) => {
  // Path parameters arrive as a list; joined by commas.
  const path = (params['market'] ?? '').replace(',', '/');
  const found = path === '' ? await resolveDefaultMarket({ ask }) : await marketFromPath(path, { ask });
  if (!found) return missing;

  const { market: renderedMarket, module, zone } = found;
  enter(renderedMarket);
  const { first } = homeLayout(module.module_type);
  await Promise.all([
    ...(module.module_type === 'rental'
      ? [get(rentalBannersQuery(renderedMarket))]
      : first.map((section) => prefetchSection(renderedMarket, section, get))),
    isShopping(module.module_type) ? get(allStoresQuery(renderedMarket)) : null,
    module.module_type === 'parcel' ? prefetchParcelHome(renderedMarket, get) : null,
  ]);
  const { business_name: name } = await get(configQuery());
  const description = homeDescription(language, { module, zone, name });
  return { renderedMarket, module, zone, isOwn: path !== '', description };
});

export default function Home({ renderedMarket, module, zone, isOwn, description }: Props) {
  const { t } = useTranslation();
  const texts = useStoreTexts();
  const config = useConfig();
  const words = useSearchWords();
  const first = usePrefetched(allStoresQuery(renderedMarket));
  const title = t('home.title', { module: module.module_name, zone });

  return (
    <>
      <Seo
        title={words ? t('home.search_results', { words }) : title}
        description={description}
        path="/home"
        image={module.thumbnail_full_url}
        jsonLd={
          typeof window === 'undefined'
            ? (at) => [...siteJsonLd(at, config), ...(first ? [listJsonLd(at, title, storeEntries(first.stores))] : [])]
            : null
        }
        noindex={isOwn || words !== null}
      />
      {words !== null ? (
        <Suspense fallback={<div className={searchStyles.room} aria-busy="true" />}>
          <SearchResults key={words} words={words} market={renderedMarket} texts={texts} />
        </Suspense>
      ) : isShopping(module.module_type) ? (
        <HomeSections key={module.id} market={renderedMarket} module={module} title={title} texts={texts} />
      ) : (
        <SimpleHome market={renderedMarket} module={module} title={title} texts={texts} />
      )}
    </>
  );
}

/** The search words, `''` before anything has been typed; null on the home itself and until hydration. */
function useSearchWords(): string | null {
  const { query, isReady } = useRouter();
  const hydrated = useHydrated();
  const { search } = query;
  return hydrated && isReady && typeof search === 'string' ? search.trim() : null;
}
