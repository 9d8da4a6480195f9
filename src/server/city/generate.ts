import { makeBuildings } from './blocks';
import { piers, sea } from './coast';
import { makeGrid, type Grid } from './grid';
import { districtSeeds, landmarks } from './landmarks';
import { makeNetwork, type Network } from './network';
import { nameStreets, slug } from './naming';
import { distance, footOn } from './plane';
import {
  CENTRE,
  pack,
  type CityMap,
  type Flat,
  type Names,
  type Place,
  type Spot,
  type Street,
  type StreetKind,
} from './shape';

type Park = { name: Names; near: Spot; columns: number; rows: number };

const parkPlans: Park[] = [
  { name: ['Orchard Park', 'حديقة البستان'], near: { x: -620, y: 380 }, columns: 3, rows: 3 },
  { name: ['Juniper Hill Park', 'حديقة تل العرعر'], near: { x: -2900, y: 1900 }, columns: 4, rows: 4 },
  { name: ['Sailors Green', 'مرج البحارة'], near: { x: 1050, y: 350 }, columns: 1, rows: 2 },
  { name: ['Citadel Garden', 'بستان القلعة'], near: { x: -1450, y: 60 }, columns: 1, rows: 1 },
  { name: ['Station Green', 'مرج المحطة'], near: { x: -1750, y: -1650 }, columns: 2, rows: 1 },
  { name: ['University Garden', 'بستان الجامعة'], near: { x: 1500, y: 2050 }, columns: 2, rows: 2 },
];

/** Generates Qamar Bay: the same on every machine, in less than a second. */
export function generateCity(): CityMap {
  const grid = makeGrid();
  const parks = parkPlans.map((plan) => ({ name: plan.name, ring: parkRing(grid, plan) }));
  const rings = parks.map(({ ring }) => ring);
  const network = makeNetwork(grid, rings);
  const named = nameStreets(network);
  const { streets, nodes } = renumber(named, network.spots);
  return {
    name: ['Qamar Bay', 'خليج قمر'],
    centre: CENTRE,
    bounds: bounds(nodes),
    water: [flat(sea)],
    piers: piers.map(flat),
    parks: parks.map(({ name, ring }) => ({ name, ring: flat(ring) })),
    buildings: makeBuildings(grid, network, rings),
    nodes,
    streets,
    places: [...landmarks.map((landmark) => placeLandmark(landmark, network, named)), ...parks.map(parkPlace)],
    districts: districtSeeds.map(({ name, x, y }) => {
      const [east, north] = pack({ x, y });
      return { id: `di-${slug(name[0])}`, name, x: east, y: north };
    }),
  };
}

/** The outline of a park: the cells of the grid around a spot, without the streets at their edges. */
function parkRing(grid: Grid, { near, columns, rows }: Park): Spot[] {
  let first = { column: 0, row: 0, far: Infinity };
  grid.columns.forEach((_, column) => {
    grid.rows.forEach((__, row) => {
      const far = distance(grid.at(column, row), near);
      if (far < first.far) first = { column, row, far };
    });
  });
  const c = clearOfAvenues(grid.columns, first.column, columns);
  const r = clearOfAvenues(grid.rows, first.row, rows);
  const span = (count: number) => Array.from({ length: count }, (_, n) => n);
  const edge = [
    ...span(columns).map((n) => grid.at(c + n, r)),
    ...span(rows).map((n) => grid.at(c + columns, r + n)),
    ...span(columns).map((n) => grid.at(c + columns - n, r + rows)),
    ...span(rows).map((n) => grid.at(c, r + rows - n)),
  ];
  const middle = mean(edge);
  return edge.map((spot) => {
    const share = 1 - 15 / distance(spot, middle);
    return { x: middle.x + (spot.x - middle.x) * share, y: middle.y + (spot.y - middle.y) * share };
  });
}

/** Moves the first line back until no avenue crosses the park. */
function clearOfAvenues(lines: { kind: StreetKind }[], first: number, count: number): number {
  const crossed = lines.slice(first + 1, first + count).some(({ kind }) => kind === 'main');
  return crossed ? clearOfAvenues(lines, first - 1, count) : first;
}

function mean(spots: Spot[]): Spot {
  const sum = spots.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

function flat(spots: Spot[]): Flat {
  return spots.flatMap(pack);
}

/** Removes the nodes that no street uses, and renumbers the others. */
function renumber(named: Street[], spots: Spot[]): { streets: Street[]; nodes: Flat } {
  const places = new Map<number, number>();
  const streets = named.map((street) => ({
    ...street,
    parts: street.parts.map((part) =>
      part.map((node) => {
        const place = places.get(node) ?? places.size;
        places.set(node, place);
        return place;
      }),
    ),
  }));
  const used = [...places.keys()].flatMap((node) => spots[node] ?? []);
  return { streets, nodes: flat(used) };
}

function bounds(nodes: Flat): CityMap['bounds'] {
  const xs = nodes.filter((_, n) => n % 2 === 0);
  const ys = nodes.filter((_, n) => n % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function placeLandmark({ kind, name, x, y }: (typeof landmarks)[number], network: Network, streets: Street[]): Place {
  let nearest = { spot: { x, y }, distance: Infinity };
  for (const part of streets.flatMap(({ parts }) => parts)) {
    part.slice(1).forEach((until, n) => {
      const a = network.spots[part[n] ?? until];
      const b = network.spots[until];
      const foot = a && b ? footOn({ x, y }, a, b) : nearest;
      if (foot.distance < nearest.distance) nearest = foot;
    });
  }
  // A house front is 18 m from the middle of its street.
  const back = nearest.distance < 1 ? 0 : Math.min(1, 18 / nearest.distance);
  const spot = {
    x: nearest.spot.x + (x - nearest.spot.x) * back,
    y: nearest.spot.y + (y - nearest.spot.y) * back,
  };
  const [east, north] = pack(spot);
  return { id: `pl-${slug(name[0])}`, kind, name, x: east, y: north };
}

function parkPlace({ name, ring }: { name: Names; ring: Spot[] }): Place {
  const [x, y] = pack(mean(ring));
  return { id: `pl-${slug(name[0])}`, kind: 'leisure', name, x, y };
}
