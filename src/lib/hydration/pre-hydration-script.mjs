/**
 * Runs inline in the head. What is pressed, typed or pointed at until the page answers is kept in `preHydration`, and done
 * then (src/lib/hydration/pre-hydration-events.ts). Without one of its first scripts the page never answers: it is loaded anew, once
 * a minute at most (a cached page of a former build; docs/decisions/016-tabs-that-stand-open.md). One that only the
 * network kept away is asked for again when that is back.
 * Plain JavaScript, as the server allows it by its hash.
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
  ['click', 'input', 'mouseover', 'error'].forEach(function (it) { d.addEventListener(it, early[it], true); });
})(document)`;
