import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { StoreCard } from '@/contract/catalogue/store';
import { isOnlyClose } from '@/domain/search/search-match';
import { narrowings, withKind, type SearchChoice } from '@/domain/search/search-choice';
import { popularCategoriesQuery } from '@/features/category/chosen-api';
import { CategoryGrid } from '@/features/category/category-tile';
import { openState } from '@/features/store/opening';
import { StoreRail } from '@/features/store/list/store-rail';
import type { StoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import { EmptyState } from '@/ui/status/empty-state';
import { SectionHead } from '@/ui/lists/section-head';
import { Tabs } from '@/ui/controls/tabs';
import { SkeletonGrid } from '@/ui/status/skeleton';
import { useFoundItems, useFoundStores } from './api';
import { Found } from './found';
import { rememberWords } from './recent-words';
import styles from './search-results.module.css';
import { useChoice } from './use-choice';

type Props = { words: string; market: PageMarket; texts: StoreTexts };

/** The content of `/home?search=…`: items or stores of the market by name. */
export function SearchResults({ words, market, texts }: Props) {
  const [choice, choose] = useChoice(market, texts.config);
  useEffect(() => {
    if (words !== '') rememberWords(words);
  }, [words]);
  if (words === '') return <Nothing market={market} texts={texts} />;

  return <Results {...{ words, market, texts, choice, choose }} />;
}

type ResultsProps = Props & { choice: SearchChoice; choose: (choice: SearchChoice) => void };

function Results({ words, market, texts, choice, choose }: ResultsProps) {
  const { t } = texts;
  const scope = { words };
  const items = useFoundItems(market, scope, withKind(choice, 'items'), true).data?.pages[0];
  const stores = useFoundStores(market, scope, withKind(choice, 'stores'), true);
  const found = stores.data?.pages[0];
  const tabs = [
    { value: 'items' as const, label: t('search.items'), count: items?.total_size },
    { value: 'stores' as const, label: t('search.stores'), count: found?.total_size },
  ];
  const { kind } = choice;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={`t28 ${styles.head}`}>{t('home.search_results', { words })}</h1>
      <Tabs
        label={t('ui.show')}
        tabs={tabs}
        value={kind}
        onChange={(next) => choose(withKind(choice, next))}
        panelId="search"
      />
      <div className={styles.panel} role="tabpanel" id={`search-${kind}`} aria-labelledby={`search-${kind}-tab`}>
        {items && found && <CloseNote words={words} found={[...items.products, ...found.stores]} texts={texts} />}
        <StoresFirst
          words={words}
          isShown={kind === 'items' && narrowings(choice) === 0}
          isPending={stores.isPending}
          stores={found?.stores ?? []}
          hasNoItems={items?.total_size === 0}
          texts={texts}
        >
          <h2 className="vh">{t(`search.${kind}`)}</h2>
          <Found market={market} scope={scope} choice={choice} onChoice={choose} texts={texts} />
        </StoresFirst>
      </div>
    </div>
  );
}

/** Says why the results are for another term than the typed one. */
function CloseNote({ words, found, texts }: { words: string; found: { name: string }[]; texts: StoreTexts }) {
  const names = found.map(({ name }) => name);
  if (!isOnlyClose(names, words)) return null;
  return (
    <p role="status" className={styles.close}>
      {texts.t('search.only_close', { words })}
    </p>
  );
}

type StoresFirstProps = {
  words: string;
  /** Hidden while filters are active, which apply to items only. */
  isShown: boolean;
  isPending: boolean;
  stores: readonly StoreCard[];
  hasNoItems: boolean;
  texts: StoreTexts;
  children: ReactNode;
};

/**
 * Stores with that name above the items, as a visitor who types a name wants the store: in one line, so that items begin
 * on the first screen, open ones first. The items wait for them to avoid a layout shift.
 */
function StoresFirst({ words, isShown, isPending, stores, hasNoItems, texts, children }: StoresFirstProps) {
  const { t } = texts;
  if (isShown && isPending) {
    return (
      <div aria-busy="true">
        <SkeletonGrid of="items" count={10} />
      </div>
    );
  }
  const hasStores = isShown && stores.length > 0;
  return (
    <>
      {hasStores && (
        <section className={styles.stores}>
          <StoreRail
            title={t('search.stores')}
            stores={openFirst(stores, texts).slice(0, STORES_AMONG_ITEMS)}
            texts={texts}
            seeAll={{
              href: `/home?${new URLSearchParams({ search: words, show: 'stores' })}`,
              text: t('ui.see_all'),
              label: `${t('ui.see_all')}: ${t('search.stores')}`,
            }}
          />
        </section>
      )}
      {!(hasStores && hasNoItems) && children}
    </>
  );
}

const STORES_AMONG_ITEMS = 8;

/** Otherwise in the order of the search. */
function openFirst(stores: readonly StoreCard[], texts: StoreTexts): StoreCard[] {
  const isClosed = (store: StoreCard) => openState(store, texts)?.isOpen === false;
  return [...stores].sort((a, b) => Number(isClosed(a)) - Number(isClosed(b)));
}

/** Shown before anything is typed. */
function Nothing({ market, texts: { t } }: Omit<Props, 'words'>) {
  const { data = [] } = useQuery(popularCategoriesQuery(market));
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="vh">{t('search.title')}</h1>
      <EmptyState title={t('search.empty_title')} text={t('search.empty_text')} />
      {data.length > 0 && (
        <section>
          <SectionHead title={t('search.popular_categories')} />
          <CategoryGrid categories={data} />
        </section>
      )}
    </div>
  );
}
