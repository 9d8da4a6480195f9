import { useDeferredValue, type ReactNode } from 'react';
import { useWasHydrated } from '@/lib/hydration/use-was-hydrated';
import { HydrationBoundary } from './hydration-boundary';

type Props = {
  children: ReactNode;
  /** Keeps the place until then. */
  room?: ReactNode;
};

/**
 * A part below the first screen. It is in the server's page like all else, and the browser takes it over apart. Where
 * the browser draws the page itself, after a press, it follows when what stands above it is on the screen.
 */
export function DeferredSection({ children, room }: Props) {
  return (
    <HydrationBoundary>
      <Following room={room}>{children}</Following>
    </HydrationBoundary>
  );
}

function Following({ children, room = null }: Props) {
  const isTaken = useWasHydrated();
  return useDeferredValue(true, isTaken ? undefined : false) ? children : room;
}
