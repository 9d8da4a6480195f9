import type { NextRouter } from 'next/router';

/** The public path of a page, without language and query: `/home` for the home of every market. */
export function publicPath({ pathname, asPath }: Pick<NextRouter, 'pathname' | 'asPath'>): string {
  if (pathname === '/home' || pathname.startsWith('/home/')) return '/home';
  return asPath.split(/[?#]/)[0] || '/';
}
