import { useDeferredValue, useState, useSyncExternalStore, type ReactNode } from 'react';
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
  const isTaken = useIsTakenOver();
  return useDeferredValue(true, isTaken ? undefined : false) ? children : room;
}

const never = () => () => {};
const nothing = () => null;

/** Whether it began as what the server had drawn. Unlike `useHydrated`, it has nothing drawn anew. */
function useIsTakenOver(): boolean {
  let isAsked = false;
  // React asks for the server's value only while it takes over, and within the drawing.
  /* eslint-disable react-hooks/immutability */
  useSyncExternalStore(never, nothing, () => {
    isAsked = true;
    return null;
  });
  /* eslint-enable react-hooks/immutability */
  const [isTaken] = useState(isAsked);
  return isTaken;
}
