/**
 * The zones that contain a point.
 * Spec: accounts §4, "Location"; wire-format §2.2: the smallest area comes first.
 */
import type { LatLng } from './city-map';

export type ZoneArea = { id: number; coordinates: readonly LatLng[] };

/** The zones that contain the point, the smallest first. */
export function zonesAt<Z extends ZoneArea>(point: LatLng, zones: readonly Z[]): Z[] {
  return zones
    .filter(({ coordinates }) => isInside(point, coordinates))
    .toSorted((a, b) => squareKilometres(a.coordinates) - squareKilometres(b.coordinates) || a.id - b.id);
}

/** Whether a point is in a polygon or on its edge. The last corner connects to the first. */
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

/** The area of a polygon, computed on a plane at its middle latitude, which is exact enough for a city. */
export function squareKilometres(polygon: readonly LatLng[]): number {
  const doubled = edges(polygon).reduce((sum, [from, to]) => sum + from.lng * to.lat - to.lng * from.lat, 0);
  const latitude = polygon.reduce((sum, { lat }) => sum + lat, 0) / Math.max(1, polygon.length);
  return (Math.abs(doubled) / 2) * KM_PER_DEGREE ** 2 * Math.cos((latitude * Math.PI) / 180);
}

const KM_PER_DEGREE = 111.32;

function edges(polygon: readonly LatLng[]): [from: LatLng, to: LatLng][] {
  return polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);
}

function isOnEdge(point: LatLng, from: LatLng, to: LatLng): boolean {
  const cross = (point.lng - from.lng) * (to.lat - from.lat) - (point.lat - from.lat) * (to.lng - from.lng);
  return cross === 0 && isBetween(point.lat, from.lat, to.lat) && isBetween(point.lng, from.lng, to.lng);
}

function isBetween(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other);
}
