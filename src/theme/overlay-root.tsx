import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { directionCache } from './direction-cache';
import { muiTheme } from './mui';

/**
 * What MUI components stand in. Only to be reached by `import()`, with the first thing that needs MUI.
 * The theme's own scheme attribute goes to a detached element: on <html> it would overwrite `data-theme`.
 */
export function OverlayRoot({ children }: { children: ReactNode }) {
  const [schemeNode] = useState(() => document.createElement('div'));
  const direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
  return (
    <CacheProvider value={directionCache[direction]}>
      <ThemeProvider theme={muiTheme[direction]} storageManager={null} colorSchemeNode={schemeNode}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
