import Fade from '@mui/material/Fade';
import type { ThemeOptions } from '@mui/material/styles';

/** The breakpoint: above it a modal is centred, below it is a bottom sheet. */
const FREE = '(min-width: 640px)';

/** Whether a modal that opens now is a sheet. */
export function isSheetWidth(): boolean {
  return typeof matchMedia !== 'undefined' && !matchMedia(FREE).matches;
}

/** A modal, whichever MUI component it was opened as. Its style sheet sets the widths (ui/overlay/modal.module.css). */
const modal = {
  display: 'flex',
  flexDirection: 'column',
  overflow: 'var(--modal-overflow, hidden)',
  margin: 0,
  width: '100%',
  minWidth: 'var(--sheet-least, 0)',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: '94dvh',
  backgroundColor: 'var(--modal-ground, var(--c-surface))',
  borderRadius: 'var(--r-card) var(--r-card) 0 0',
  boxShadow: 'var(--shadow-float)',
  [`@media ${FREE}`]: {
    margin: 'auto',
    width: 'var(--modal-width)',
    maxWidth: 'calc(100vw - 48px)',
    height: 'fit-content',
    maxHeight: 'min(860px, 100dvh - 48px)',
    borderRadius: 'var(--r-card)',
  },
} as const;

const drawer = {
  overflow: 'hidden',
  width: 'var(--drawer-width)',
  height: '100dvh',
  backgroundColor: 'var(--c-surface)',
  boxShadow: 'var(--shadow-float)',
} as const;

const ground = { backgroundColor: 'var(--c-scrim)' };

/** MUI's own transition scales a panel: an entry moves by more than its height under a press that comes early. */
const fading = { slots: { transition: Fade } };

/** Surfaces above the page, and their backdrops. */
export const surfaces: ThemeOptions['components'] = {
  MuiPaper: {
    // MUI lightens elevated surfaces in the dark theme by a background image; our token already has the right colour.
    styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none', color: 'inherit' } },
  },
  MuiBackdrop: {
    styleOverrides: { root: ({ ownerState }) => (ownerState.invisible ? {} : ground) },
  },
  MuiDialog: {
    styleOverrides: {
      container: { alignItems: 'flex-end', [`@media ${FREE}`]: { alignItems: 'center' } },
      paper: modal,
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ ownerState }) =>
        ownerState.anchor === 'bottom'
          ? { ...modal, [`@media ${FREE}`]: { ...modal[`@media ${FREE}`], top: 0 } }
          : drawer,
    },
  },
  MuiPopover: {
    defaultProps: fading,
    styleOverrides: {
      paper: {
        marginBlockStart: 8,
        border: 'var(--hairline)',
        borderRadius: 12,
        backgroundColor: 'var(--c-raised)',
        boxShadow: 'var(--shadow-float)',
        minWidth: 200,
        maxWidth: 'calc(100vw - 16px)',
        maxHeight: 'calc(100dvh - 16px)',
      },
    },
  },
  MuiMenu: {
    defaultProps: fading,
    styleOverrides: { list: { padding: 'var(--s-8)' } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: 'var(--s-12)',
        '&, &.MuiMenuItem-root': { minHeight: 44 },
        paddingBlock: 0,
        paddingInline: 'var(--s-12)',
        borderRadius: 8,
        fontSize: 'var(--fs-14)',
        lineHeight: 'var(--lh-14)',
        fontWeight: 'var(--fw-strong)',
        '&.Mui-selected': { color: 'var(--a-text)', backgroundColor: 'transparent' },
        '&:hover, &:focus, &.Mui-focusVisible, &.Mui-selected:is(:hover, :focus)': {
          backgroundColor: 'var(--c-subtle)',
        },
        '&:focus-visible': { outlineOffset: -2 },
      },
    },
  },
};
