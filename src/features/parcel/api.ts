import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { listParcelInstructions } from '@/contract/ordering/order';
import { getVideoContent, listParcelCategories, listWhyChoose } from '@/contract/ordering/parcel';
import { limits } from '@/domain/limits';
import { marketQuery } from '@/lib/api/market';
import { query } from '@/lib/api/hooks';
import type { PageMarket } from '@/lib/page-market';

/** These queries depend on the module alone, so all zones share one cache entry. */
const anywhere = ({ module_id }: Pick<PageMarket, 'module_id'>): PageMarket => ({ zone_ids: [], module_id });

export const parcelCategoriesQuery = (module: Pick<PageMarket, 'module_id'>) =>
  marketQuery(anywhere(module), listParcelCategories, {});
export const whyChooseQuery = (module: Pick<PageMarket, 'module_id'>) =>
  marketQuery(anywhere(module), listWhyChoose, {});
export const videoQuery = (module: Pick<PageMarket, 'module_id'>) => marketQuery(anywhere(module), getVideoContent, {});

export const instructionsQuery = () =>
  query(listParcelInstructions, { limit: 25, offset: 1 }, { staleTime: limits.catalogue_cache_ms });

type Get = <Out, Key extends QueryKey>(options: FetchQueryOptions<Out, Error, Out, Key>) => Promise<Out>;

/** Prefetches the queries of the module's home on the server. */
export const prefetchParcelHome = (module: Pick<PageMarket, 'module_id'>, get: Get) =>
  Promise.all([get(parcelCategoriesQuery(module)), get(whyChooseQuery(module)), get(videoQuery(module))]);
