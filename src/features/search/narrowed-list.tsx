import { Suspense, useState, type ReactNode } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import type { PageMarket } from '@/lib/page-market';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import type { Scope } from './api';
import styles from './narrowed-list.module.css';

type Props = { market: PageMarket; scope: Scope; /** The whole list as the server renders it. */ children: ReactNode };

// Not in the first load: a list is read before it is narrowed.
const Narrowing = optionalLazy(async () => {
  const [it] = await Promise.all([import('./narrowing'), missingMessages()]);
  return it.Narrowing;
});

/** A list of the server's with filters and orders above it; once they hold, their own list stands in its place. */
export function NarrowedList({ market, scope, children }: Props) {
  const isHydrated = useHydrated();
  const [isNarrowed, setIsNarrowed] = useState(false);
  return (
    <div>
      <div className={isNarrowed ? undefined : styles.room}>
        {isHydrated && (
          <Suspense fallback={null}>
            <Narrowing market={market} scope={scope} onNarrowed={setIsNarrowed} />
          </Suspense>
        )}
      </div>
      {!isNarrowed && children}
    </div>
  );
}
