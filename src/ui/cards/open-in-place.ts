import type { MouseEvent } from 'react';
import { onIntent } from '@/ui/controls/on-intent';

/**
 * Link props: a plain click opens in place, a click with a modifier key keeps the browser's behaviour. `load` preloads
 * on hover or focus.
 */
export function openInPlace(onOpen: (() => void) | undefined, load?: (() => Promise<unknown>) | undefined) {
  if (!onOpen) return {};
  return {
    ...(load && onIntent(load)),
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onOpen();
    },
  };
}
