/**
 * Runs inline before the first paint, so that no page flashes in the wrong theme: the customer's choice from
 * `settings` in localStorage, otherwise what the system prefers. Changing one character changes the hash below.
 */
export const themeScript =
  "(function(){var t;try{t=JSON.parse(localStorage.getItem('settings')||'{}').theme}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.setAttribute('data-theme',t)})()";

/** Source expression for `script-src` in the Content-Security-Policy. */
export const themeScriptHash = 'sha256-T+sVO1q8zrtBeJWjhLqjERTyomsv8gs50n7pmS864pE=';
