import { type LatLng } from './shape';

/** Google's encoded polyline with five decimals, as `direction-api` answers (contract §2.3). */
export function encodePolyline(points: readonly LatLng[]): string {
  let lat = 0;
  let lng = 0;
  let text = '';
  for (const point of points) {
    const north = Math.round(point.lat * 1e5);
    const east = Math.round(point.lng * 1e5);
    text += encoded(north - lat) + encoded(east - lng);
    lat = north;
    lng = east;
  }
  return text;
}

/** The points of an encoded polyline; a text that ends within a number gives the whole points before it. */
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

function encoded(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
