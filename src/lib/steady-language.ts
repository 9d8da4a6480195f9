/**
 * The page's language is written only where it becomes another: the router writes it after each navigation, and browsers
 * would restyle the whole page for it (`:lang()`), whatever it was before.
 */
export function keepLanguageSteady(): void {
  const page = document.documentElement;
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'lang') ?? {};
  if (!get || !set) return;
  Object.defineProperty(page, 'lang', {
    configurable: true,
    get,
    set(language: string) {
      if (language !== page.getAttribute('lang')) set.call(page, language);
    },
  });
}
