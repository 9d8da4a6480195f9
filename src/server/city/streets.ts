import { once } from '../config/once';
import { loadCity } from './load';
import { distance, footOn, sideOfLine, between } from './plane';
import { unpack, type Spot, type Street } from './shape';

/** A piece of street between two neighbouring nodes. */
type Edge = {
  street: Street;
  from: number;
  until: number;
  a: Spot;
  b: Spot;
  length: number;
  /** Metres from the beginning of the street. */
  start: number;
};

export type StreetBook = {
  nodes: Spot[];
  edges: Edge[];
  byId: Map<string, { street: Street; edges: Edge[]; length: number }>;
  cells: Map<number, Edge[]>;
};

/** Metres of street front per house and side. */
const FRONT = 12;

/** Metres from the middle of the street to the door. */
const SETBACK = 14;

const CELL = 160;

/** The streets of the map with a spatial index, built by the first call. */
export const streetBook = once((): StreetBook => {
  const map = loadCity();
  const nodes: Spot[] = [];
  for (let n = 0; n < map.nodes.length; n += 2) nodes.push(unpack(map.nodes[n] ?? 0, map.nodes[n + 1] ?? 0));
  const book: StreetBook = { nodes, edges: [], byId: new Map(), cells: new Map() };
  for (const street of map.streets) {
    const edges = splitIntoEdges(street, nodes);
    const length = edges.reduce((sum, edge) => sum + edge.length, 0);
    book.byId.set(street.id, { street, edges, length });
    book.edges.push(...edges);
  }
  for (const edge of book.edges) enterCells(book.cells, edge);
  return book;
});

function splitIntoEdges(street: Street, nodes: Spot[]): Edge[] {
  const edges: Edge[] = [];
  let start = 0;
  for (const part of street.parts) {
    for (const [n, until] of part.slice(1).entries()) {
      const from = part[n];
      const a = from === undefined ? undefined : nodes[from];
      const b = nodes[until];
      if (from === undefined || !a || !b) continue;
      const length = distance(a, b);
      edges.push({ street, from, until, a, b, length, start });
      start += length;
    }
  }
  return edges;
}

function enterCells(cells: Map<number, Edge[]>, edge: Edge): void {
  const [west, east] = [Math.min(edge.a.x, edge.b.x), Math.max(edge.a.x, edge.b.x)];
  const [south, north] = [Math.min(edge.a.y, edge.b.y), Math.max(edge.a.y, edge.b.y)];
  for (let x = Math.floor(west / CELL); x <= Math.floor(east / CELL); x++) {
    for (let y = Math.floor(south / CELL); y <= Math.floor(north / CELL); y++) {
      const list = cells.get(cellKey(x, y));
      if (list) list.push(edge);
      else cells.set(cellKey(x, y), [edge]);
    }
  }
}

function cellKey(x: number, y: number): number {
  return (x + 500) * 1000 + (y + 500);
}

export type Nearest = { edge: Edge; spot: Spot; share: number; distance: number };

/** The street nearest to a spot, or undefined when there is none within `reach` metres. */
export function nearestStreet(spot: Spot, reach: number): Nearest | undefined {
  const { cells } = streetBook();
  const column = Math.floor(spot.x / CELL);
  const row = Math.floor(spot.y / CELL);
  let best: Nearest | undefined;
  // Everything in round n is at least (n - 1) cells away.
  for (let round = 0; (round - 1) * CELL <= Math.min(reach, best?.distance ?? Infinity); round++) {
    for (const edge of around(cells, { column, row, round })) {
      const foot = footOn(spot, edge.a, edge.b);
      if (foot.distance <= reach && foot.distance < (best?.distance ?? Infinity)) best = { edge, ...foot };
    }
  }
  return best;
}

function around(cells: StreetBook['cells'], at: { column: number; row: number; round: number }): Edge[] {
  const { column, row, round } = at;
  const found: Edge[] = [];
  for (let dx = -round; dx <= round; dx++) {
    const step = Math.abs(dx) === round || round === 0 ? 1 : 2 * round;
    for (let dy = -round; dy <= round; dy += step) found.push(...(cells.get(cellKey(column + dx, row + dy)) ?? []));
  }
  return found;
}

/** The highest house number of a street of this length. */
export function lastHouse(length: number): number {
  return 2 * Math.max(1, Math.floor(length / FRONT));
}

/** The house number at a spot beside a street: odd on the left, even on the right. */
export function houseAt(spot: Spot, { edge, share }: Nearest, length: number): number {
  const pair = Math.floor((edge.start + share * edge.length) / FRONT) + 1;
  const number = sideOfLine(spot, edge.a, edge.b) > 0 ? 2 * pair - 1 : 2 * pair;
  return Math.min(number, lastHouse(length) - (number % 2));
}

/** The door of a house; undefined when the street has no such number. */
export function findDoor(id: string, house: number): Spot | undefined {
  const found = streetBook().byId.get(id);
  if (!found || !Number.isInteger(house) || house < 1 || house > lastHouse(found.length)) return undefined;
  const along = (Math.ceil(house / 2) - 0.5) * FRONT;
  const edge = found.edges.findLast(({ start }) => start <= along);
  if (!edge) return undefined;
  const spot = between(edge.a, edge.b, (along - edge.start) / edge.length);
  const side = (house % 2 === 1 ? SETBACK : -SETBACK) / edge.length;
  return { x: spot.x - (edge.b.y - edge.a.y) * side, y: spot.y + (edge.b.x - edge.a.x) * side };
}

/** The middle of a street, on the street itself. */
export function findStreetMiddle(id: string): Spot | undefined {
  const found = streetBook().byId.get(id);
  const edge = found?.edges.findLast(({ start }) => start <= found.length / 2);
  return found && edge && between(edge.a, edge.b, (found.length / 2 - edge.start) / edge.length);
}
