import { useEffect, useState } from 'react';

/** As long as a hand rests between two letters. */
const REST_MS = 180;

/** A text once it has not changed for a moment, so that not every letter asks the server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
