import { Suspense, useState, type ReactNode } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import type { PageMarket } from '@/lib/page-market';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import type { Scope } from './api';
import styles from './narrowed-list.module.css';

type Props = {
  market: PageMarket;
  scope: Scope;
  /** The unfiltered list as the server renders it. */ children: ReactNode;
};

// Lazy: a list is read before it is filtered.
const Narrowing = optionalLazy(async () => {
  const [mod] = await Promise.all([import('./narrowing'), missingMessages()]);
  return mod.Narrowing;
});

/** A server-rendered list with filters and sort order above it; once they are used, the filtered list replaces it. */
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
