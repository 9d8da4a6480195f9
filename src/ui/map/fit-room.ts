/**
 * Padding in pixels for a route that is fitted into the view: at the top for the height of a pin, at the bottom for the
 * panel at the map's foot.
 */
export const fitRoom = { top: 64, right: 48, bottom: 80, left: 48 };
