import { makeHeap } from './heap';
import { distance } from './plane';
import { encodePolyline } from './polyline';
import { toLatLng, toSpot, type LatLng, type Spot, type StreetKind } from './shape';
import { nearestStreet, streetBook, type Nearest } from './streets';

export type Mode = 'DRIVE' | 'WALK' | 'BICYCLE';

export type Route = {
  metres: number;
  seconds: number;
  /** Points along the streets, from the street at the first door to the street at the last. */
  points: LatLng[];
  /** The same points as an encoded polyline. */
  polyline: string;
};

/** Metres per second; cars are faster on avenues, so a drive prefers them. */
const speeds: Record<Mode, Record<StreetKind, number>> = {
  DRIVE: { main: 11, street: 8, lane: 6 },
  WALK: { main: 1.35, street: 1.35, lane: 1.35 },
  BICYCLE: { main: 4.2, street: 4.2, lane: 4.2 },
};

/** A point farther than this many metres from every street has no route. */
const REACH = 1500;

type Link = { node: number; metres: number; seconds: number };

/**
 * The fastest route along the streets (MAP-03, MAP-06). Undefined when an end is too far from any street; the network
 * is connected, so every other pair has a route.
 */
export function route(trip: { from: LatLng; to: LatLng; mode: Mode }): Route | undefined {
  const from = nearestStreet(toSpot(trip.from), REACH);
  const to = nearestStreet(toSpot(trip.to), REACH);
  if (!from || !to) return undefined;
  const speed = speeds[trip.mode];
  const direct = from.edge === to.edge ? Math.abs(from.share - to.share) * from.edge.length : Infinity;
  if (direct < Infinity) {
    return answer([from.spot, to.spot], direct, direct / speed[from.edge.street.kind]);
  }
  const found = quickest(from, to, trip.mode);
  return found && answer([from.spot, ...found.spots, to.spot], found.metres, found.seconds);
}

function answer(spots: Spot[], metres: number, seconds: number): Route {
  const points = spots
    .map(toLatLng)
    .filter((point, n, all) => point.lat !== all[n - 1]?.lat || point.lng !== all[n - 1]?.lng);
  return { metres: Math.round(metres), seconds: Math.round(seconds), points, polyline: encodePolyline(points) };
}

/** A* over the crossings. The heuristic is the straight line at the highest speed, which never overestimates. */
function quickest(from: Nearest, to: Nearest, mode: Mode) {
  const { nodes } = streetBook();
  const next = links(mode);
  const top = Math.max(...Object.values(speeds[mode]));
  const ends = new Map(endLinks(to, mode).map((link) => [link.node, link]));
  const GOAL = nodes.length;
  const cost = new Map<number, number>();
  const before = new Map<number, { node: number; metres: number }>();
  const heap = makeHeap();
  const guess = (node: number) => distance(nodes[node] ?? to.spot, to.spot) / top;
  function reach({ node, metres, seconds }: Link, previous: number, spent: number) {
    const total = spent + seconds;
    if (total >= (cost.get(node) ?? Infinity)) return;
    cost.set(node, total);
    before.set(node, { node: previous, metres });
    heap.push(node, total + guess(node));
  }
  for (const link of endLinks(from, mode)) reach(link, -1, 0);
  const done = new Set<number>();
  for (let node = heap.pop(); node !== undefined && node !== GOAL; node = heap.pop()) {
    if (done.has(node)) continue;
    done.add(node);
    const spent = cost.get(node) ?? 0;
    const end = ends.get(node);
    if (end) reach({ ...end, node: GOAL }, node, spent);
    for (const link of next[node] ?? []) reach(link, node, spent);
  }
  const seconds = cost.get(GOAL);
  return seconds === undefined ? undefined : { ...walkedBack(before, GOAL, nodes), seconds };
}

function walkedBack(before: Map<number, { node: number; metres: number }>, goal: number, nodes: Spot[]) {
  const spots: Spot[] = [];
  let metres = 0;
  for (let step = before.get(goal); step; step = before.get(step.node)) {
    metres += step.metres;
    const spot = nodes[step.node];
    if (spot) spots.unshift(spot);
  }
  return { spots, metres };
}

/** The links from a spot on a piece of street to both of its ends. */
function endLinks({ edge, share }: Nearest, mode: Mode): Link[] {
  const speed = speeds[mode][edge.street.kind];
  const back = share * edge.length;
  const on = edge.length - back;
  return [
    { node: edge.from, metres: back, seconds: back / speed },
    { node: edge.until, metres: on, seconds: on / speed },
  ];
}

const cached = new Map<Mode, Link[][]>();

/** The links of each crossing, built by the first route of a mode. */
function links(mode: Mode): Link[][] {
  const known = cached.get(mode);
  if (known) return known;
  const { nodes, edges } = streetBook();
  const made: Link[][] = nodes.map(() => []);
  for (const { from, until, length, street } of edges) {
    const seconds = length / speeds[mode][street.kind];
    made[from]?.push({ node: until, metres: length, seconds });
    made[until]?.push({ node: from, metres: length, seconds });
  }
  cached.set(mode, made);
  return made;
}
