import type { ReactNode } from 'react';
import { useNear } from './use-near';

type Props = {
  /** Drawn, and so fetched, only once it is near. */
  children: ReactNode;
  /** Keeps the room until then. */
  placeholder: ReactNode;
};

/** A part further down the page, left out until the customer comes near. */
export function LazyOnScroll({ children, placeholder }: Props) {
  const { ref, isNear } = useNear();
  return isNear ? (
    children
  ) : (
    // Out of sight nothing moves (skeleton.module.css): each frame would cost what a pressed page needs.
    <div ref={ref} data-still>
      {placeholder}
    </div>
  );
}
