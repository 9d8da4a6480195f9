import type { ThemeOptions } from '@mui/material/styles';

/** Resets MUI's own hover and active styles; ours come with the class. */
const still = { backgroundColor: 'transparent', boxShadow: 'none' };

/**
 * Buttons and chips use the style sheets of the plain components (`ui/controls/button.module.css`…); here MUI's own
 * look is removed.
 */
export const buttons: ThemeOptions['components'] = {
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'inherit' },
    styleOverrides: {
      root: { minWidth: 0, font: 'inherit', letterSpacing: 'inherit', userSelect: 'auto', '&:hover': still },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: { padding: 0, fontSize: 'inherit', '&:hover': still, '&.Mui-disabled': { color: 'var(--c-disabled)' } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 'auto', maxWidth: 'none', fontFamily: 'inherit', '&:active, &:hover': still },
      icon: { marginInline: 0, color: 'inherit' },
      label: { paddingInline: 0, overflow: 'visible' },
    },
  },
  MuiListItem: { styleOverrides: { root: { alignItems: 'stretch', textAlign: 'inherit' } } },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 52, borderBlockEnd: 'var(--hairline)' },
      list: { gap: 'var(--s-24)' },
      indicator: { height: 3, backgroundColor: 'var(--a-fill)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        maxWidth: 'none',
        minHeight: 52,
        flexDirection: 'row',
        whiteSpace: 'nowrap',
        gap: 4,
        padding: 0,
        paddingBlockEnd: 3,
        fontSize: 'inherit',
        lineHeight: 'inherit',
        color: 'var(--c-text-2)',
        '&:hover': { color: 'var(--c-text)' },
        '&.Mui-selected': { color: 'var(--a-text)' },
      },
    },
  },
};
