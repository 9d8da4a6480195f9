import type { ThemeOptions } from '@mui/material/styles';

/** Components that show a state: notices, progress, skeletons. */
export const messages: ThemeOptions['components'] = {
  MuiAlert: {
    styleOverrides: {
      root: { '& .MuiAlert-icon': { color: 'inherit' } },
      icon: { padding: 0, marginInline: 0, opacity: 1, fontSize: 'inherit' },
      action: { padding: 0, marginInline: 0 },
      message: { padding: 0, overflow: 'visible' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 3, backgroundColor: 'var(--c-pressed)' },
      bar: { borderRadius: 3, backgroundColor: 'var(--a-fill)' },
    },
  },
  // Three quarters of a ring, like the plain spinner.
  MuiCircularProgress: {
    styleOverrides: {
      root: { animationDuration: '0.7s' },
      circle: { strokeWidth: 5.5, strokeDasharray: '92px, 200px' },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { height: 'auto' } } },
};
