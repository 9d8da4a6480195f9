import type { NextRouter } from 'next/router';

/** The page's path as its visitors know it, without language and query: `/home` stands for every market's home. */
export function publicPath({ pathname, asPath }: Pick<NextRouter, 'pathname' | 'asPath'>): string {
  if (pathname === '/home' || pathname.startsWith('/home/')) return '/home';
  return asPath.split(/[?#]/)[0] || '/';
}
