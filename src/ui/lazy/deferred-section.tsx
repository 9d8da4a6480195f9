import { useDeferredValue, type ReactNode } from 'react';
import { useWasHydrated } from '@/lib/hydration/use-was-hydrated';
import { HydrationBoundary } from './hydration-boundary';

type Props = {
  children: ReactNode;
  /** The placeholder until then. */
  room?: ReactNode;
};

/**
 * A part below the first screen. The server renders it, and the browser hydrates it separately. After a navigation it
 * is rendered when the part above it is on the screen.
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
