import { isSeaward } from './coast';
import { curves } from './curves';
import { alleys, gridLines, isBuilt, isOldTown, type Grid, type Line, outward } from './grid';
import { between, crossing, distance, distanceToLine, inside } from './plane';
import { randomFrom } from './random';
import { type Spot, type StreetKind } from './shape';

/** A line as a list of nodes; `open[n]` tells whether node n and node n + 1 are connected. */
export type Track = { key: string; kind: StreetKind; nodes: number[]; open: boolean[] };

export type Network = { spots: Spot[]; tracks: Track[]; curves: Line[] };

/** Nodes that are closer than this many metres are one crossing. */
const SNAP = 13;

/** All streets with their crossings, as one connected network. */
export function makeNetwork(grid: Grid, parks: Spot[][]): Network {
  const bends = curves();
  const lines = [...bends, ...gridLines(grid), ...alleys(grid, bends)];
  const book = nodeBook();
  const tracks = addCrossings(lines).map(({ key, kind, spots }) => {
    const nodes = spots.map(book.node).filter((node, n, all) => node !== all[n - 1]);
    return { key, kind, nodes, open: nodes.slice(1).map(() => true) };
  });
  const network = { spots: book.spots, tracks, curves: bends };
  closeByPlace(network, parks);
  closeDoubles(network);
  closeStubs(network);
  closeStrays(network);
  return network;
}

/** Adds to every line the points where it crosses a curve or meets an alley. */
function addCrossings(lines: Line[]): Line[] {
  const cuts = lines.map((line) => line.spots.map((): number[] => []));
  const special = lines.map(({ key }) => !/^[cr]\d/.test(key));
  lines.forEach((first, f) => {
    lines.forEach((second, s) => {
      if (s <= f || !(special[f] || special[s])) return;
      eachSegment(first, (a, b, m) => {
        eachSegment(second, (c, d, n) => {
          if (Math.abs(a.x - c.x) > 450 || Math.abs(a.y - c.y) > 450) return;
          const hit = crossing(a, b, c, d);
          if (!hit) return;
          cuts[f]?.[m]?.push(hit.first);
          cuts[s]?.[n]?.push(hit.second);
        });
      });
    });
  });
  return lines.map((line, l) => ({
    ...line,
    spots: line.spots.flatMap((spot, n) => {
      const next = line.spots[n + 1];
      const shares = [...(cuts[l]?.[n] ?? [])].sort((a, b) => a - b);
      return next ? [spot, ...shares.map((share) => between(spot, next, share))] : [spot];
    }),
  }));
}

function eachSegment(line: Line, visit: (a: Spot, b: Spot, n: number) => void): void {
  for (let n = 0; n + 1 < line.spots.length; n++) {
    const a = line.spots[n];
    const b = line.spots[n + 1];
    if (a && b) visit(a, b, n);
  }
}

function nodeBook() {
  const spots: Spot[] = [];
  const cells = new Map<string, number[]>();
  const cell = (n: number) => Math.floor(n / 50);
  function node(spot: Spot): number {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const near = cells.get(`${cell(spot.x) + dx}:${cell(spot.y) + dy}`) ?? [];
        const same = near.find((n) => distance(spots[n] ?? spot, spot) < SNAP);
        if (same !== undefined) return same;
      }
    }
    spots.push(spot);
    const key = `${cell(spot.x)}:${cell(spot.y)}`;
    cells.set(key, [...(cells.get(key) ?? []), spots.length - 1]);
    return spots.length - 1;
  }
  return { spots, node };
}

/** Calls `visit` with both ends of every open piece; the answer false closes the piece. */
function sift(network: Network, visit: (piece: { track: Track; from: number; until: number }) => boolean): void {
  for (const track of network.tracks) {
    track.open = track.open.map((open, n) => {
      const from = track.nodes[n];
      const until = track.nodes[n + 1];
      return open && from !== undefined && until !== undefined && visit({ track, from, until });
    });
  }
}

function spotOf(network: Network, node: number): Spot {
  return network.spots[node] ?? { x: Infinity, y: Infinity };
}

/** Closes pieces in the sea, in the country, in a park or along the edge of a bent road, and some lanes at random. */
function closeByPlace(network: Network, parks: Spot[][]): void {
  const random = randomFrom('built over');
  const bent = new Set(network.curves.map(({ key }) => key));
  sift(network, ({ track, from, until }) => {
    const middle = between(spotOf(network, from), spotOf(network, until), 0.5);
    const draw = random();
    if (track.key === 'corniche') return outward(middle) < 1.02;
    if (isSeaward(middle)) return false;
    if (bent.has(track.key)) return true;
    if (track.kind === 'main') return outward(middle) < 1.12;
    if (!isBuilt(middle) || parks.some((park) => inside(middle, park))) return false;
    if (network.curves.some(({ spots }) => distanceToLine(middle, spots) < 26)) return false;
    const loss = track.kind === 'street' ? 0.05 : isOldTown(middle) ? 0.22 : outward(middle) > 0.72 ? 0.34 : 0.14;
    return track.key.startsWith('a') || draw > loss;
  });
}

/** Closes duplicates: when two lines run between the same two crossings, the first keeps the piece. */
function closeDoubles(network: Network): void {
  const taken = new Set<string>();
  sift(network, ({ from, until }) => {
    const key = `${Math.min(from, until)}-${Math.max(from, until)}`;
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}

/** Closes dead ends that are too short for houses. */
function closeStubs(network: Network): void {
  const bent = new Set(network.curves.map(({ key }) => key));
  for (let round = 0; round < 3; round++) {
    const degree = new Map<number, number>();
    sift(network, ({ from, until }) => {
      degree.set(from, (degree.get(from) ?? 0) + 1);
      degree.set(until, (degree.get(until) ?? 0) + 1);
      return true;
    });
    sift(network, ({ track, from, until }) => {
      const dead = degree.get(from) === 1 || degree.get(until) === 1;
      const length = distance(spotOf(network, from), spotOf(network, until));
      return !(dead && (length < 60 || bent.has(track.key)));
    });
  }
}

/** Keeps only the largest connected part, so that every address can be reached from every other. */
function closeStrays(network: Network): void {
  const next = new Map<number, number[]>();
  sift(network, ({ from, until }) => {
    next.set(from, [...(next.get(from) ?? []), until]);
    next.set(until, [...(next.get(until) ?? []), from]);
    return true;
  });
  let largest = new Set<number>();
  const seen = new Set<number>();
  for (const start of next.keys()) {
    if (seen.has(start)) continue;
    const piece = new Set([start]);
    for (const node of piece) for (const other of next.get(node) ?? []) piece.add(other);
    for (const node of piece) seen.add(node);
    if (piece.size > largest.size) largest = piece;
  }
  sift(network, ({ from }) => largest.has(from));
}
