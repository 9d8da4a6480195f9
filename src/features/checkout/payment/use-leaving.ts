import { useEffect, useEffectEvent, useState } from 'react';
import { useBackFromMemory } from './use-back-from-memory';

/** How long a gateway's page may take to open before another way to pay can be pressed. */
const LEAVING_MS = 10_000;

/**
 * The gateway whose page the browser is opening, null for none: it takes seconds, in which nothing else may be pressed.
 * After Back from there the order may have been paid, which `onBack` asks for. A browser may never leave: a gateway can
 * open in an app of its own, or not at all.
 */
export function useLeaving(onBack: () => void) {
  const [gateway, setGateway] = useState<string | null>(null);
  function release() {
    setGateway(null);
    onBack();
  }
  useBackFromMemory(release);
  const show = useEffectEvent(() => {
    if (document.visibilityState === 'visible') release();
  });
  useEffect(() => {
    if (gateway === null) return;
    const listen = () => show();
    const timer = setTimeout(() => setGateway(null), LEAVING_MS);
    document.addEventListener('visibilitychange', listen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', listen);
    };
  }, [gateway]);
  function leave(chosen: string, page: string) {
    setGateway(chosen);
    location.assign(page);
  }
  return [gateway, leave] as const;
}
