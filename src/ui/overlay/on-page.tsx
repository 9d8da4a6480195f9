import type { ReactNode } from 'react';
import { OverlayRoot } from '@/theme/overlay-root';

/** The MUI root for components on a page; dialogs and drawers have their own. */
export function OnPage({ children }: { children: ReactNode }) {
  return <OverlayRoot place="page">{children}</OverlayRoot>;
}
