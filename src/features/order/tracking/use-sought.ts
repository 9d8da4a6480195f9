import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';

type Followed = { id: number } | undefined;

/**
 * Gives what was looked for an address of its own, to which the customer can come back. `name` is the number's name in
 * the query of a page whose path has none.
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

/** The heading of what stands in the place of the form by which it was looked for: it takes over the form's focus. */
export function useSoughtHeading(isSought: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSought) heading.current?.focus();
  }, [isSought]);
  return heading;
}
