import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withKind } from '@/domain/catalogue/search-choice';
import { popularCategoriesQuery } from '@/features/category/api';
import { CategoryGrid } from '@/features/category/category-tile';
import type { StoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import { EmptyState } from '@/ui/status/empty-state';
import { SectionHead } from '@/ui/lists/section-head';
import { Tabs } from '@/ui/controls/tabs';
import { Found } from './found';
import { rememberWords } from './recent-words';
import styles from './search-results.module.css';
import { useChoice } from './use-choice';

type Props = { words: string; market: PageMarket; texts: StoreTexts };

/** What `/home?search=…` shows in place of the sections: items or stores of the market by name. */
export function SearchResults({ words, market, texts }: Props) {
  const { t } = texts;
  const [choice, choose] = useChoice();
  useEffect(() => {
    if (words !== '') rememberWords(words);
  }, [words]);
  if (words === '') return <Nothing market={market} texts={texts} />;

  const tabs = [
    { value: 'items' as const, label: t('search.items') },
    { value: 'stores' as const, label: t('search.stores') },
  ];
  const { kind } = choice;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={`t28 ${styles.head}`}>{t('home.search_results', { words })}</h1>
      <Tabs
        label={t('search.show')}
        tabs={tabs}
        value={kind}
        onChange={(next) => choose(withKind(choice, next))}
        panelId="search"
      />
      <div className={styles.panel} role="tabpanel" id={`search-${kind}`} aria-labelledby={`search-${kind}-tab`}>
        <Found market={market} scope={{ words }} choice={choice} onChoice={choose} texts={texts} />
      </div>
    </div>
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
