import { isSeaward } from './coast';
import { isBuilt, outward, type Grid } from './grid';
import { type Network } from './network';
import { between, distanceToLine, inside } from './plane';
import { randomFrom, type Random } from './random';
import { pack, type Spot } from './shape';

type Cell = [a: Spot, b: Spot, c: Spot, d: Spot];

/** Makes the houses in the cells of the grid, six numbers each (shape.ts). */
export function makeBuildings(grid: Grid, network: Network, parks: Spot[][]): number[] {
  const random = randomFrom('houses');
  const bent = [
    ...network.curves.map(({ spots }) => spots),
    ...network.tracks
      .filter(({ key }) => key.startsWith('a'))
      .map(({ nodes }) => nodes.flatMap((node) => network.spots[node] ?? [])),
  ];
  const houses: number[] = [];
  for (let c = 0; c + 1 < grid.columns.length; c++) {
    for (let r = 0; r + 1 < grid.rows.length; r++) {
      const cell: Cell = [grid.at(c, r), grid.at(c + 1, r), grid.at(c, r + 1), grid.at(c + 1, r + 1)];
      const middle = between(cell[0], cell[3], 0.5);
      if (!isBuilt(middle) || parks.some((park) => inside(middle, park))) continue;
      const lines = bent.filter((line) => distanceToLine(middle, line) < 160);
      for (const house of housesIn(cell, random)) {
        if (house.every((corner) => isClear(corner, lines))) houses.push(...asParallelogram(house));
      }
    }
  }
  return houses;
}

function isClear(corner: Spot, lines: Spot[][]): boolean {
  return !isSeaward(corner) && lines.every((line) => distanceToLine(corner, line) > 14);
}

/** Two rows of houses that face the streets above and below; towards the country there are fewer and smaller ones. */
function housesIn(cell: Cell, random: Random): Cell[] {
  const edge = outward(between(cell[0], cell[3], 0.5));
  const houses: Cell[] = [];
  for (const row of [0, 1]) {
    const count = edge > 0.7 ? 1 + Math.round(random()) : 2 + Math.floor(random() * 2);
    for (let n = 0; n < count; n++) {
      const empty = random() < 0.06 + 0.34 * edge * edge;
      const width = 0.74 / count;
      const left = 0.13 + n * width + random() * 0.05;
      const right = 0.13 + (n + 1) * width - 0.03 - random() * 0.07;
      const outer = 0.14 + random() * 0.04;
      const inner = outer + 0.19 + random() * 0.14;
      const span = row === 0 ? [outer, inner] : [1 - inner, 1 - outer];
      if (!empty) houses.push(lot(cell, [left, right], [span[0] ?? outer, span[1] ?? inner]));
    }
  }
  return houses;
}

type Span = [from: number, until: number];

function lot(cell: Cell, [left, right]: Span, [low, high]: Span): Cell {
  const at = (u: number, v: number) => between(between(cell[0], cell[1], u), between(cell[2], cell[3], u), v);
  return [at(left, low), at(right, low), at(left, high), at(right, high)];
}

function asParallelogram([a, b, c]: Cell): number[] {
  const [x, y] = pack(a);
  const [bx, by] = pack(b);
  const [cx, cy] = pack(c);
  return [x, y, bx - x, by - y, cx - x, cy - y];
}
