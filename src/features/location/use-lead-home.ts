import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useSession } from '@/lib/session';
import { waitForLayers } from '@/ui/popups/back-button';

/** The start page is for visitors without a place; others are redirected to the market (ROUTE-02, ROUTE-03). */
export function useLeadHome(): void {
  const { replace } = useRouter();
  const { location, currentLatLng } = useSession();
  const isSomewhere = Boolean(location && currentLatLng);
  useEffect(() => {
    // The dialog in which the place was chosen closes first.
    if (isSomewhere) void waitForLayers().then(() => replace('/home'));
  }, [isSomewhere, replace]);
}
