import type { Drawing } from '../display/icons';

/** Icons of actions in dialogs and forms. No first view shows them, so they are bundled with the components that do. */
export const toolIcons = {
  arrowRight: { path: 'M4 12h16M14 6l6 6-6 6', isDirected: true },
  camera: { path: 'M3 7h4l2-3h6l2 3h4v13H3zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0' },
  chevronUp: { path: 'M6 15l6-6 6 6' },
  circleCheck: { path: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0M8 12.5l3 3 5-6' },
  eye: { path: 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0' },
  eyeOff: {
    path: 'M5 7.5C3 9.5 2 12 2 12s3.5 7 10 7c2 0 3.7-.6 5-1.5M10 5.2a9.6 9.6 0 0 1 2-.2c6.5 0 10 7 10 7s-.8 1.7-2.4 3.4M10 10a3 3 0 0 0 4 4M3 3l18 18',
  },
  paperclip: { path: 'M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 4.7 4.7l-8.4 8.4a1.7 1.7 0 0 1-2.4-2.4L14 7.6' },
  pencil: { path: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4' },
  refresh: { path: 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.5 7.5M4.5 14a8 8 0 0 0 14 2.5' },
  send: { path: 'M21 3L3 10l7 4 4 7zM10 14l5-5', isDirected: true },
  settings: {
    path: 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M19 12L22 12M16.95 16.95L19.07 19.07M12 19L12 22M7.05 16.95L4.929 19.07M5 12L2 12M7.05 7.05L4.929 4.929M12 5L12 2M16.95 7.05L19.07 4.929',
  },
  sliders: {
    path: 'M3 7h9.5M17.5 7H21M3 17h4.5M12.5 17H21M12.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M7.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  },
  undo: { path: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3', isDirected: true },
  upload: { path: 'M12 16V4M7 9l5-5 5 5M4 20h16' },
} as const satisfies Record<string, Drawing>;
