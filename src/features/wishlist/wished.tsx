import { createContext, use, type ReactNode } from 'react';
import { useWishlist } from './api';

const Wished = createContext<ReturnType<typeof useWishlist>>(undefined);

/** Asks for the favourites once for all hearts below; a query for each would cost more than the card it is on. */
export function WishedProvider({ children }: { children: ReactNode }) {
  return <Wished value={useWishlist()}>{children}</Wished>;
}

/** The favourites of whoever is signed in; undefined for everybody else and until they are known (WISH-06). */
export const useWished = () => use(Wished);
