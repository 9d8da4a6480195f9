import type { TouchEvent } from 'react';

/** Keeps the touches of what a finger moves by itself, as a map: the sheet or drawer around it is not swiped away. */
export const ownTouches = { onTouchStart: (event: TouchEvent) => event.stopPropagation() };
