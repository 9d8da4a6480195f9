import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/**
 * Emotion caches by direction. Constants, so that each rule is inserted once in the life of the page. No prefixer
 * stands beside the plugin: that of stylis 4.4 breaks in emotion, which brings 4.2, and the browsers need no prefixes.
 */
export const directionCache = {
  ltr: createCache({ key: 'mui' }),
  rtl: createCache({ key: 'muirtl', stylisPlugins: [rtlPlugin] }),
};
