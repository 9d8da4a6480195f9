/** Stroke icons on a 24 grid, one path each, for the first view of pages. Other icons are in `ui/icons`. */
export const icons = {
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  'arrow-up-down': 'M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4',
  'badge-percent': 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 15l6-6M9 9h.01M15 15h.01',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  bike: 'M2 17a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0M15.4 17a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0M12 17.5v-4l-3.5-3 4-3.3 2.8 3.3H18M15.5 4.7h.01',
  check: 'M5 13l4 4L19 7',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M15 6l-6 6 6 6',
  'chevron-right': 'M9 6l6 6-6 6',
  'circle-alert': 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0M12 7.5v5M12 16.5h.01',
  clock: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0M12 6.5V12l3.5 2',
  'file-text': 'M6 2h8l5 5v15H6zM14 2v5h5M9.5 13h6M9.5 17h6',
  globe: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0M2.5 12h19M12 2.5c5.2 5 5.2 14 0 19-5.2-5-5.2-14 0-19',
  heart: 'M12 20.5L3.6 12a5 5 0 0 1 7.1-7.1L12 6.2l1.3-1.3a5 5 0 0 1 7.1 7.1z',
  house: 'M3 11l9-8 9 8M5 9.5V21h14V9.5M10 21v-6h4v6',
  info: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0M12 11v5.5M12 7.5h.01',
  leaf: 'M6 18C3 10 9 4 20 4c0 11-5 16-11.5 14.5M4 21c1.5-4.5 4.5-8 9-10.5',
  locate:
    'M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M12 2v3M12 19v3M2 12h3M19 12h3',
  mail: 'M3 5h18v14H3zM3 7l9 6 9-6',
  map: 'M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15',
  'map-pin': 'M12 22s7-6.6 7-12a7 7 0 1 0-14 0c0 5.4 7 12 7 12zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  'map-pinned': 'M12 16s5-4.4 5-8.5a5 5 0 0 0-10 0C7 11.6 12 16 12 16zM6.5 14H5l-2 7h18l-2-7h-1.5M12 7.5h.01',
  menu: 'M4 6h16M4 12h16M4 18h16',
  message: 'M4.5 16.2A8.6 8.6 0 1 1 8 19.6L3 21z',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z',
  package: 'M12 2.5l9 5v9l-9 5-9-5v-9zM3 7.5l9 5 9-5M12 12.5v9M7.5 5l9 5',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  plus: 'M12 5v14M5 12h14',
  receipt:
    'M5 3l2.3 1.5L9.7 3 12 4.5 14.3 3l2.4 1.5L19 3v18l-2.3-1.5-2.4 1.5-2.3-1.5L9.7 21l-2.4-1.5L5 21zM9 9h6M9 14h6',
  search: 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M16.2 16.2L21 21',
  share:
    'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.6 10.5l6.8-4M8.6 13.5l6.8 4',
  'shopping-bag': 'M6 3h12l2.5 4v14h-17V7zM3.5 7h17M8.5 11a3.5 3.5 0 0 0 7 0',
  smartphone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM11 18h2',
  sparkles: 'M10 4l1.8 5.2L17 11l-5.2 1.8L10 18l-1.8-5.2L3 11l5.2-1.8zM19 3v4M17 5h4M19 17v4M17 19h4',
  star: 'M12 2.6L14.6 9.04L21.5 9.51L16.2 14L17.9 20.7L12 17L6.12 20.7L7.82 14L2.49 9.51L9.41 9.04z',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M19 12L21.5 12M16.95 16.95L18.72 18.72M12 19L12 21.5M7.05 16.95L5.282 18.72M5 12L2.5 12M7.05 7.05L5.282 5.282M12 5L12 2.5M16.95 7.05L18.72 5.282',
  'thumbs-up': 'M7 21V11l5-8a2.5 2.5 0 0 1 2.5 3L14 10h6l-2 9.5a2 2 0 0 1-2 1.5zM7 11H3v10h4',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 11v6M14 11v6',
  user: 'M7.5 8a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M4 21a8 8 0 0 1 16 0',
  x: 'M6 6l12 12M18 6L6 18',
} as const;

/** An icon that is bundled with the component that shows it. */
export type Drawing = {
  path: string;
  /** Points in the reading direction, so it is mirrored in Arabic. */
  isDirected?: boolean;
};

/** The name of a drawing above, or a drawing. */
export type IconName = keyof typeof icons | Drawing;

/** The drawings above that point in the reading direction. */
export const directed: ReadonlySet<IconName> = new Set<IconName>(['arrow-left', 'chevron-left', 'chevron-right']);
