import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { choiceOf, choiceParams, paramsOf, plainChoice, type SearchChoice } from '@/domain/search-choice';
import { useHydrated } from '@/lib/use-hydrated';

/** The choice that the address says, and how to say another one: in its place, so that Back leaves the list. */
export function useChoice(): [SearchChoice, (next: SearchChoice) => void] {
  const router = useRouter();
  const isKnown = useHydrated() && router.isReady;
  const { query } = router;
  const choice = useMemo(() => (isKnown ? choiceOf(query) : plainChoice), [isKnown, query]);

  function choose(next: SearchChoice) {
    const [path = '/', search = ''] = (router.asPath.split('#')[0] ?? '').split('?');
    const params = new URLSearchParams(search);
    for (const name of choiceParams) params.delete(name);
    for (const [name, value] of Object.entries(paramsOf(next))) params.set(name, value);
    const said = params.toString();
    void router.replace(said ? `${path}?${said}` : path, undefined, { shallow: true, scroll: false });
  }

  return [choice, choose];
}
