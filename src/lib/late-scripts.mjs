/** The type of a script element that no browser runs and no scanner fetches. */
export const LATE = 'text/late';

/**
 * Runs inline: once the page stands on the screen it replaces each late script by one that runs, in their order, so
 * that on a slow line nothing is on its way beside what is seen first. What is pressed, typed or pointed at until the
 * page answers is kept in `earlyTouches` (src/lib/early-touches.ts). Without one of these scripts the page never answers:
 * it is loaded anew, once a minute at most (a cached page of a former build; docs/decisions/016-tabs-that-stand-open.md).
 * One that only the network kept away is asked for again when that is back: what was pressed or typed is answered then.
 * Plain JavaScript, as the server allows it by its hash.
 */
export const lateScripts = `(function (d) {
  var early = (window.earlyTouches = { typed: [] });
  var begun;
  var missing = [];
  function running(src) {
    var script = d.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = lost;
    return script;
  }
  function begin() {
    if (begun) return;
    begun = true;
    d.querySelectorAll('script[type="${LATE}"]').forEach(function (it) {
      it.replaceWith(running(it.src));
    });
  }
  function again() {
    missing.splice(0).forEach(function (src) { d.head.append(running(src)); });
  }
  function lost(event) {
    if (navigator.onLine === false) return missing.push(event.target.src);
    if (early.typed.length) return;
    try {
      if (Date.now() - sessionStorage.getItem('lost-scripts') < 60000) return;
      sessionStorage.setItem('lost-scripts', Date.now());
      location.reload();
    } catch (_) {}
  }
  function ready() {
    if (d.hidden) return begin();
    setTimeout(begin, 2000);
    try { new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }); } catch (_) { begin(); }
  }
  if (d.readyState === 'loading') d.addEventListener('DOMContentLoaded', ready);
  else ready();
  // From here on React keeps and answers presses itself.
  function isTaken() {
    return Object.keys(d.getElementById('__next') || {}).some(function (it) { return it.indexOf('__reactContainer') === 0; });
  }
  early.click = function (event) { if (!isTaken()) early.pressed = event.target.closest('button'); };
  early.input = function (event) { if (early.typed.indexOf(event.target) < 0) early.typed.push(event.target); };
  early.mouseover = function (event) { early.under = event.target; };
  addEventListener('online', again);
  ['click', 'input', 'mouseover'].forEach(function (it) { d.addEventListener(it, early[it], true); });
})(document)`;
