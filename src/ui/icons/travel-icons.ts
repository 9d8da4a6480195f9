import type { Drawing } from '../display/icons';

/** Icons of vehicles, trips and places. No first view shows them, so they are bundled with the components that do. */
export const travelIcons = {
  calendar: { path: 'M4 5h16v16H4zM4 10h16M8 3v4M16 3v4' },
  car: { path: 'M4 12l2-6h12l2 6M3 12h18v7H3zM5 19v2M19 19v2M7 15.5h.01M17 15.5h.01' },
  flag: { path: 'M5 22V4c5-3 9 3 14 0v10c-5 3-9-3-14 0' },
  fuel: { path: 'M4 21V4h9v17M3 21h11M4 10h9M13 12h2a2 2 0 0 1 2 2v3a1.7 1.7 0 0 0 3.4 0V9L17 5.5' },
  navigation: { path: 'M3 11L21 3l-8 18-2-8z', isDirected: true },
  store: { path: 'M4 11v10h16V11M3 9l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 21v-6h4v6' },
  users: {
    path: 'M5 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M2 21a7 7 0 0 1 14 0M16 4.3a4 4 0 0 1 0 7.4M18.5 14.5A7 7 0 0 1 22 21',
  },
} as const satisfies Record<string, Drawing>;
