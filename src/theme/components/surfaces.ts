import type { ThemeOptions } from '@mui/material/styles';
import { topLayer } from '../top-layer';

const container = () => topLayer() ?? document.body;

/** Paper, menus and whatever floats. They are drawn inside the open dialog, outside of which all is inert. */
export const surfaces: ThemeOptions['components'] = {
  MuiPaper: {
    // MUI lightens raised paper in the dark by a picture; our token already has the right tone.
    styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none' } },
  },
  MuiModal: { defaultProps: { container } },
  MuiPopover: {
    defaultProps: { container },
    styleOverrides: { paper: { boxShadow: 'var(--shadow-float)', borderRadius: 12 } },
  },
  MuiPopper: { defaultProps: { container } },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 16, '&.Mui-selected': { backgroundColor: 'var(--a-soft)' } },
    },
  },
};
