import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { surfaces } from './components/surfaces';

declare module '@mui/material/styles' {
  // Only an interface can be merged with MUI's own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface CssThemeVariables {
    enabled: true;
  }
}

const color = (name: string) => ({ main: `var(--${name})`, contrastText: 'var(--c-bg)' });

/** Both schemes read the same variables: `data-theme` on the root has already chosen their values. */
const palette = {
  primary: { main: 'var(--a-fill)', dark: 'var(--a-press)', contrastText: 'var(--a-on)' },
  error: color('c-bad'),
  warning: color('c-warn'),
  success: color('c-good'),
  info: color('c-focus'),
  text: { primary: 'var(--c-text)', secondary: 'var(--c-text-2)', disabled: 'var(--c-disabled)' },
  background: { default: 'var(--c-bg)', paper: 'var(--c-raised)' },
  divider: 'var(--c-line)',
};

const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-theme', nativeColor: true },
  colorSchemes: { light: { palette }, dark: { palette } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'var(--font)',
    fontWeightRegular: 400,
    fontWeightMedium: 600,
    fontWeightBold: 700,
    body1: { fontSize: 'var(--fs-16)', lineHeight: 'var(--lh-16)', letterSpacing: 0 },
    body2: { fontSize: 'var(--fs-14)', lineHeight: 'var(--lh-14)', letterSpacing: 0 },
    caption: { fontSize: 'var(--fs-12)', lineHeight: 'var(--lh-12)', letterSpacing: 0 },
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  },
  components: { ...surfaces, ...inputs, ...feedback },
};

export const muiTheme = {
  ltr: createTheme({ ...options, direction: 'ltr' }),
  rtl: createTheme({ ...options, direction: 'rtl' }),
};
