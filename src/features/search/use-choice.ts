import { useMemo } from 'react';
import { parseChoice, choiceParams, toParams, type SearchChoice } from '@/domain/search/search-choice';
import { useAddress } from '@/lib/use-address';

/** The choice that the address says, and how to say another one. */
export function useChoice(): [SearchChoice, (next: SearchChoice) => void] {
  const [params, say] = useAddress();
  const choice = useMemo(() => parseChoice(params), [params]);
  const plain = Object.fromEntries(choiceParams.map((name) => [name, '']));
  return [choice, (next) => say({ ...plain, ...toParams(next) })];
}
