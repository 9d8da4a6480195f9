import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { directionCache } from './direction-cache';
import { muiTheme } from './mui';

const IsInside = createContext(false);

/**
 * What MUI components stand in; inside of another one it does nothing. Only to be reached by `import()`, with the first
 * thing that needs MUI.
 */
export function OverlayRoot({ children }: { children: ReactNode }) {
  return useContext(IsInside) ? children : <Root>{children}</Root>;
}

/** Makes the theme of this page's direction before it is asked for: it takes as long as drawing a dialog. */
export function prepareTheme(): void {
  muiTheme(pageDirection());
}

/** The theme's own scheme attribute goes to a detached element: on <html> it would overwrite `data-theme`. */
function Root({ children }: { children: ReactNode }) {
  const [schemeNode] = useState(() => document.createElement('div'));
  const direction = pageDirection();
  return (
    <IsInside value>
      <CacheProvider value={directionCache[direction]}>
        <ThemeProvider theme={muiTheme(direction)} storageManager={null} colorSchemeNode={schemeNode}>
          {children}
        </ThemeProvider>
      </CacheProvider>
    </IsInside>
  );
}

const pageDirection = () => (document.dir === 'rtl' ? 'rtl' : 'ltr');
