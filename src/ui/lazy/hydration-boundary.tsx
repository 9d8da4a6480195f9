import { Activity, type ReactNode } from 'react';

/**
 * A part of a page that is hydrated separately, so that the page responds in between; a part that is touched comes
 * first. Its parents must not re-render meanwhile (`memo`), or it is hydrated at once with the rest. It is an
 * `Activity`, because React would stream a large `Suspense` after the page with an inline script that moves it: the
 * content security policy refuses that script, and readers without scripts would miss the part.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Activity>{children}</Activity>;
}
