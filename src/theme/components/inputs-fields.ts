import type { ThemeOptions } from '@mui/material/styles';

/** Texts keep the colour of their class whatever state the field is in. */
const steady = { color: 'inherit', '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'inherit' } };

/** Without MUI's own box: the input is what is seen, and its mark lies on it. */
const seen = {
  root: { padding: 0, color: 'inherit', '&.Mui-checked, &.Mui-disabled': { color: 'inherit' } },
  input: { position: 'static', opacity: 1, zIndex: 0 },
} as const;

/** Fields have the sheets of their plain twins (`ui/fields/field.module.css`…); here MUI's own look is taken off. */
export const fields: ThemeOptions['components'] = {
  MuiFormLabel: { styleOverrides: { root: steady } },
  MuiFormHelperText: { styleOverrides: { root: { ...steady, margin: 0, textAlign: 'start' } } },
  MuiInputBase: {
    // Their animations tell of what the browser fills in, for labels that lie inside the field.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: { font: 'inherit', color: 'inherit', '&.Mui-disabled': { color: 'inherit' } },
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        padding: 0,
        '&::placeholder': { color: 'var(--c-text-3)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentcolor' },
      },
    },
  },
  // In the middle, whatever its size.
  MuiNativeSelect: { styleOverrides: { icon: { top: 'auto' } } },
  MuiCheckbox: { styleOverrides: { root: { ...seen.root, '& input': seen.input } } },
  MuiRadio: { styleOverrides: { root: { ...seen.root, '& input': seen.input } } },
  MuiSlider: {
    styleOverrides: {
      root: { color: 'var(--a-fill)' },
      thumb: { inlineSize: 24, blockSize: 24, backgroundColor: '#fff', border: '2px solid var(--a-fill)' },
      rail: { opacity: 1, backgroundColor: 'var(--c-pressed)' },
    },
  },
};
