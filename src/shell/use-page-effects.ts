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

/** Effects of navigating to another page, and of the first page of a visit. */
export function usePageEffects(module_type: string | undefined): void {
  useStoredLanguage();
  useOfflineStepReset();
  useEffect(goOnFromBefore, []);
  // Also for the layers that an earlier load of this tab left in the history.
  useEffect(watchHistory, []);
  useEffect(() => {
    // Set on the root element, because dialogs are outside of the shell's element.
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
      // The focus stays where the visitor has moved it meanwhile, for example into the top bar.
      const at = document.activeElement;
      const isLost = !at || at === document.body;
      // A search from the results page stays on the same path, and its field is rendered again.
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

/** Loading another page than the checkout resets an offline payment that was begun (CHECKOUT-10). */
function useOfflineStepReset(): void {
  const router = useRouter();
  const [isLoadedElsewhere] = useState(publicPath(router) !== '/checkout');
  useEffect(() => {
    if (isLoadedElsewhere) resetOfflineStep();
  }, [isLoadedElsewhere]);
}

/**
 * After a reload, shows the message of what succeeded just before (ADDR-44) and restores the scroll position of the
 * page in the other language (LANG-02).
 */
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

/** On the first page of a visit, a stored language takes precedence over the URL (LANG-03 to LANG-05). */
function useStoredLanguage(): void {
  const router = useRouter();
  useEffect(() => {
    if (tabMemory.read('visited')) return;
    tabMemory.save('visited', true);
    const stored = readValue('language-setting');
    if (!stored || !isLanguage(stored) || stored === router.locale) return;
    location.replace(languagePath(publicPath(router), stored) + location.search + location.hash);
    // Only the first page counts, so later values do not matter here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
