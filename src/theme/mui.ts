import { createTheme, type Direction, type Theme, type ThemeOptions } from '@mui/material/styles';
import { buttons } from './components/inputs-buttons';
import { fields } from './components/inputs-fields';
import { messages } from './components/inputs-messages';
import { pickers } from './components/inputs-pickers';
import { surfaces } from './components/surfaces';

declare module '@mui/material/styles' {
  // Declaration merging with MUI's types needs an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface CssThemeVariables {
    enabled: true;
  }
}

const color = (name: string) => ({ main: `var(--${name})`, contrastText: 'var(--c-bg)' });

/** One colour scheme for both themes: `data-theme` on the root selects the values of these variables. */
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
  colorSchemes: { light: { palette } },
  shape: { borderRadius: 8 },
  focusVisible: { outline: '2px solid var(--c-focus)', outlineOffset: 2 },
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
  // --t-fast, --t-move and --ease of tokens.css; MUI needs numbers.
  transitions: {
    duration: { enteringScreen: 200, leavingScreen: 150 },
    easing: { easeOut: 'cubic-bezier(0.2, 0.7, 0.3, 1)', sharp: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  },
  motion: { reducedMotion: 'system' },
  // The surface opened last is on top.
  zIndex: { drawer: 1300, modal: 1300 },
  components: {
    ...surfaces,
    ...buttons,
    ...fields,
    ...messages,
    ...pickers,
    // Touch feedback is the token's pressed colour.
    MuiButtonBase: { defaultProps: { disableRipple: true } },
  },
};

/**
 * The element that gets MUI's variables. On the root every element would inherit them, which restyles the whole page;
 * so each surface above the page has its own.
 */
const rootSelectors = {
  page: ':root',
  overlay: '.MuiModal-root, .MuiPickerPopper-root',
};

export type Place = keyof typeof rootSelectors;

const themes = new Map<string, Theme>();

/** Created on the first use of a direction and a container, since it takes longer than rendering a dialog. */
export function muiTheme(direction: Direction, place: Place): Theme {
  const name = `${direction} ${place}`;
  const theme = themes.get(name) ?? createTheme({ ...options, cssVariables: variablesOf(place), direction });
  themes.set(name, theme);
  return theme;
}

/**
 * MUI's variables, for `GlobalStyles`. MUI itself writes some of them to the root whatever `rootSelector` says, so that
 * the first dialog would restyle the whole page.
 */
export function variableSheets(direction: Direction, place: Place): Record<string, object>[] {
  return muiTheme(direction, place)
    .generateStyleSheets()
    .flatMap((sheet) => Object.values(sheet))
    .map((variables: object) => ({ [rootSelectors[place]]: variables }));
}

/** The tokens decide the colour scheme, including that of native controls. */
function variablesOf(place: Place): ThemeOptions['cssVariables'] {
  return { rootSelector: rootSelectors[place], nativeColor: true, disableCssColorScheme: true };
}
