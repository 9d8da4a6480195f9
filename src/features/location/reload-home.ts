import type { NextRouter } from 'next/router';

/**
 * Loads the home at its own URL again, for another market. A search in the URL stays and a hash goes: to the router, the
 * same page with another hash or without one is a jump on that page and loads nothing, so the hash goes first.
 */
export async function reloadHome({ asPath, replace }: Pick<NextRouter, 'asPath' | 'replace'>, scroll: boolean) {
  const url = asPath.replace(/#.*/, '');
  if (url !== asPath) await replace(url, undefined, { scroll });
  await replace(url, undefined, { scroll });
}
