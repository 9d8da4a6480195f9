import { useRouter } from 'next/router';
import { useHydrated } from './use-hydrated';

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** Until the browser knows the address, pages are drawn as if it said nothing. */
const nothing: Params = {};

/**
 * What the address says after its path, and how to say something else: in its place, without a call or a jump, so
 * that Back leaves the page and coming back finds it as it was. `''` takes a part away.
 */
export function useAddress(): [Params, (changed: Record<string, string>) => void] {
  const router = useRouter();
  const isKnown = useHydrated() && router.isReady;

  function say(changed: Record<string, string>) {
    const [path = '/', search = ''] = (router.asPath.split('#')[0] ?? '').split('?');
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed)) {
      if (value === '') params.delete(name);
      else params.set(name, value);
    }
    const said = params.toString();
    void router.replace(said ? `${path}?${said}` : path, undefined, { shallow: true, scroll: false });
  }

  return [isKnown ? router.query : nothing, say];
}
