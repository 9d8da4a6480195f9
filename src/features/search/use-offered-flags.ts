import { useMemo } from 'react';
import type { Config } from '@/contract/config';
import { searchFlags, type FoundFlag, type FoundKind } from '@/domain/search/search-choice';
import { useModules } from '@/features/module/api';
import type { PageMarket } from '@/lib/page-market';

/** The flags that a list of each kind offers in this market; those without meaning in its module are left out. */
export function useOfferedFlags(
  { module_id }: PageMarket,
  { toggle_veg_non_veg }: Pick<Config, 'toggle_veg_non_veg'>,
): (kind: FoundKind) => FoundFlag[] {
  const type = useModules().find(({ id }) => id === module_id)?.module_type;
  return useMemo(() => {
    const hidden: Partial<Record<FoundFlag, boolean>> = {
      veg: type !== 'food' || !toggle_veg_non_veg,
      organic: type !== 'food' && type !== 'grocery',
      halal: type !== 'food' && type !== 'grocery',
      available_now: type !== 'food',
    };
    return (kind) => searchFlags(kind).filter((flag) => !hidden[flag]);
  }, [type, toggle_veg_non_veg]);
}
