import { flatten, onGround, type CityMap, type Flat, type Names, type StreetKind } from '@/domain/place/city-map';

/** x0, y0, x1, y1, … in world coordinates from 0 to 1. */
export type Line = Float64Array;

export type Box = { left: number; top: number; right: number; bottom: number };

type Road = { kind: StreetKind; name: Names; line: Line; box: Box };

export type Spot = { kind: 'district' | 'park' | 'place'; name: Names; x: number; y: number };

/** The city in the map's projection, sorted so that a tile finds its shapes. */
export type Scene = {
  /** Latitude in degrees, for the scale. */
  lat: number;
  water: Line[];
  piers: Line[];
  parks: Line[];
  roads: Road[];
  spots: Spot[];
  /** Corners of the buildings in a tile of zoom 15 or closer. */
  buildingsIn: (box: Box) => Iterable<Line>;
};

/** Buildings are indexed by the tiles of this zoom. */
const CELLS = 2 ** 16;

export function makeScene(city: CityMap): Scene {
  const spot = (x: number, y: number) => flatten(onGround(x, y, city.centre));
  const line = (flat: Flat) => toLine(flat, spot);
  const road = (nodes: number[]) =>
    line(nodes.flatMap((node) => [city.nodes[2 * node] ?? 0, city.nodes[2 * node + 1] ?? 0]));
  return {
    lat: city.centre.lat,
    water: city.water.map(line),
    piers: city.piers.map(line),
    parks: city.parks.map(({ ring }) => line(ring)),
    roads: city.streets.flatMap(({ kind, name, parts }) =>
      parts.map((part) => {
        const way = road(part);
        return { kind, name, line: way, box: measureBox(way) };
      }),
    ),
    spots: [
      ...city.districts.map(({ name, x, y }) => ({ kind: 'district' as const, name, ...spot(x, y) })),
      ...city.parks.map(({ name, ring }) => ({ kind: 'park' as const, name, ...findMiddle(line(ring)) })),
      ...city.places.map(({ name, x, y }) => ({ kind: 'place' as const, name, ...spot(x, y) })),
    ],
    buildingsIn: buildingIndex(city.buildings, line),
  };
}

export function touches(a: Box, b: Box): boolean {
  return a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
}

function buildingIndex(flat: Flat, line: (flat: Flat) => Line): Scene['buildingsIn'] {
  const cells = new Map<string, Line[]>();
  for (let n = 0; n + 5 < flat.length; n += 6) {
    const [x = 0, y = 0, ax = 0, ay = 0, bx = 0, by = 0] = flat.slice(n, n + 6);
    const corners = line([x, y, x + ax, y + ay, x + ax + bx, y + ay + by, x + bx, y + by]);
    for (const key of listCells(measureBox(corners))) {
      const cell = cells.get(key);
      if (cell) cell.push(corners);
      else cells.set(key, [corners]);
    }
  }
  return (box) => new Set(listCells(box).flatMap((key) => cells.get(key) ?? []));
}

function listCells({ left, top, right, bottom }: Box): string[] {
  const keys: string[] = [];
  for (let x = Math.floor(left * CELLS); x <= Math.floor(right * CELLS); x += 1) {
    for (let y = Math.floor(top * CELLS); y <= Math.floor(bottom * CELLS); y += 1) keys.push(`${x}:${y}`);
  }
  return keys;
}

function toLine(flat: Flat, spot: (x: number, y: number) => { x: number; y: number }): Line {
  const line = new Float64Array(flat.length);
  for (let n = 0; n + 1 < flat.length; n += 2) {
    const { x, y } = spot(flat[n] ?? 0, flat[n + 1] ?? 0);
    line[n] = x;
    line[n + 1] = y;
  }
  return line;
}

function measureBox(line: Line): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let n = 0; n + 1 < line.length; n += 2) {
    box.left = Math.min(box.left, line[n] ?? 0);
    box.right = Math.max(box.right, line[n] ?? 0);
    box.top = Math.min(box.top, line[n + 1] ?? 0);
    box.bottom = Math.max(box.bottom, line[n + 1] ?? 0);
  }
  return box;
}

function findMiddle(line: Line): { x: number; y: number } {
  const { left, top, right, bottom } = measureBox(line);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
