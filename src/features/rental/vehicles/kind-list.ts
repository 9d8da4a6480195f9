import type { VehicleKind } from '@/contract/rental/vehicle';
import { pagingProps } from '@/features/store/list/use-store-pages';

/** Categories or brands, as far as they are loaded. */
export type KindList = { of: readonly VehicleKind[]; more: Paging['more'] };
type Paging = ReturnType<typeof pagingProps>;

type Loaded<Page> = Parameters<typeof pagingProps>[0] & { data: { pages: Page[] } | undefined };

export function toKindList<Page>(list: Loaded<Page>, kindsOf: (page: Page) => VehicleKind[]): KindList {
  return { of: list.data?.pages.flatMap(kindsOf) ?? [], more: pagingProps(list).more };
}
