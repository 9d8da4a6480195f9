import type { ThemeOptions } from '@mui/material/styles';

/** Fields and their lists: the box of our plain fields, 48 high with radius 8. */
export const inputs: ThemeOptions['components'] = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 48, paddingInline: 24 } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 48,
        backgroundColor: 'var(--c-surface)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--c-control)' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--c-text-2)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--c-text)', borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--c-bad)' },
      },
      input: {
        paddingBlock: 11,
        paddingInline: 12,
        height: 'auto',
        '&::placeholder': { color: 'var(--c-text-3)', opacity: 1 },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, marginBlockStart: 6, fontSize: 'var(--fs-12)', lineHeight: 'var(--lh-12)' },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { paddingBlock: 2 },
      paper: { marginBlockStart: 4, borderRadius: 12, boxShadow: 'var(--shadow-float)' },
      option: { minHeight: 44, '&.Mui-focused': { backgroundColor: 'var(--c-subtle)' } },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { color: 'var(--a-fill)' },
      thumb: { inlineSize: 24, blockSize: 24, backgroundColor: '#fff', border: '2px solid var(--a-fill)' },
      rail: { opacity: 1, backgroundColor: 'var(--c-pressed)' },
    },
  },
};
