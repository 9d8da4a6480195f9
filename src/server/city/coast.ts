import { inside } from './plane';
import { type Spot } from './shape';

/**
 * A point given relative to the shore, which runs from south-west to north-east: `along` in metres on it, `out` in
 * metres towards the sea.
 */
function shoreSpot(along: number, out: number): Spot {
  const side = Math.SQRT1_2;
  return { x: 1550 + (along + out) * side, y: -1550 + (along - out) * side };
}

/** How far the sea reaches inland: two shallow bays with the harbour basin between them. */
function inlet(along: number): number {
  const basin = 620 * Math.exp(-(((along - 150) / 620) ** 4));
  const bays = 190 * Math.sin(along / 900 + 0.8) + 70 * Math.sin(along / 370);
  const cape = -380 * Math.exp(-(((along - 1750) / 500) ** 2));
  return basin + bays + cape;
}

function shoreAt(offset: number): Spot[] {
  const line: Spot[] = [];
  for (let along = -6400; along <= 6400; along += 40) line.push(shoreSpot(along, -inlet(along) - offset));
  return line;
}

const shoreline = shoreAt(0);

/** The road along the water. */
export const corniche = shoreAt(70);

const farSea: Spot[] = [shoreSpot(6400, 9000), shoreSpot(-6400, 9000)];

export const sea: Spot[] = [...shoreline, ...farSea];

const seaward: Spot[] = [...corniche, ...farSea];

/** Whether a point is beyond the corniche: on the strip of shore or in the sea. */
export function isSeaward(spot: Spot): boolean {
  return inside(spot, seaward);
}

function pier(along: number, length: number, width: number): Spot[] {
  const start = -inlet(along) - 30;
  const half = width / 2;
  return [
    shoreSpot(along - half, start),
    shoreSpot(along - half, start + length),
    shoreSpot(along + half, start + length),
    shoreSpot(along + half, start),
  ];
}

/** A mole around the mouth of the basin. */
const mole: Spot[] = [
  [880, -60],
  [840, 330],
  [330, 470],
  [345, 500],
  [875, 360],
  [925, -60],
].map(([along = 0, out = 0]) => shoreSpot(along, out));

export const piers: Spot[][] = [
  pier(-330, 330, 70),
  pier(-100, 400, 60),
  pier(130, 400, 60),
  pier(360, 340, 80),
  pier(2350, 260, 24),
  mole,
];

/** The middle of the quay, where the house numbers of the city begin. */
export const quay: Spot = shoreSpot(150, -inlet(150) - 70);
