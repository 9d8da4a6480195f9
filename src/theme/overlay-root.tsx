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

/** The theme's own scheme attribute goes to a detached element: on <html> it would overwrite `data-theme`. */
function Root({ children }: { children: ReactNode }) {
  const [schemeNode] = useState(() => document.createElement('div'));
  const direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
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
