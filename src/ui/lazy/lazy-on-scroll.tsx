import type { ReactNode } from 'react';
import { useNear } from './use-near';

type Props = {
  /** Rendered, and so loaded, only when it comes near the viewport. */
  children: ReactNode;
  /** Reserves the space until then. Nobody sees it unless the page has not hydrated yet, so it needs no skeleton. */
  placeholder: ReactNode;
};

/** A part further down the page, left out until it comes near the viewport. */
export function LazyOnScroll({ children, placeholder }: Props) {
  const { ref, isNear } = useNear();
  return isNear ? children : <div ref={ref}>{placeholder}</div>;
}
