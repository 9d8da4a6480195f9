/**
 * A delivery route, decoded from the direction call's answer and split for drawing.
 * Spec: ordering §4, "Delivery route"; wire-format §2.3.
 */
import type { LatLng } from './city-map';

/** The points of an encoded polyline. A text that ends within a number gives the complete points before it. */
export function decodePolyline(text: string): LatLng[] {
  const points: LatLng[] = [];
  let at = 0;
  let lat = 0;
  let lng = 0;
  function next(): number {
    let value = 0;
    let shift = 0;
    let chunk = 0x20;
    while (chunk >= 0x20) {
      chunk = at < text.length ? text.charCodeAt(at++) - 63 : NaN;
      if (Number.isNaN(chunk)) return NaN;
      value |= (chunk & 0x1f) << shift;
      shift += 5;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  }
  while (at < text.length) {
    lat += next();
    lng += next();
    if (!Number.isNaN(lat + lng)) points.push({ lat: lat / 1e5, lng: lng / 1e5 });
  }
  return points;
}

/** Splits the route at the courier: the part behind and the part ahead, both ending at the courier. */
export function splitAt(way: readonly LatLng[], courier: LatLng): { travelled: LatLng[]; rest: LatLng[] } {
  let best = { index: 0, distance: Infinity, at: courier };
  way.slice(1).forEach((to, index) => {
    const from = way[index] ?? to;
    const at = nearest(courier, from, to);
    const distance = squared(courier, at);
    if (distance < best.distance) best = { index, distance, at };
  });
  return {
    travelled: [...way.slice(0, best.index + 1), best.at],
    rest: [best.at, ...way.slice(best.index + 1)],
  };
}

/** The point of a segment nearest to another point. A city is small enough to treat as flat. */
function nearest(point: LatLng, from: LatLng, to: LatLng): LatLng {
  const [east, north] = [to.lng - from.lng, to.lat - from.lat];
  const length = east ** 2 + north ** 2;
  if (length === 0) return from;
  const along = ((point.lng - from.lng) * east + (point.lat - from.lat) * north) / length;
  const part = Math.max(0, Math.min(1, along));
  return { lat: from.lat + part * north, lng: from.lng + part * east };
}

function squared(a: LatLng, b: LatLng): number {
  return (a.lat - b.lat) ** 2 + (a.lng - b.lng) ** 2;
}
