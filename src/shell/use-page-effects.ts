import Router, { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { isLanguage } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { resetOfflineStep } from '@/features/checkout/payment/offline-step';
import { closeDialogs, holdDialogs } from '@/lib/dialogs';
import { readValue, tabMemory } from '@/lib/session';
import { toast } from '@/lib/toast';
import { watchHistory } from '@/ui/popups/back-button';
import { publicPath } from './seo/public-path';

/** What follows when another page is shown, and when the first one of a visit is. */
export function usePageEffects(module_type: string | undefined): void {
  useStoredLanguage();
  useOfflineStepReset();
  useEffect(goOnFromBefore, []);
  // Also for layers that an earlier load of this tab has left in the history.
  useEffect(watchHistory, []);
  useEffect(() => {
    // Dialogs of the page's body stand outside of the shell's own element.
    if (module_type) document.documentElement.dataset.module = module_type;
  }, [module_type]);
  useEffect(() => {
    let before = location.pathname;
    let left: Element | null = null;
    const leave = (_url: string, { shallow }: { shallow: boolean }) => {
      holdDialogs(!shallow);
      left = document.activeElement;
    };
    const stay = () => holdDialogs(false);
    const arrive = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) closeDialogs();
      // The focus stays where somebody has moved it meanwhile, as into the bar.
      const at = document.activeElement;
      const isLost = !at || at === document.body;
      // A search from its own results is on the same path, and its field is drawn anew.
      if (isLost ? !shallow : at === left && location.pathname !== before) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
      before = location.pathname;
      holdDialogs(false);
    };
    Router.events.on('routeChangeStart', leave);
    Router.events.on('routeChangeError', stay);
    Router.events.on('routeChangeComplete', arrive);
    return () => {
      Router.events.off('routeChangeStart', leave);
      Router.events.off('routeChangeError', stay);
      Router.events.off('routeChangeComplete', arrive);
    };
  }, []);
}

/** An offline payment that was begun does not outlive a load of another page than the checkout (CHECKOUT-10). */
function useOfflineStepReset(): void {
  const router = useRouter();
  const [isLoadedElsewhere] = useState(publicPath(router) !== '/checkout');
  useEffect(() => {
    if (isLoadedElsewhere) resetOfflineStep();
  }, [isLoadedElsewhere]);
}

/** Tells what has succeeded just before the page was loaded anew (ADDR-44), and goes where it was left in the other language (LANG-02). */
function goOnFromBefore(): void {
  const message = take('said');
  if (typeof message === 'string') void toast.success(message);
  const top = take('scroll');
  if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
}

function take(name: string): unknown {
  const value = tabMemory.read(name);
  tabMemory.forget(name);
  return value;
}

/** A stored language wins over the address on the first page of a visit (LANG-03 to LANG-05). */
function useStoredLanguage(): void {
  const router = useRouter();
  useEffect(() => {
    if (tabMemory.read('visited')) return;
    tabMemory.save('visited', true);
    const stored = readValue('language-setting');
    if (!stored || !isLanguage(stored) || stored === router.locale) return;
    location.replace(languagePath(publicPath(router), stored) + location.search + location.hash);
    // Only the first page counts, so later ones do not matter here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
