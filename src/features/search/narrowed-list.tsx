import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { missingMessages } from '@/i18n/later';
import type { PageMarket } from '@/lib/page-market';
import type { Scope } from './api';
import styles from './narrowed-list.module.css';

type Props = { market: PageMarket; scope: Scope; /** The whole list as the server renders it. */ children: ReactNode };

// Not in the first load: a list is read before it is narrowed.
const Narrowing = dynamic(
  async () => {
    const [it] = await Promise.all([import('./narrowing'), missingMessages()]);
    return it.Narrowing;
  },
  { ssr: false },
);

/** A list of the server's with filters and orders above it; once they hold, their own list stands in its place. */
export function NarrowedList({ market, scope, children }: Props) {
  const [isNarrowed, setIsNarrowed] = useState(false);
  return (
    <div>
      <div className={isNarrowed ? undefined : styles.room}>
        <Narrowing market={market} scope={scope} onNarrowed={setIsNarrowed} />
      </div>
      {!isNarrowed && children}
    </div>
  );
}
