import { useDeferredValue, type ReactNode } from 'react';
import { useTakenOver } from '@/lib/use-taken-over';
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
  const isTaken = useTakenOver();
  return useDeferredValue(true, isTaken ? undefined : false) ? children : room;
}
