// Gains: GAIN_DEFERRED
// Relies on: the methods by which the `Head` of next/document makes its script elements (src/pages/_document.tsx).
// When that goes: the scripts are fetched while the page is read, as Next means it; nothing else changes.

/** The type of a script element that no browser runs and no scanner fetches. */
export const DEFERRED = 'text/deferred';

/**
 * Runs inline: once the page stands on the screen it replaces each deferred script by one that runs, in their order, so
 * that on a slow line nothing is on its way beside what is seen first. Plain JavaScript, as the server allows it by its hash.
 */
export const deferredScripts = `(function (d) {
  var begun;
  function begin() {
    if (begun) return;
    begun = true;
    d.querySelectorAll('script[type="${DEFERRED}"]').forEach(function (it) {
      var script = d.createElement('script');
      script.src = it.src;
      script.async = false;
      it.replaceWith(script);
    });
  }
  function ready() {
    if (d.hidden) return begin();
    setTimeout(begin, 2000);
    try { new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }); } catch (_) { begin(); }
  }
  if (d.readyState === 'loading') d.addEventListener('DOMContentLoaded', ready);
  else ready();
})(document)`;
