export type Box = { left: number; top: number; right: number; bottom: number };
/** An element on the screen; one that must stay visible is `firm`. */
export type Obstacle = Box & { isFirm: boolean };
type Point = { left: number; top: number };
type Size = { width: number; height: number };

/** In pixels: the step between two candidate positions, and the margin around elements that must stay visible. */
const STEP = 8;
const AROUND = 4;
/** A message goes no further to cover no words, in pixels: it is looked for at the bottom. */
const FURTHEST = 150;

/**
 * The position in `room` where a box of this size covers least of what must stay visible and then, near the height `top`,
 * of the rest; centred or at a side. All in pixels from the upper left corner of the screen.
 */
export function freeSpot(size: Size, room: Box, obstacles: readonly Obstacle[], top: number): Point {
  const middle = (room.left + room.right - size.width) / 2;
  const columns = [middle, room.left, room.right - size.width].map((left) => Math.max(room.left, left));
  const lowest = Math.max(room.top, room.bottom - size.height);
  const wanted = Math.min(lowest, Math.max(room.top, top));
  const perPixel = (size.width * size.height) / FURTHEST;
  let best = { left: columns[0] ?? room.left, top: wanted };
  let least = { firm: Infinity, soft: Infinity };
  for (let away = 0; away <= lowest - room.top; away += STEP) {
    if (least.firm === 0 && least.soft <= away * perPixel) break;
    for (const at of away === 0 ? [wanted] : [wanted - away, wanted + away]) {
      if (at < room.top || at > lowest) continue;
      for (const left of columns) {
        const { firm, soft } = covered(
          { left, top: at, right: left + size.width, bottom: at + size.height },
          obstacles,
        );
        const cost = { firm, soft: soft + away * perPixel };
        if (cost.firm > least.firm || (cost.firm === least.firm && cost.soft >= least.soft)) continue;
        best = { left, top: at };
        least = cost;
      }
    }
  }
  return best;
}

/** Whether a box covers an element that must stay visible. */
export function isInTheWay(box: Box, obstacles: readonly Obstacle[]): boolean {
  return covered(box, obstacles).firm > 0;
}

/** Whether a box is on the screen; in a drawer that slides in, it moves with it, to either side. */
export function isWithin({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

function covered(box: Box, obstacles: readonly Obstacle[]): { firm: number; soft: number } {
  const sum = { firm: 0, soft: 0 };
  for (const obstacle of obstacles) {
    const around = obstacle.isFirm ? AROUND : 0;
    const width = Math.min(box.right, obstacle.right + around) - Math.max(box.left, obstacle.left - around);
    const height = Math.min(box.bottom, obstacle.bottom + around) - Math.max(box.top, obstacle.top - around);
    if (width > 0 && height > 0) sum[obstacle.isFirm ? 'firm' : 'soft'] += Math.max(1, width * height);
  }
  return sum;
}
