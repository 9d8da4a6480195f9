/** Font files worth a `<link rel="preload" as="font">` in each language. */
export const fontPreloads = {
  en: ['/fonts/inter-latin.woff2'],
  ar: ['/fonts/noto-sans-arabic.woff2', '/fonts/inter-latin.woff2'],
};
