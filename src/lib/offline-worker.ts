/**
 * Registers the service worker with the offline page (src/cli/offline-worker.mjs). Browsers support workers on https
 * and localhost only; without one they show their own offline page.
 */
export function keepOfflinePage(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offline-worker.js', { updateViaCache: 'none' }).catch(() => {});
}
