import Router from 'next/router';
import { useEffect } from 'react';
import { readSession, subscribe } from '@/lib/session';
import { dismissToastsAbout, dismissToastsOfOtherPages, SIGNED_OUT, WITHOUT_PLACE } from '@/lib/toast';

/** Removes toasts of problems when their page is left, or when a change of the session solves them. */
export function useToastsOfPage(): void {
  useEffect(() => {
    const arrive = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) dismissToastsOfOtherPages();
    };
    Router.events.on('routeChangeComplete', arrive);
    return () => Router.events.off('routeChangeComplete', arrive);
  }, []);
  useEffect(
    () =>
      subscribe(() => {
        const { token, zone_ids } = readSession();
        if (token) dismissToastsAbout(SIGNED_OUT);
        if (zone_ids.length > 0) dismissToastsAbout(WITHOUT_PLACE);
      }),
    [],
  );
}
