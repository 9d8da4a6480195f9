/**
 * A point that stands for a zone: where its name is written, and where somebody begins who chooses the zone.
 * Spec: ordering §2, start page; accounts §4, "Location"; the choice of the point is ours.
 */
import type { LatLng } from './city-map';
import { isInside } from './geo-zone';

/** The centre of gravity of a ring; of a bent ring without it, the middle of the widest part at its latitude. */
export function pointInside(ring: readonly LatLng[]): LatLng {
  const centre = centroid(ring);
  if (isInside(centre, ring)) return centre;
  const crossings = ring.flatMap((from, n) => crossing(from, ring[(n + 1) % ring.length] ?? from, centre.lat));
  crossings.sort((a, b) => a - b);
  let widest = { lng: centre.lng, width: 0 };
  // The ring is between the first crossing and the second, the third and the fourth, and so on.
  for (let n = 0; n + 1 < crossings.length; n += 2) {
    const [west = 0, east = 0] = crossings.slice(n, n + 2);
    if (east - west > widest.width) widest = { lng: (west + east) / 2, width: east - west };
  }
  return { lat: centre.lat, lng: widest.lng };
}

/** Where an edge crosses a latitude. A corner on it belongs to one of its edges only. */
function crossing(from: LatLng, to: LatLng, lat: number): number[] {
  if (from.lat > lat === to.lat > lat) return [];
  return [from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng)];
}

/** The centre of gravity of a ring, which may lie outside of a bent one. */
export function centroid(ring: readonly LatLng[]): LatLng {
  const [first = { lat: 0, lng: 0 }] = ring;
  let [area, lat, lng] = [0, 0, 0];
  ring.forEach((from, n) => {
    const to = ring[(n + 1) % ring.length] ?? first;
    // Coordinates relative to the first corner, which keeps the precision.
    const cross = (from.lng - first.lng) * (to.lat - first.lat) - (to.lng - first.lng) * (from.lat - first.lat);
    area += cross;
    lat += (from.lat + to.lat - 2 * first.lat) * cross;
    lng += (from.lng + to.lng - 2 * first.lng) * cross;
  });
  if (area === 0) return first;
  return { lat: first.lat + lat / (3 * area), lng: first.lng + lng / (3 * area) };
}
