import { useMemo } from 'react';
import type { Config } from '@/contract/config';
import { isOwnFlag, searchFlags, type FoundFlag, type FoundKind } from '@/domain/search/search-choice';
import { useModules } from '@/features/module/api';
import type { PageMarket } from '@/lib/page-market';

/**
 * The flags that a list of each kind offers in this market; those without meaning in its module are left out, and those
 * that the back end does not know.
 */
export function useOfferedFlags(
  { module_id }: PageMarket,
  { toggle_veg_non_veg, extensions }: Pick<Config, 'toggle_veg_non_veg' | 'extensions'>,
): (kind: FoundKind) => FoundFlag[] {
  const type = useModules().find(({ id }) => id === module_id)?.module_type;
  const knowsAll = knowsDiet(extensions);
  return useMemo(() => {
    const hidden: Partial<Record<FoundFlag, boolean>> = {
      veg: type !== 'food' || !toggle_veg_non_veg,
      organic: type !== 'food' && type !== 'grocery',
      halal: type !== 'food' && type !== 'grocery',
      available_now: type !== 'food',
    };
    return (kind) => searchFlags(kind).filter((flag) => !hidden[flag] && (knowsAll || !isOwnFlag(flag)));
  }, [type, toggle_veg_non_veg, knowsAll]);
}

/** Whether lists of this back end can be narrowed to what is halal or organic (wire-format §2.1). */
export const knowsDiet = (extensions: readonly string[]): boolean => extensions.includes('diet_filters');
