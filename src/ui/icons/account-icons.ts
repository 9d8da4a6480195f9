import type { Drawing } from '../display/icons';

/** Icons of the account and the menu. No first view shows them, so they are bundled with the components that do. */
export const accountIcons = {
  briefcase: { path: 'M3 7h18v13H3zM9 7V4h6v3M3 12.5c5 3 13 3 18 0' },
  circleHelp: {
    path: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01',
  },
  grid: { path: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z' },
  laptop: { path: 'M5 5h14v10H5zM2 19h20' },
  logOut: { path: 'M10 3H5v18h5M16 8l4 4-4 4M20 12H10', isDirected: true },
  tablet: { path: 'M8 6V3h12v18h-6M3 9h8v12H3zM7 18h.01' },
} as const satisfies Record<string, Drawing>;
