/**
 * Which zones a point lies in.
 * Spec: accounts §4, "Location"; wire-format §2.2: the smallest area comes first.
 */
import type { LatLng } from './city-map';

export type ZoneArea = { id: number; coordinates: readonly LatLng[] };

/** The zones that contain the point, the smallest first. */
export function zonesAt<Z extends ZoneArea>(point: LatLng, zones: readonly Z[]): Z[] {
  return zones
    .filter(({ coordinates }) => isInside(point, coordinates))
    .toSorted((a, b) => areaOf(a.coordinates) - areaOf(b.coordinates) || a.id - b.id);
}

/** Whether a point lies in a polygon or on its edge; the last corner joins the first. */
export function isInside(point: LatLng, polygon: readonly LatLng[]): boolean {
  let inside = false;
  for (const [from, to] of edges(polygon)) {
    if (isOnEdge(point, from, to)) return true;
    if (from.lat > point.lat === to.lat > point.lat) continue;
    const crossing = from.lng + ((point.lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
    if (point.lng < crossing) inside = !inside;
  }
  return inside;
}

/** In square degrees: good for comparing neighbours, nothing else. */
export function areaOf(polygon: readonly LatLng[]): number {
  const doubled = edges(polygon).reduce((sum, [from, to]) => sum + from.lng * to.lat - to.lng * from.lat, 0);
  return Math.abs(doubled) / 2;
}

function edges(polygon: readonly LatLng[]): [from: LatLng, to: LatLng][] {
  return polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);
}

function isOnEdge(point: LatLng, from: LatLng, to: LatLng): boolean {
  const cross = (point.lng - from.lng) * (to.lat - from.lat) - (point.lat - from.lat) * (to.lng - from.lng);
  return cross === 0 && isBetween(point.lat, from.lat, to.lat) && isBetween(point.lng, from.lng, to.lng);
}

function isBetween(value: number, a: number, b: number): boolean {
  return value >= Math.min(a, b) && value <= Math.max(a, b);
}
