import { useQuery } from '@tanstack/react-query';
import type { StoreCard } from '@/contract/catalogue/store';
import { limits } from '@/domain/limits';
import type { PageMarket } from '@/lib/page-market';
import { EmptyState } from '@/ui/status/empty-state';
import { ListFailed } from '../list-failed';
import { latestStoresQuery, usePopularStores, useTopOffers } from './store-list-api';
import { StorePages } from './store-pages';
import type { pagingProps } from './use-store-pages';
import { useStoreTexts } from '../use-store-texts';

export function firstLatest(stores: readonly StoreCard[]): StoreCard[] {
  return stores.slice(0, limits.latest_stores_shown);
}

export function LatestStores({ market }: { market: PageMarket }) {
  const list = useQuery(latestStoresQuery(market));
  const stores = list.data && firstLatest(list.data.stores);
  return <Shown stores={stores} failed={list.isError && !list.data} retry={() => void list.refetch()} />;
}

/** `page`: the first page of the list, counted from 1. */
type PagedProps = { market: PageMarket; page?: number };

export function PopularStores({ market, page }: PagedProps) {
  return <Shown {...usePopularStores(market, page)} />;
}

export function TopOfferStores({ market, page }: PagedProps) {
  return <Shown {...useTopOffers(market, page)} />;
}

type ShownProps = {
  stores: readonly StoreCard[] | undefined;
  failed: boolean;
  retry: () => void;
  more?: ReturnType<typeof pagingProps>['more'];
};

function Shown({ stores, failed, retry, more }: ShownProps) {
  const texts = useStoreTexts();
  const { t } = texts;
  if (failed) return <ListFailed onRetry={retry} />;
  if (stores?.length === 0) return <EmptyState title={t('ui.no_type_found', { type: t('home.type_grocery') })} />;
  return <StorePages stores={stores} texts={texts} more={more} priority />;
}
