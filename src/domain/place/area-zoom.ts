/**
 * How near a map shows an area around its centre.
 * Spec: ordering §9, "Map" (initial zoom 9 with a polygon). A map that shows a polygon begins there; that it comes nearer
 * while the whole polygon stays in view is ours, since a part of a city is smaller than the pin at zoom 9.
 */
import { flatten, initialZoom, type LatLng } from './city-map';

/** Pixels of the world at zoom 0, and of the smallest map less a margin. */
const WORLD = 256;
const ROOM = { width: 280, height: 240 };

export function areaZoom(centre: LatLng, area: readonly LatLng[]): number {
  const middle = flatten(centre);
  const corners = area.map(flatten);
  const wide = 2 * WORLD * Math.max(...corners.map(({ x }) => Math.abs(x - middle.x)));
  const tall = 2 * WORLD * Math.max(...corners.map(({ y }) => Math.abs(y - middle.y)));
  const whole = Math.floor(Math.log2(Math.min(ROOM.width / wide, ROOM.height / tall)));
  return Math.min(Math.max(initialZoom('polygon'), whole), initialZoom('point'));
}
