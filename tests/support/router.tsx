import { memoryRouter } from 'next-router-mock';
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider';
import { useRouter, type NextRouter } from 'next/router';
import type { ReactNode } from 'react';

/** `route` follows `pathname`. */
export type RouterPart = Partial<Omit<NextRouter, 'route'>>;

const stay = () => Promise.resolve(true);

/** Sets up the document's router for what is rendered next: it goes nowhere, and has what a test gives it. */
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

/** Hands the router that was set up to `useRouter` and to links. */
export { MemoryRouterProvider as RouterProvider };

/** A page whose address is kept as Next's router would: what replaces it is its query from then on. */
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

/** Path and query as they are now. */
export const addressNow = () => document.querySelector('[data-address]')?.textContent ?? '';
