import { useEffect, useMemo } from 'react';
import type { ModuleType } from '@/contract/catalogue/module';
import {
  fitsChips,
  inOrder,
  storeChips,
  storeOrders,
  type StoreChip,
  type StoreOrder,
} from '@/domain/catalogue/store-filter';
import type { PageMarket } from '@/lib/page-market';
import { useAddress } from '@/lib/use-address';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { SectionHead } from '@/ui/lists/section-head';
import styles from './all-stores.module.css';
import { useAllStores } from './all-stores-api';
import { ListFailed } from '../list-failed';
import { StoreFilters } from './store-filters';
import { StorePages } from './store-pages';
import type { StoreTexts } from '../use-store-texts';
import { shopping, type ShoppingType } from './shopping';

type Props = { market: PageMarket; type: ModuleType; texts: StoreTexts };

/**
 * All stores of the market with filter chips and a sort order. Loads more on request only, since the home page has more
 * below.
 */
export function AllStores({ market, type, texts }: Props) {
  const { t } = texts;
  const kind = shopping(type);
  const { chips, setChips, order, setOrder } = useNarrowing();
  const list = useNarrowedStores({ market, chips, order, texts });

  return (
    <section aria-label={t(`home.all_${kind}`)}>
      <SectionHead title={t(`home.all_${kind}`)} />
      <StoreFilters type={kind} chips={chips} onChips={setChips} order={order} onOrder={setOrder} texts={texts} />
      <div className={styles.list} aria-busy={list.isRefreshing}>
        {list.failed ? (
          <ListFailed onRetry={list.retry} />
        ) : list.stores?.length === 0 && !list.more ? (
          <Nothing kind={kind} texts={texts} onClear={chips.size > 0 ? () => setChips(new Set()) : undefined} />
        ) : (
          <StorePages stores={list.stores} texts={texts} more={list.more && { ...list.more, byHand: true }} />
        )}
      </div>
    </section>
  );
}

/** Chips and sort order are in the URL, so that coming back restores the list. */
function useNarrowing() {
  const [params, say] = useAddress();
  const { filter, sort } = params;
  const chips = useMemo(() => {
    const names = String(filter ?? '').split(',');
    return new Set(storeChips.filter((storeChip) => names.includes(storeChip)));
  }, [filter]);
  return {
    chips,
    setChips: (next: ReadonlySet<StoreChip>) => say({ filter: [...next].join(',') }),
    order: storeOrders.find((storeOrder) => storeOrder === sort) ?? 'recommended',
    setOrder: (next: StoreOrder) => say({ sort: next === 'recommended' ? '' : next }),
  };
}

type Narrowing = { market: PageMarket; chips: ReadonlySet<StoreChip>; order: StoreOrder; texts: StoreTexts };

/** What the call cannot filter is filtered here, by the time and the customer's place. */
function useNarrowedStores({ market, chips, order, texts }: Narrowing) {
  const isNarrowed = chips.size > 0 || order !== 'recommended';
  const list = useAllStores(market, chips, isNarrowed);
  const { more } = list;

  useEffect(() => {
    // A sort order needs all stores; so do chips, as matching stores may come last.
    if (isNarrowed && more && !more.loading && !more.failed) more.onMore();
  });

  const fitting = list.stores?.filter((store) => fitsChips(store, chips, texts.now));
  return { ...list, stores: fitting && inOrder(fitting, order, texts.at) };
}

type NothingProps = { kind: ShoppingType; texts: StoreTexts; onClear: (() => void) | undefined };

function Nothing({ kind, texts: { t }, onClear }: NothingProps) {
  return (
    <EmptyState
      title={t('ui.no_type_found', { type: t(`home.type_${kind}`) })}
      text={t('home.none_text')}
      action={
        onClear && (
          <Button look="secondary" onClick={onClear}>
            {t('home.clear_filters')}
          </Button>
        )
      }
    />
  );
}
