/**
 * Has the browser keep the page that it shows where there is no network (src/cli/offline-worker.mjs). Browsers have
 * workers over https and on the machine itself only; without one, they show a page of their own.
 */
export function keepOfflinePage(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offline-worker.js', { updateViaCache: 'none' }).catch(() => {});
}
