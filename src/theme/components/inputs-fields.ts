import type { ThemeOptions } from '@mui/material/styles';

/** Text keeps the colour of its class in every state of the field. */
const steady = { color: 'inherit', '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'inherit' } };

/** Removes MUI's own box: the input is visible, and its mark is an overlay. */
const seen = {
  root: { padding: 0, color: 'inherit', '&.Mui-checked, &.Mui-disabled': { color: 'inherit' } },
  input: { position: 'static', opacity: 1, zIndex: 0 },
} as const;

/**
 * Fields use the style sheets of the plain components (`ui/fields/field.module.css`…); here MUI's own look is removed.
 */
export const fields: ThemeOptions['components'] = {
  MuiFormLabel: { styleOverrides: { root: steady } },
  MuiFormHelperText: { styleOverrides: { root: { ...steady, margin: 0, textAlign: 'start' } } },
  MuiInputBase: {
    // These animations detect autofill for floating labels, which we do not use.
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
  // Centred, whatever its size.
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
