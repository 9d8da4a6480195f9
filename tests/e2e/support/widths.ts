/** The two widths at which journeys are made. */
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** As narrow as a page of 1280 is when it is looked at four times as large: nothing may stand beside the screen. */
export const NARROW = { width: 320, height: 640 };

/** What does not depend on the width is shown at one of them (playwright.config.ts). */
export const onDesktop = { tag: '@desktop' };
export const onPhone = { tag: '@phone' };

/** Each language at a width of its own, and in a theme of its own where colours are looked at. */
export const widthOf = { en: onDesktop, ar: onPhone } as const;
export const themeOf = { en: 'light', ar: 'dark' } as const;
