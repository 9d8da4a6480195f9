import { type LatLng } from './shape';

/** Google's encoded polyline with five decimals, as `direction-api` answers it (wire-format §2.3). */
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

function encoded(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
