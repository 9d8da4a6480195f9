import { RouterContext } from './router-context';
import { useState, type ReactNode } from 'react';
import { routerOf } from './render-page';

type Props = { path: string; children: ReactNode };

/** A page whose address is kept as Next's router would: what replaces it is its query from then on. */
export function Addressed({ path, children }: Props) {
  const [asPath, setAsPath] = useState(path);
  const replace = (url: unknown) => {
    setAsPath(String(url));
    return Promise.resolve(true);
  };
  const query = Object.fromEntries(new URLSearchParams(asPath.split('?')[1]));
  return (
    <RouterContext.Provider value={routerOf({ locale: document.documentElement.lang || 'en', asPath, query, replace })}>
      <output data-address>{asPath}</output>
      {children}
    </RouterContext.Provider>
  );
}

/** Path and query as they are now. */
export const addressNow = () => document.querySelector('[data-address]')?.textContent ?? '';
