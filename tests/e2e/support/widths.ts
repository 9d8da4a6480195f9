/** The two widths of journeys. */
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** The width of a 1280px page at 400 % zoom: nothing may overflow. */
export const NARROW = { width: 320, height: 640 };

/** Tests that do not depend on the width run at one of them (playwright.config.ts). */
export const onDesktop = { tag: '@desktop' };
export const onPhone = { tag: '@phone' };

/** Each language has its own width, and its own theme where colours are checked. */
export const widthOf = { en: onDesktop, ar: onPhone } as const;
export const themeOf = { en: 'light', ar: 'dark' } as const;
