import { useEffect, useRef } from 'react';
import { openAuth } from '@/features/auth/open-auth';
import { readSession } from '@/lib/session';

/** Opens the sign-in modal once for a visitor who is signed out; afterwards the page stays as it is. */
export function useAskSignIn(isNeeded: boolean): void {
  const hasAsked = useRef(false);
  const wasIn = useRef(false);
  useEffect(() => {
    wasIn.current ||= readSession().token !== null;
    // A customer who signs out on this page leaves it and is not asked to sign in again.
    if (!isNeeded || hasAsked.current || wasIn.current) return;
    hasAsked.current = true;
    void openAuth('sign-in', () => {});
  }, [isNeeded]);
}
