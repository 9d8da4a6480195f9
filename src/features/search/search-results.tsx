import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchItems } from '@/contract/item';
import { searchStores } from '@/contract/store';
import { limits } from '@/domain/limits';
import { popularCategoriesQuery } from '@/features/category/api';
import { CategoryGrid } from '@/features/category/category-tile';
import { ItemPages } from '@/features/item/item-pages';
import { ListFailed } from '@/features/store/list-failed';
import { StorePages } from '@/features/store/store-pages';
import { moreOf, useStorePages } from '@/features/store/use-store-pages';
import type { StoreTexts } from '@/features/store/use-store-texts';
import { usePages } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';
import { EmptyState } from '@/ui/empty-state';
import { SectionHead } from '@/ui/section-head';
import { Tabs } from '@/ui/tabs';
import styles from './search-results.module.css';

type Props = { words: string; market: PageMarket; texts: StoreTexts };
type Kind = 'items' | 'stores';

/** What `/home?search=…` shows in place of the sections: items or stores of the market by name. */
export function SearchResults({ words, market, texts }: Props) {
  const { t } = texts;
  const [kind, setKind] = useState<Kind>('items');
  const tabs = [
    { value: 'items' as const, label: t('search.items') },
    { value: 'stores' as const, label: t('search.stores') },
  ];
  if (words === '') return <Nothing market={market} texts={texts} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={`t28 ${styles.head}`}>{t('search.results', { words })}</h1>
      <Tabs label={t('search.show')} tabs={tabs} value={kind} onChange={setKind} panelId="search" />
      <div className={styles.panel} role="tabpanel" id={`search-${kind}`} aria-labelledby={`search-${kind}-tab`}>
        {kind === 'items' ? (
          <Items words={words} market={market} texts={texts} />
        ) : (
          <Stores words={words} market={market} texts={texts} />
        )}
      </div>
    </div>
  );
}

function Items({ words, market, texts }: Props) {
  const input = { name: words, limit: 2 * limits.list_page_size };
  const list = usePages(market, searchItems, input, { count: (page) => page.products.length });
  const items = list.data?.pages.flatMap((page) => page.products);
  const { failed, retry, more } = moreOf(list);
  if (failed) return <ListFailed onRetry={retry} />;
  if (items?.length === 0) return <NoData texts={texts} />;
  return <ItemPages items={items} texts={texts} more={more} />;
}

function Stores({ words, market, texts }: Props) {
  const input = { name: words, limit: limits.popular_stores_limit };
  const { stores, failed, retry, more } = useStorePages(market, searchStores, input);
  if (failed) return <ListFailed onRetry={retry} />;
  if (stores?.length === 0) return <NoData texts={texts} />;
  return <StorePages stores={stores} texts={texts} more={more} />;
}

function NoData({ texts: { t } }: Pick<Props, 'texts'>) {
  return (
    <EmptyState title={t('ui.sorry_no_data_found_related_to_your_search')} text={t('search.no_data_text')} />
  );
}

/** Before anything has been typed. */
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
