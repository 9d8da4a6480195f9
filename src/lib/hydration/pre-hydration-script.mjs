/**
 * Runs inline in the head. Records what is pressed, typed or hovered before hydration in `preHydration`, to be replayed
 * by src/lib/hydration/pre-hydration-events.ts. If one of the first scripts is missing (a cached page of an old build),
 * the page could never hydrate: it is reloaded, at most once a minute (docs/decisions/016-tabs-that-stand-open.md). A
 * script that failed because of the network is retried when the network is back. Plain JavaScript, because the CSP
 * allows it by its hash.
 */
export const preHydrationScript = `(function (d) {
  var early = (window.preHydration = { typed: [] });
  var missing = [];
  function again() {
    missing.splice(0).forEach(function (src) {
      var script = d.createElement('script');
      script.src = src;
      script.async = false;
      d.head.append(script);
    });
  }
  early.click = function (event) { early.press = event; early.pressed = event.target.closest('button'); };
  early.input = function (event) { if (early.typed.indexOf(event.target) < 0) early.typed.push(event.target); };
  early.mouseover = function (event) { early.under = event.target; };
  early.error = function (event) {
    if (event.target.tagName !== 'SCRIPT') return;
    if (navigator.onLine === false) return missing.push(event.target.src);
    if (early.typed.length) return;
    try {
      if (Date.now() - sessionStorage.getItem('lost-scripts') < 60000) return;
      sessionStorage.setItem('lost-scripts', Date.now());
      location.reload();
    } catch (_) {}
  };
  addEventListener('online', again);
  ['click', 'input', 'mouseover', 'error'].forEach(function (type) { d.addEventListener(type, early[type], true); });
})(document)`;
