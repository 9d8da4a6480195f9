import type { ReactNode } from 'react';
import { useNear } from './use-near';

type Props = {
  /** Drawn, and so fetched, only once it is near. */
  children: ReactNode;
  /** Keeps the room until then. */
  placeholder: ReactNode;
};

/** A part further down the page, left out until the customer comes near. */
export function Near({ children, placeholder }: Props) {
  const { ref, isNear } = useNear();
  return isNear ? children : <div ref={ref}>{placeholder}</div>;
}
