/**
 * The delivery zones over a plain drawing of the city, as paths for one SVG: small enough for a page's first load.
 * Spec: ordering §2, start page; the drawing itself is ours.
 */
import { flatten, onGround, type CityMap, type Flat, type Flattened, type LatLng } from './city-map';

export type ZoneDrawing = {
  viewBox: string;
  water: string;
  land: string;
  parks: string;
  streets: string;
  avenues: string;
  zones: { id: number; name: string; path: string; x: number; y: number }[];
};

export type DrawnZone = { id: number; name: string; formated_coordinates: readonly LatLng[] };

/** Width of the drawing in its own units. */
const WIDTH = 1000;
/** Points nearer than this to the last one are left out. */
const STEP = 3;
/** Share of the zones' height that is shown above and below them. */
const MARGIN = 0.04;
/** The picture is at least so many times as wide as high; a narrower frame crops its sides. */
const ASPECT = 1.7;

/** null without a zone to show. */
export function zoneDrawing(city: CityMap, zones: readonly DrawnZone[]): ZoneDrawing | null {
  const rings = zones.map((it) => it.formated_coordinates.map(flatten)).filter((it) => it.length > 2);
  if (rings.length === 0) return null;
  const frame = frameOf(rings.flat());
  const put = ({ x, y }: Flattened): Point => [
    Math.round((x - frame.left) * frame.scale),
    Math.round((y - frame.top) * frame.scale),
  ];
  const shape = (flat: Flat) => pairs(flat).map(([x, y]) => put(flatten(onGround(x, y, city.centre))));
  const visible = (points: Point[]) => points.some(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < frame.height);
  const drawn = (flats: Flat[], end: '' | 'Z') =>
    flats
      .map(shape)
      .filter((it) => end === 'Z' || visible(it))
      .map((it) => path(it) + end)
      .join('');
  const ways = (kind: 'main' | 'street') =>
    city.streets
      .filter((it) => it.kind === kind)
      .flatMap(({ parts }) => parts.map((part) => part.flatMap((n) => city.nodes.slice(2 * n, 2 * n + 2))));

  return {
    viewBox: `0 0 ${WIDTH} ${Math.round(frame.height)}`,
    water: drawn(city.water, 'Z'),
    land: drawn(city.piers, 'Z'),
    parks: drawn(
      city.parks.map(({ ring }) => ring),
      'Z',
    ),
    streets: drawn(ways('street'), ''),
    avenues: drawn(ways('main'), ''),
    zones: zones
      .filter((it) => it.formated_coordinates.length > 2)
      .map(({ id, name, formated_coordinates: ring }) => {
        const [x, y] = put(flatten(middleOf(ring)));
        return { id, name, path: `${path(ring.map((it) => put(flatten(it))))}Z`, x, y };
      }),
  };
}

/** The centre of gravity of a ring: where a zone's name stands, and where one begins who chooses the zone. */
export function middleOf(ring: readonly LatLng[]): LatLng {
  const [first = { lat: 0, lng: 0 }] = ring;
  let [area, lat, lng] = [0, 0, 0];
  ring.forEach((from, n) => {
    const to = ring[(n + 1) % ring.length] ?? first;
    // Measured from the first corner, which keeps the digits.
    const cross = (from.lng - first.lng) * (to.lat - first.lat) - (to.lng - first.lng) * (from.lat - first.lat);
    area += cross;
    lat += (from.lat + to.lat - 2 * first.lat) * cross;
    lng += (from.lng + to.lng - 2 * first.lng) * cross;
  });
  if (area === 0) return first;
  return { lat: first.lat + lat / (3 * area), lng: first.lng + lng / (3 * area) };
}

type Point = [x: number, y: number];

function frameOf(points: Flattened[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const margin = (Math.max(...ys) - Math.min(...ys)) * MARGIN;
  const top = Math.min(...ys) - margin;
  const tall = Math.max(...ys) + margin - top;
  const wide = Math.max(Math.max(...xs) - Math.min(...xs) + 2 * margin, tall * ASPECT);
  const left = (Math.max(...xs) + Math.min(...xs) - wide) / 2;
  const scale = WIDTH / wide;
  return { left, top, scale, height: tall * scale };
}

function pairs(flat: Flat): [number, number][] {
  return Array.from({ length: Math.floor(flat.length / 2) }, (_, n) => [flat[2 * n] ?? 0, flat[2 * n + 1] ?? 0]);
}

/** Whole numbers, each written relative to the point before. */
function path(points: Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  let [x, y] = start;
  let text = `M${x} ${y}`;
  rest.forEach(([nextX, nextY], n) => {
    if (Math.hypot(nextX - x, nextY - y) < STEP && n < rest.length - 1) return;
    text += `l${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
  });
  return text;
}
