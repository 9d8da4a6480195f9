import type { Drawing } from '../display/icons';

/** Icons of pictures and films. Few first views show them, so they are bundled with the components that do. */
export const mediaIcons = {
  play: { path: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0M10 8.5l6 3.5-6 3.5z' },
  zoomIn: { path: 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M16.2 16.2L21 21M11 8v6M8 11h6' },
} as const satisfies Record<string, Drawing>;
