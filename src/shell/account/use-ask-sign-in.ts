import { useEffect, useRef } from 'react';
import { openAuth } from '@/features/auth/open-auth';
import { readSession } from '@/lib/session';

/** Opens the sign-in modal once for whoever comes signed out; the page stays where it is afterwards. */
export function useAskSignIn(isNeeded: boolean): void {
  const hasAsked = useRef(false);
  const wasIn = useRef(false);
  useEffect(() => {
    wasIn.current ||= readSession().token !== null;
    // Whoever signs out here is led away and not asked to come back.
    if (!isNeeded || hasAsked.current || wasIn.current) return;
    hasAsked.current = true;
    void openAuth('sign-in', () => {});
  }, [isNeeded]);
}
