import { useEffect, useState } from 'react';

/** A typical pause between two letters. */
const REST_MS = 180;

/** The debounced text, so that not every letter sends a request. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
