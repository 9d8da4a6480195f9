import { useEffect } from 'react';
import type { VehicleKind } from '@/contract/rental/vehicle';
import { pagingProps } from '@/features/store/list/use-store-pages';

/** Categories or brands, as far as they are loaded. */
export type KindList = { of: readonly VehicleKind[]; more: Paging['more'] };
type Paging = ReturnType<typeof pagingProps>;

type Loaded<Page> = Parameters<typeof pagingProps>[0] & { data: { pages: Page[] } | undefined };

/** What of a list of kinds is shown: further pages follow by a press, and by themselves until all that is chosen is shown. */
export function useKindList<Page>(
  list: Loaded<Page>,
  kindsOf: (page: Page) => VehicleKind[],
  chosen: readonly number[],
): KindList {
  const of = list.data?.pages.flatMap(kindsOf) ?? [];
  const { more } = pagingProps(list);
  const loaded = of.length;
  const isHidden = chosen.some((id) => of.every((kind) => kind.id !== id));
  const isWanted = isHidden && more !== undefined && !more.loading && !more.failed;
  const { fetchNextPage } = list;
  useEffect(() => {
    if (isWanted) fetchNextPage();
  }, [isWanted, loaded, fetchNextPage]);
  return { of, more };
}
