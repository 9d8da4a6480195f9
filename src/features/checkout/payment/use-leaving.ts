import { useState } from 'react';
import { useBackFromMemory } from './use-back-from-memory';

/**
 * The gateway whose page the browser is opening, null for none: it takes seconds, in which nothing else may be pressed.
 * After Back from there the order may have been paid, which `onBack` asks for.
 */
export function useLeaving(onBack: () => void) {
  const [gateway, setGateway] = useState<string | null>(null);
  useBackFromMemory(() => {
    setGateway(null);
    onBack();
  });
  function leave(chosen: string, page: string) {
    setGateway(chosen);
    location.assign(page);
  }
  return [gateway, leave] as const;
}
