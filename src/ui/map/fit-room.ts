/**
 * Pixels kept free around a way that is brought into view whole: above for the height of a pin, below for what stands at
 * the map's foot.
 */
export const fitRoom = { top: 64, right: 48, bottom: 80, left: 48 };
