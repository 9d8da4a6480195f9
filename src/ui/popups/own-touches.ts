import type { TouchEvent } from 'react';

/**
 * Stops touch events of a part that handles drags itself, such as a map, so that the surrounding sheet or drawer is not
 * swiped away.
 */
export const ownTouches = { onTouchStart: (event: TouchEvent) => event.stopPropagation() };
