import { Activity, type ReactNode } from 'react';

/**
 * A part of a page that the browser hydrates by itself: one after another, the one that is touched first, and between
 * them the page answers. Whatever stands around it must not be drawn anew meanwhile (`memo`), or it is hydrated at once
 * with the rest. An `Activity`, since React would send a large `Suspense` of a long page behind it, with an inline script
 * that moves it up: the policy refuses that script, and who reads without scripts would miss the part.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Activity>{children}</Activity>;
}
