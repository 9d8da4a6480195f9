import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openAuth } from '@/features/auth/open-auth';
import { onSignInWanted } from '@/features/location/sign-in-port';
import { mendBrokenPictures } from '@/lib/broken-pictures';
import { watchLostParts } from '@/lib/chunk-retry';
import { keepOfflinePage } from '@/lib/offline-worker';
import { readValue, useSession } from '@/lib/session';
import { whenIdle } from '@/lib/when-idle';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import { fetchOverlays, fetchOverlaysOnIntent } from '@/ui/popups/overlay-fetch';
import { useHeadCollapse } from './bars/use-head-collapse';
import { ChunkErrorNotice } from './chunk-error-notice';
import { watchFailures } from './failures/report-failure';
import { useClosedMarket } from './use-closed-market';
import { useClockOnIntent } from './use-clock-on-intent';
import { useDroppedCarts } from './use-dropped-carts';
import { useToastsOfPage } from './use-toasts-of-page';

// Must run before any other part is loaded.
watchLostParts();
onSignInWanted(() => openAuth('sign-in', () => {}));

const Toaster = optionalLazy(async () => (await import('@/ui/status/toaster')).Toaster);

const RunningOrder = optionalLazy(async () => (await import('@/features/order/running/running-order')).RunningOrder);

/**
 * Features of every page that are not needed to see it. They load when the browser is idle and not with the first
 * interaction, when the network or the scripts of this build may be gone.
 */
export function IdleFeatures({ hasBegun }: { hasBegun: boolean }) {
  const { t } = useTranslation();
  useToastsOfPage();
  useHeadCollapse();
  useClockOnIntent();
  useClosedMarket();
  useDroppedCarts();
  useEffect(watchFailures, []);
  useEffect(mendBrokenPictures, []);
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

/** Loaded only for visitors who may have a running order: customers, and guests who have ordered in this browser. */
function MaybeRunning() {
  const { token } = useSession();
  if (token === null && !readValue('device-orders')) return null;
  return (
    <Suspense>
      <RunningOrder />
    </Suspense>
  );
}
