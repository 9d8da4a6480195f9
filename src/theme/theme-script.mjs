/**
 * Runs inline before the first paint, so that no page flashes in the wrong theme: uses the customer's choice from
 * `settings` in localStorage, otherwise the system's preference. Plain JavaScript, because the CSP allows it by its
 * hash and the server runs without a compiler.
 */
export const themeScript =
  "(function(){var t;try{t=JSON.parse(localStorage.getItem('settings')||'{}').theme}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.setAttribute('data-theme',t)})()";
