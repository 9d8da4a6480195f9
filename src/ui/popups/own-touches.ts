import type { TouchEvent } from 'react';

/** For what a finger moves by itself, as a map: the sheet or drawer in which it stands is not swiped away by it. */
export const ownTouches = { onTouchStart: (event: TouchEvent) => event.stopPropagation() };
