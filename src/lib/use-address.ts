import { useRouter } from 'next/router';
import { useMemo, useState } from 'react';
import { useHydrated } from './hydration/use-hydrated';

type Params = Readonly<Record<string, string | string[] | undefined>>;
type Changed = Readonly<Record<string, string>>;

/** Until hydration, pages are rendered as if the URL had no query. */
const nothing: Params = {};
const unchanged: Changed = {};

/**
 * Reads and writes the query of the URL in place, without a request or a scroll: Back leaves the page, and returning
 * restores its state. `''` removes a parameter. Writes take effect at once, before the URL has changed, so that
 * controls respond immediately and further writes see them.
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

/** The changed values, and the names of removed ones. */
function parts(changed: Changed): { all: Changed; gone: readonly string[] } {
  const entries = Object.entries(changed);
  return {
    all: Object.fromEntries(entries.filter(([, value]) => value !== '')),
    gone: entries.filter(([, value]) => value === '').map(([name]) => name),
  };
}
