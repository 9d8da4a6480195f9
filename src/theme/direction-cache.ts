import { createEmotionCache } from '@mui/material-nextjs/v16-pagesRouter';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/**
 * One Emotion cache for each direction. They are constants, so that each rule is inserted once per page load. MUI's
 * styles are in the layer `mui`, below ours (docs/decisions/009-cascade-layers.md), so that our sheets override them.
 * There is no prefixer plugin: that of stylis 4.4 fails in emotion, which uses 4.2, and supported browsers need none.
 */
export const directionCache = {
  ltr: createEmotionCache({ key: 'mui', enableCssLayer: true }),
  rtl: createEmotionCache({ key: 'muirtl', stylisPlugins: [rtlPlugin], enableCssLayer: true }),
};
