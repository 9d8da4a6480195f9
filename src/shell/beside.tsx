import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { waitForLostScripts } from '@/lib/lost-scripts';
import { keepOfflinePage } from '@/lib/offline-worker';
import { rememberScroll } from '@/lib/scroll-memory';
import { whenIdle } from '@/lib/when-idle';
import { lazily } from '@/ui/lazily';
import { fetchOverlays, fetchOverlaysOnIntent } from '@/ui/overlay-fetch';
import { TroubleNotice } from './trouble-notice';

// Before anything else is asked for.
waitForLostScripts();

const Toaster = lazily(async () => (await import('@/ui/toaster')).Toaster);

/**
 * What stands beside every page and is not needed to see it. It comes when the browser has nothing else to do, before
 * anybody has touched the page: then the network may be gone, or the scripts of this build.
 */
export function Beside({ hasBegun }: { hasBegun: boolean }) {
  const { t } = useTranslation();
  useEffect(rememberScroll, []);
  useEffect(fetchOverlaysOnIntent, []);
  useEffect(() => (hasBegun ? whenIdle(fetchOverlays) : undefined), [hasBegun]);
  useEffect(() => (hasBegun ? whenIdle(keepOfflinePage) : undefined), [hasBegun]);
  return (
    <>
      <TroubleNotice />
      <Suspense>{hasBegun && <Toaster dismissLabel={t('ui.close')} />}</Suspense>
    </>
  );
}
