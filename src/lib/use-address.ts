import { useRouter } from 'next/router';
import { useMemo, useState } from 'react';
import { useHydrated } from './hydration/use-hydrated';

type Params = Readonly<Record<string, string | string[] | undefined>>;
type Changed = Readonly<Record<string, string>>;

/** Until the browser knows the address, pages are drawn as if it said nothing. */
const nothing: Params = {};
const unchanged: Changed = {};

/**
 * Reads what the address says after its path, and writes it in place, without a call or a jump: Back leaves the page,
 * and coming back finds it as it was. `''` takes a part away. What is written counts at once, before the address has
 * followed: a tick stays where it was put, and the next choice knows of it.
 */
export function useAddress(): [Params, (changed: Changed) => void] {
  const router = useRouter();
  const isKnown = useHydrated() && router.isReady;
  const [pending, setPending] = useState({ at: '', changed: unchanged });
  const at = router.asPath;
  const ahead = pending.at === at ? pending.changed : unchanged;
  const { query } = router;
  const params = useMemo<Params>(() => {
    const { all, gone } = parts(ahead);
    return Object.fromEntries(Object.entries({ ...query, ...all }).filter(([name]) => !gone.includes(name)));
  }, [query, ahead]);

  function say(changed: Changed) {
    const now = { ...ahead, ...changed };
    setPending({ at, changed: now });
    const [path = '/', search = ''] = (at.split('#')[0] ?? '').split('?');
    const { all, gone } = parts(now);
    const address = new URLSearchParams(search);
    for (const name of gone) address.delete(name);
    for (const [name, value] of Object.entries(all)) address.set(name, value);
    const after = address.toString();
    void router.replace(after ? `${path}?${after}` : path, undefined, { shallow: true, scroll: false });
  }

  return [isKnown ? params : nothing, say];
}

/** What is said anew, and the names of what is taken away. */
function parts(changed: Changed): { all: Changed; gone: readonly string[] } {
  const entries = Object.entries(changed);
  return {
    all: Object.fromEntries(entries.filter(([, value]) => value !== '')),
    gone: entries.filter(([, value]) => value === '').map(([name]) => name),
  };
}
