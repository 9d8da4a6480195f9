import Router from 'next/router';
import { useEffect } from 'react';
import { leavePage } from '@/lib/toast';

/** Problems go with the page that they belong to. */
export function useToastsOfPage(): void {
  useEffect(() => {
    const arrive = (_url: string, { shallow }: { shallow: boolean }) => shallow || leavePage();
    Router.events.on('routeChangeComplete', arrive);
    return () => Router.events.off('routeChangeComplete', arrive);
  }, []);
}
