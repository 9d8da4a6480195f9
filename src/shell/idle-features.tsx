import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openAuth } from '@/features/auth/open-auth';
import { onSignInWanted } from '@/features/location/sign-in-port';
import { watchLostParts } from '@/lib/chunk-retry';
import { keepOfflinePage } from '@/lib/offline-worker';
import { readValue, useSession } from '@/lib/session';
import { whenIdle } from '@/lib/when-idle';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import { fetchOverlays, fetchOverlaysOnIntent } from '@/ui/popups/overlay-fetch';
import { useHeadCollapse } from './bars/use-head-collapse';
import { ChunkErrorNotice } from './chunk-error-notice';
import { useClockOnIntent } from './use-clock-on-intent';
import { useToastsOfPage } from './use-toasts-of-page';

// Before anything else is asked for.
watchLostParts();
onSignInWanted(() => openAuth('sign-in', () => {}));

const Toaster = optionalLazy(async () => (await import('@/ui/status/toaster')).Toaster);

const RunningOrder = optionalLazy(async () => (await import('@/features/order/running/running-order')).RunningOrder);

/**
 * What stands beside every page and is not needed to see it. It comes when the browser has nothing else to do, before
 * anybody has touched the page: then the network may be gone, or the scripts of this build.
 */
export function IdleFeatures({ hasBegun }: { hasBegun: boolean }) {
  const { t } = useTranslation();
  useToastsOfPage();
  useHeadCollapse();
  useClockOnIntent();
  useEffect(fetchOverlaysOnIntent, []);
  useEffect(() => (hasBegun ? whenIdle(fetchOverlays) : undefined), [hasBegun]);
  useEffect(() => (hasBegun ? whenIdle(keepOfflinePage) : undefined), [hasBegun]);
  return (
    <>
      <MaybeRunning />
      <ChunkErrorNotice />
      <Suspense>{hasBegun && <Toaster dismissLabel={t('ui.close')} />}</Suspense>
    </>
  );
}

/** Only whoever may have ordered something asks for it: a customer, or a guest whom this browser remembers. */
function MaybeRunning() {
  const { token } = useSession();
  if (token === null && !readValue('device-orders')) return null;
  return (
    <Suspense>
      <RunningOrder />
    </Suspense>
  );
}
