import { useDeferredValue, useState, type ReactNode } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import { Apart } from './apart';

type Props = {
  children: ReactNode;
  /** Keeps the place until then. */
  room?: ReactNode;
};

/**
 * A part below the first screen. It is in the server's page like all else, and the browser takes it over apart. Where
 * the browser draws the page itself, after a press, it follows when what stands above it is on the screen.
 */
export function Below({ children, room }: Props) {
  return (
    <Apart>
      <Following room={room}>{children}</Following>
    </Apart>
  );
}

function Following({ children, room = null }: Props) {
  const isHydrated = useHydrated();
  // What is taken over stands already.
  const [stands] = useState(!isHydrated);
  return useDeferredValue(true, stands ? undefined : false) ? children : room;
}
