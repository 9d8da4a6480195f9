import type { Drawing } from '../display/icons';

/** Icons of payments and savings. No first view shows them, so they are bundled with the components that do. */
export const moneyIcons = {
  award: { path: 'M6.5 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M8.5 13L7 21.5l5-3 5 3-1.5-8.5' },
  banknote: { path: 'M2 6h20v12H2zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M6 12h.01M18 12h.01' },
  copy: { path: 'M9 9h12v12H9zM5 15H3V3h12v2' },
  creditCard: { path: 'M2 5h20v14H2zM2 10h20M6 15h3' },
  gift: { path: 'M3 8h18v4H3zM5 12v9h14v-9M12 8v13M12 8S7 8 7 5.3 11 2.5 12 8c1-5.5 5-5.4 5-2.7S12 8 12 8' },
  landmark: { path: 'M3 10l9-6 9 6zM5.5 10v8M10 10v8M14 10v8M18.5 10v8M3 21h18' },
  ticket: { path: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM9.5 14.5l5-5M9.5 9.5h.01M14.5 14.5h.01' },
  wallet: { path: 'M19 8V4H5a2.5 2.5 0 0 0-2.5 2.5V18A2.5 2.5 0 0 0 5 20.5h16V8H4M16.5 14.5h.01' },
} as const satisfies Record<string, Drawing>;
