/**
 * Draws the delivery zones over a simple map of the city, as paths of one SVG small enough for a page's initial load.
 * Spec: ordering §2, start page; the drawing itself is ours.
 */
import { flatten, onGround, type CityMap, type Flat, type Flattened, type LatLng } from './city-map';
import { pointInside } from './point-inside';

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

/** The width of the drawing in its own units. */
const WIDTH = 1000;
/** A point closer than this to the previous one is left out. */
const STEP = 3;
/** The margin above and below the zones, as a share of their height. */
const MARGIN = 0.04;
/** The minimum ratio of width to height. A narrower frame crops the sides. */
const ASPECT = 1.7;

/** null without a zone to show. */
export function zoneDrawing(city: CityMap, zones: readonly DrawnZone[]): ZoneDrawing | null {
  const rings = zones.map((zone) => zone.formated_coordinates.map(flatten)).filter((ring) => ring.length > 2);
  if (rings.length === 0) return null;
  const frame = fitFrame(rings.flat());
  const put = ({ x, y }: Flattened): Point => [
    Math.round((x - frame.left) * frame.scale),
    Math.round((y - frame.top) * frame.scale),
  ];
  const shape = (flat: Flat) => pairs(flat).map(([x, y]) => put(flatten(onGround(x, y, city.centre))));
  const visible = (points: Point[]) => points.some(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < frame.height);
  const drawn = (flats: Flat[], end: '' | 'Z') =>
    flats
      .map(shape)
      .filter((line) => end === 'Z' || visible(line))
      .map((line) => path(line) + end)
      .join('');
  const ways = (kind: 'main' | 'street') =>
    city.streets
      .filter((street) => street.kind === kind)
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
      .filter((zone) => zone.formated_coordinates.length > 2)
      .map(({ id, name, formated_coordinates: ring }) => {
        const [x, y] = put(flatten(pointInside(ring)));
        return { id, name, path: `${path(ring.map((point) => put(flatten(point))))}Z`, x, y };
      }),
  };
}

type Point = [x: number, y: number];

function fitFrame(points: Flattened[]) {
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

/** Whole numbers, each relative to the previous point. */
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
