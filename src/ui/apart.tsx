import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page that the browser takes over by itself: one after another, the one that is touched first, and between
 * them the page answers. Whatever stands around it must not be drawn anew meanwhile (`memo`), or it is taken over at
 * once with the rest.
 */
export function Apart({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
