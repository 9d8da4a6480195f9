import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Followed = { id: number } | undefined;
type Searched = { id: number; contact_number: string };

/** What was searched for in the form, until the URL names another number than the found one; 0 is none. */
export function useSearched(inUrl: number) {
  const [searched, setSearched] = useState<Searched | null>(null);
  const [before, setBefore] = useState(inUrl);
  // A number that cannot be read is NaN.
  if (!Object.is(before, inUrl)) {
    setBefore(inUrl);
    if (searched?.id !== inUrl) setSearched(null);
  }
  return [searched, setSearched] as const;
}

/** The token of a link to follow something, from the URL, until something was searched for. */
export function useSharedLink(isSearched: boolean): { share_token?: string } {
  const { share } = useRouter().query;
  return typeof share === 'string' && share !== '' && !isSearched ? { share_token: share } : {};
}

/**
 * Puts the number of the found order or trip into the URL, so that the customer can come back to it. `name` is the
 * query parameter on pages without the number in their path.
 */
export function useOwnAddress(isSought: boolean, followed: Followed, name: 'order_id' | 'trip_id'): void {
  const { pathname, query, replace } = useRouter();
  const found = isSought ? followed?.id : undefined;
  const say = useEffectEvent((id: number) => {
    const now = { ...query, [query.id === undefined ? name : 'id']: String(id) };
    void replace({ pathname, query: now }, undefined, { shallow: true, scroll: false });
  });
  useEffect(() => {
    if (found !== undefined) say(found);
  }, [found]);
}

/** The heading of the result, which replaces the search form and takes over its focus. */
export function useSoughtHeading(isSought: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSought) heading.current?.focus();
  }, [isSought]);
  return heading;
}
