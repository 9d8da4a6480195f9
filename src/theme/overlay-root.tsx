import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, useContext, type ReactNode } from 'react';
import { directionCache } from './direction-cache';
import { muiTheme, variableSheets, type Place } from './mui';

const IsInside = createContext(false);

type Props = { children: ReactNode; place?: Place };

/**
 * The root of MUI components; nested ones do nothing. Import it by `import()` only, together with the first component
 * that needs MUI.
 */
export function OverlayRoot({ children, place = 'overlay' }: Props) {
  return useContext(IsInside) ? children : <Root place={place}>{children}</Root>;
}

/** Creates the theme for dialogs ahead of time: it takes as long as rendering one. */
export function prepareTheme(): void {
  muiTheme(pageDirection(), 'overlay');
}

function Root({ children, place }: Required<Props>) {
  const direction = pageDirection();
  return (
    <IsInside value>
      <CacheProvider value={directionCache[direction]}>
        <ThemeProvider theme={muiTheme(direction, place)} storageManager={null} disableStyleSheetGeneration>
          <GlobalStyles styles={variableSheets(direction, place)} />
          {children}
        </ThemeProvider>
      </CacheProvider>
    </IsInside>
  );
}

const pageDirection = () => (document.dir === 'rtl' ? 'rtl' : 'ltr');
