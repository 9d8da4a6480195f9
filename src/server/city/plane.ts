import { type Spot } from './shape';

/** Plane geometry of the city; lengths are in metres. */

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export function between(a: Spot, b: Spot, share: number): Spot {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export type Foot = { spot: Spot; share: number; distance: number };

/** The point of the segment a–b that is nearest to `spot`, with its share of the way from a to b. */
export function footOn(spot: Spot, a: Spot, b: Spot): Foot {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  const foot = between(a, b, share);
  return { spot: foot, share, distance: distance(spot, foot) };
}

/** Positive when `spot` is to the left of the direction from a to b. */
export function sideOfLine(spot: Spot, a: Spot, b: Spot): number {
  return (b.x - a.x) * (spot.y - a.y) - (b.y - a.y) * (spot.x - a.x);
}

export function inside(spot: Spot, ring: readonly Spot[]): boolean {
  let within = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (
      before &&
      corner.y > spot.y !== before.y > spot.y &&
      spot.x < ((before.x - corner.x) * (spot.y - corner.y)) / (before.y - corner.y) + corner.x
    ) {
      within = !within;
    }
    before = corner;
  }
  return within;
}
