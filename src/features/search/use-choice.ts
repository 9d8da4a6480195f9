import { useMemo } from 'react';
import type { Config } from '@/contract/config';
import { dietAfter, withDiet } from '@/domain/search/kept-diet';
import { parseChoice, choiceParams, toParams, withoutOwnFlags, type SearchChoice } from '@/domain/search/search-choice';
import type { PageMarket } from '@/lib/page-market';
import { useAddress } from '@/lib/use-address';
import { keepDiet, useKeptDiet } from './use-kept-diet';
import { knowsDiet, useOfferedFlags } from './use-offered-flags';

/**
 * The filters and sort order in the URL, with a setter, and what the visitor eats. That is shown and removed like any
 * other filter, and removing it forgets it.
 */
export function useChoice(market: PageMarket, config: Config): [SearchChoice, (next: SearchChoice) => void] {
  const [params, say] = useAddress();
  const offered = useOfferedFlags(market, config);
  const diet = useKeptDiet();
  const knowsAll = knowsDiet(config.extensions);
  const choice = useMemo(() => {
    const said = parseChoice(params);
    return withDiet(knowsAll ? said : withoutOwnFlags(said), diet, offered);
  }, [params, diet, offered, knowsAll]);
  const plain = Object.fromEntries(choiceParams.map((name) => [name, '']));

  function choose(next: SearchChoice) {
    keepDiet(dietAfter(diet, choice, next));
    say({ ...plain, ...toParams(next) });
  }
  return [choice, choose];
}
