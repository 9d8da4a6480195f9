import { useMemo } from 'react';
import { parseChoice, choiceParams, toParams, type SearchChoice } from '@/domain/search/search-choice';
import { useAddress } from '@/lib/use-address';

/** The filters and sort order in the URL, with a setter. */
export function useChoice(): [SearchChoice, (next: SearchChoice) => void] {
  const [params, say] = useAddress();
  const choice = useMemo(() => parseChoice(params), [params]);
  const plain = Object.fromEntries(choiceParams.map((name) => [name, '']));
  return [choice, (next) => say({ ...plain, ...toParams(next) })];
}
