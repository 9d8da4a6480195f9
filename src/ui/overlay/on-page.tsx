import type { ReactNode } from 'react';
import { OverlayRoot } from '@/theme/overlay-root';

/** What MUI's parts stand in on a page; dialogs and drawers bring it themselves. */
export function OnPage({ children }: { children: ReactNode }) {
  return <OverlayRoot place="page">{children}</OverlayRoot>;
}
