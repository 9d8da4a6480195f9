import type { ReactNode } from 'react';
import type { PageMarket } from '@/lib/page-market';

type Props = {
  children: ReactNode;
  market: PageMarket;
  /** The page came without the configuration, as error pages do. */
  bare: boolean;
};

/** What surrounds every page. */
export function Shell({ children }: Props) {
  return <main id="main">{children}</main>;
}
