import { memoryRouter } from 'next-router-mock';
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider';
import { useRouter, type NextRouter } from 'next/router';
import type { ReactNode } from 'react';

/** `route` follows `pathname`. */
export type RouterPart = Partial<Omit<NextRouter, 'route'>>;

const stay = () => Promise.resolve(true);

/** Sets the router for the next render: it does not navigate, and has the values that a test passes. */
export function setRouter(part: RouterPart = {}) {
  memoryRouter.reset();
  Object.assign(memoryRouter, {
    pathname: '/home',
    asPath: '/home',
    query: {},
    locale: 'en',
    locales: ['en', 'ar'],
    defaultLocale: 'en',
    isReady: true,
    push: stay,
    replace: stay,
    reload: () => {},
    back: () => {},
    prefetch: () => Promise.resolve(),
    ...part,
  });
}

/** Provides that router to `useRouter` and to links. */
export { MemoryRouterProvider as RouterProvider };

/** A page whose URL is updated as by Next's router: after `replace` its query is the new one. */
export function Addressed({ path, children }: { path: string; children: ReactNode }) {
  return (
    <MemoryRouterProvider url={path}>
      <Address />
      {children}
    </MemoryRouterProvider>
  );
}

function Address() {
  return <output data-address>{useRouter().asPath}</output>;
}

/** The current path and query. */
export const addressNow = () => document.querySelector('[data-address]')?.textContent ?? '';

/** Which of these URLs Next's router would load, one after another; another hash on the same page is a jump. */
export function loadedOf(start: string, urls: readonly string[]): string[] {
  let asPath = start;
  return urls.filter((url) => {
    const before = asPath;
    asPath = url;
    return !isJump(before, url);
  });
}

/** As Next decides it: the same page where the hash differs, or is named again. */
function isJump(before: string, url: string): boolean {
  const [[page, hash], [nextPage, nextHash]] = [before.split('#'), url.split('#')];
  return page === nextPage && (hash !== nextHash || Boolean(nextHash));
}
