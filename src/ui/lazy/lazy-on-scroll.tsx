import type { ReactNode } from 'react';
import { useNear } from './use-near';

type Props = {
  /** Rendered, and so loaded, only when it comes near the viewport. */
  children: ReactNode;
  /** The placeholder until then. */
  placeholder: ReactNode;
};

/** A part further down the page, left out until it comes near the viewport. */
export function LazyOnScroll({ children, placeholder }: Props) {
  const { ref, isNear } = useNear();
  return isNear ? (
    children
  ) : (
    // Skeletons outside the viewport are not animated (skeleton.module.css): each frame would take time from a page
    // that renders.
    <div ref={ref} data-still>
      {placeholder}
    </div>
  );
}
