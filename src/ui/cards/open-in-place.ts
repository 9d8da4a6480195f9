import type { MouseEvent } from 'react';

/** A plain click opens in place; with a modifier the browser does what it always does. */
export function openInPlace(onOpen: (() => void) | undefined, onIntent?: (() => void) | undefined) {
  if (!onOpen) return {};
  return {
    ...(onIntent && { onPointerEnter: onIntent, onFocus: onIntent }),
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onOpen();
    },
  };
}
