import { useRef, type ReactNode } from 'react';
import type { Category } from '@/contract/catalogue/category';
import { narrowings, widen, type SearchChoice } from '@/domain/search/search-choice';
import { ItemPages } from '@/features/item/item-pages';
import { ListFailed } from '@/features/store/list-failed';
import { StorePages } from '@/features/store/list/store-pages';
import { pagingProps } from '@/features/store/list/use-store-pages';
import type { StoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import { Button, ButtonLink } from '@/ui/controls/button';
import { classNames } from '@/ui/class-names';
import { EmptyState } from '@/ui/status/empty-state';
import { useFoundItems, useFoundStores, type Scope } from './api';
import { Filters } from './filters';
import styles from './found.module.css';
import { ListTools } from './list-tools';

type Props = {
  market: PageMarket;
  scope: Scope;
  choice: SearchChoice;
  onChoice: (choice: SearchChoice) => void;
  texts: StoreTexts;
  /** Whether the filters may be beside the list; else they are in the drawer only. */
  beside?: boolean;
  /** Only the tools: another list is below them. */
  isBare?: boolean;
};

/** A list of items or stores with filters and sort order: beside it where there is room, else in a drawer. */
export function Found(props: Props) {
  return props.choice.kind === 'items' ? <FoundItems {...props} /> : <FoundStores {...props} />;
}

function FoundItems(props: Props) {
  const list = useFoundItems(props.market, props.scope, props.choice, !props.isBare);
  const pages = list.data?.pages;
  const items = pages?.flatMap((page) => page.products);
  return (
    <Frame
      {...props}
      total={pages?.[0]?.total_size}
      categories={pages?.[0]?.categories}
      isEmpty={items?.length === 0}
      isRefreshing={list.isPlaceholderData}
      {...pagingProps(list)}
    >
      {(more) => <ItemPages items={items} texts={props.texts} more={more} />}
    </Frame>
  );
}

function FoundStores(props: Props) {
  const list = useFoundStores(props.market, props.scope, props.choice, !props.isBare);
  const pages = list.data?.pages;
  const stores = pages?.flatMap((page) => page.stores);
  return (
    <Frame
      {...props}
      total={pages?.[0]?.total_size}
      isEmpty={stores?.length === 0}
      isRefreshing={list.isPlaceholderData}
      {...pagingProps(list)}
    >
      {(more) => <StorePages stores={stores} texts={props.texts} more={more} />}
    </Frame>
  );
}

type FrameProps = Props &
  ReturnType<typeof pagingProps> & {
    total: number | undefined;
    categories?: readonly Category[] | undefined;
    isEmpty: boolean;
    isRefreshing: boolean;
    children: (more: ReturnType<typeof pagingProps>['more']) => ReactNode;
  };

function Frame({ total, categories, isEmpty, isRefreshing, failed, retry, more, children, ...props }: FrameProps) {
  const { market, scope, choice, onChoice, texts, beside = true, isBare = false } = props;
  const filters = { market, scope, categories: categories?.length ? categories : undefined, texts };
  const count = useRef<HTMLParagraphElement>(null);
  function clear() {
    count.current?.focus();
    onChoice(widen(choice));
  }

  return (
    <div className={classNames(beside && styles.frame)}>
      {beside && (
        <aside className={styles.side} aria-label={texts.t('search.filters')}>
          <Filters {...filters} choice={choice} onChoice={onChoice} />
        </aside>
      )}
      <div className={isBare ? undefined : styles.list} aria-busy={isRefreshing}>
        <ListTools {...filters} {...{ choice, onChoice, beside }} total={isBare ? undefined : total} countRef={count} />
        {!isBare && (
          <div className={classNames(isRefreshing && styles.refreshing)}>
            {failed ? (
              <ListFailed onRetry={retry} />
            ) : isEmpty ? (
              <Nothing choice={choice} onClear={clear} texts={texts} />
            ) : (
              children(more)
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Nothing({ choice, onClear, texts: { t } }: Pick<Props, 'choice' | 'texts'> & { onClear: () => void }) {
  const isNarrowed = narrowings(choice) > 0;
  return (
    <EmptyState
      title={t('ui.sorry_no_data_found_related_to_your_search')}
      text={t(isNarrowed ? 'home.none_text' : 'search.no_data_text')}
      action={
        isNarrowed ? (
          <Button look="secondary" onClick={onClear}>
            {t('search.clear')}
          </Button>
        ) : (
          <ButtonLink look="secondary" href="/categories">
            {t('shell.all_categories')}
          </ButtonLink>
        )
      }
    />
  );
}
