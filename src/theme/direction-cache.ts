import { createEmotionCache } from '@mui/material-nextjs/v16-pagesRouter';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/**
 * Emotion caches by direction. Constants, so that each rule is inserted once in the life of the page. What MUI inserts
 * stands in the layer `mui`, below ours (docs/decisions/009-cascade-layers.md), so that our sheets may dress it. No
 * prefixer stands beside the plugin: that of stylis 4.4 breaks in emotion, which brings 4.2, and the browsers need none.
 */
export const directionCache = {
  ltr: createEmotionCache({ key: 'mui', enableCssLayer: true }),
  rtl: createEmotionCache({ key: 'muirtl', stylisPlugins: [rtlPlugin], enableCssLayer: true }),
};
