import { isSeaward } from './coast';
import { between, distanceToLine } from './plane';
import { randomFrom } from './random';
import { type Spot, type StreetKind } from './shape';

/** A line before crossings are computed: a street from one end of the city to the other, or a curve across the grid. */
export type Line = { key: string; kind: StreetKind; spots: Spot[] };

/** The grid of most streets: columns run north, rows run east. */
export type Grid = {
  columns: { kind: StreetKind }[];
  rows: { kind: StreetKind }[];
  at: (column: number, row: number) => Spot;
};

const REACH = 4700;

/** Positions of the lines: every sixth is an avenue, every second a street; the centre is denser. */
function ticks(seed: string, width: number): { at: number; kind: StreetKind }[] {
  const random = randomFrom(seed);
  const list: { at: number; kind: StreetKind }[] = [];
  let at = -REACH;
  while (at < REACH) {
    const n = list.length;
    list.push({ at, kind: n % 6 === 3 ? 'main' : n % 2 === 1 ? 'street' : 'lane' });
    const edge = Math.min(1, Math.abs(at) / 3600);
    at += width * (0.82 + 0.5 * edge + 0.42 * random());
  }
  return list;
}

function bent(u: number, v: number): Spot {
  const x = u + 130 * Math.sin(v / 1400 + 0.9) + 45 * Math.sin((u + v) / 620);
  const y = v + 150 * Math.sin(u / 1650 + 0.3) + 40 * Math.cos((u - 0.6 * v) / 540);
  const turn = (13 * Math.PI) / 180;
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
}

export function makeGrid(): Grid {
  const columns = ticks('columns', 150);
  const rows = ticks('rows', 122);
  const jitter = randomFrom('jitter');
  const spots = columns.map((column) =>
    rows.map((row) => {
      const main = column.kind === 'main' || row.kind === 'main';
      const sway = main ? 6 : oldTownness(column.at, row.at) > 0 ? 34 : 14;
      const spot = bent(column.at, row.at);
      return { x: spot.x + (jitter() - 0.5) * sway, y: spot.y + (jitter() - 0.5) * sway };
    }),
  );
  const nowhere: Spot = { x: Infinity, y: Infinity };
  return { columns, rows, at: (column, row) => spots[column]?.[row] ?? nowhere };
}

/** Above 0 in the old quarter, whose lanes are crooked. */
function oldTownness(u: number, v: number): number {
  return 1 - Math.hypot((u + 1150) / 950, (v + 100) / 800);
}

export function isOldTown({ x, y }: Spot): boolean {
  return Math.hypot(x + 1100, y + 350) < 900;
}

/** The distance of a spot from the centre as a share of the way to the edge of the city, which is 1. */
export function outward({ x, y }: Spot): number {
  const angle = Math.atan2(y, x);
  const edge = 3780 + 230 * Math.sin(3 * angle + 0.5) + 130 * Math.sin(5 * angle);
  return Math.hypot(x, y) / edge;
}

export function isBuilt(spot: Spot): boolean {
  return outward(spot) < 1 && !isSeaward(spot);
}

/** The lines of the grid. Lanes end at the edge of the city, avenues continue a little into the country. */
export function gridLines(grid: Grid): Line[] {
  const columns = grid.columns.map(({ kind }, c) => ({
    key: `c${c}`,
    kind,
    spots: grid.rows.map((_, r) => grid.at(c, r)),
  }));
  const rows = grid.rows.map(({ kind }, r) => ({
    key: `r${r}`,
    kind,
    spots: grid.columns.map((_, c) => grid.at(c, r)),
  }));
  return [...columns, ...rows];
}

/** Short alleys through larger cells in the old quarter and by the harbour. */
export function alleys(grid: Grid, curves: Line[]): Line[] {
  const random = randomFrom('alleys');
  const list: Line[] = [];
  for (let c = 0; c + 1 < grid.columns.length; c++) {
    for (let r = 0; r + 1 < grid.rows.length; r++) {
      const corners = [grid.at(c, r), grid.at(c + 1, r), grid.at(c, r + 1), grid.at(c + 1, r + 1)];
      const [a, b, d, e] = corners;
      const draw = random();
      const share = 0.38 + random() * 0.24;
      if (!a || !b || !d || !e || !corners.every(isBuilt)) continue;
      if (draw > (isOldTown(a) ? 0.3 : outward(a) < 0.5 ? 0.03 : 0)) continue;
      const from = beyond(between(d, e, share), between(a, b, share));
      const until = beyond(between(a, b, share), between(d, e, share));
      if (curves.some(({ spots }) => distanceToLine(between(from, until, 0.5), spots) < 120)) continue;
      list.push({ key: `a${c}-${r}`, kind: 'lane', spots: [from, until] });
    }
  }
  return list;
}

/** A point a little past `b`, so that the line meets the street there. */
function beyond(a: Spot, b: Spot): Spot {
  return between(a, b, 1.03);
}
