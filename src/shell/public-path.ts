import type { NextRouter } from 'next/router';
import type { Language } from '@/domain/language';

/** The page's path as its visitors know it, without language and query: `/home` stands for every market's home. */
export function publicPath({ pathname, asPath }: Pick<NextRouter, 'pathname' | 'asPath'>): string {
  if (pathname === '/home' || pathname.startsWith('/home/')) return '/home';
  return asPath.split(/[?#]/)[0] || '/';
}

/** The same page in another language; query and hash go with it. */
export function inLanguage(path: string, language: Language, rest = ''): string {
  const prefix = language === 'en' ? '' : `/${language}`;
  return `${prefix}${path === '/' && prefix ? '' : path}${rest}`;
}
