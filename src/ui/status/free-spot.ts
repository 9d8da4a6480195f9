export type Box = { left: number; top: number; right: number; bottom: number };
/** What stands on the screen; one that must stay in sight is `firm`. */
export type Obstacle = Box & { isFirm: boolean };
type Point = { left: number; top: number };
type Size = { width: number; height: number };

/** Pixels between two places that are tried, and around what must stay in sight. */
const STEP = 8;
const AROUND = 4;
/** So much worse it is to cover what is firm. */
const FIRM = 1000;

/**
 * The spot in `room` where something of this size covers least, in its middle or at a side. Of equal spots the one
 * nearest to the height `top` is taken. All in pixels from the upper left corner of the screen.
 */
export function freeSpot(size: Size, room: Box, obstacles: readonly Obstacle[], top: number): Point {
  const middle = (room.left + room.right - size.width) / 2;
  const columns = [middle, room.left, room.right - size.width].map((it) => Math.max(room.left, it));
  const lowest = Math.max(room.top, room.bottom - size.height);
  const wanted = Math.min(lowest, Math.max(room.top, top));
  let best = { left: columns[0] ?? room.left, top: wanted };
  let least = Infinity;
  for (let away = 0; away <= lowest - room.top; away += STEP) {
    for (const at of away === 0 ? [wanted] : [wanted - away, wanted + away]) {
      if (at < room.top || at > lowest) continue;
      for (const left of columns) {
        const cost = covered({ left, top: at, right: left + size.width, bottom: at + size.height }, obstacles);
        if (cost >= least) continue;
        best = { left, top: at };
        least = cost;
        if (cost === 0) return best;
      }
    }
  }
  return best;
}

/** Whether a box covers anything that must stay in sight. */
export function isInTheWay(box: Box, obstacles: readonly Obstacle[]): boolean {
  return covered(box, obstacles) >= FIRM;
}

function covered(box: Box, obstacles: readonly Obstacle[]): number {
  let sum = 0;
  for (const obstacle of obstacles) {
    const around = obstacle.isFirm ? AROUND : 0;
    const width = Math.min(box.right, obstacle.right + around) - Math.max(box.left, obstacle.left - around);
    const height = Math.min(box.bottom, obstacle.bottom + around) - Math.max(box.top, obstacle.top - around);
    if (width > 0 && height > 0) sum += (obstacle.isFirm ? FIRM : 1) * Math.max(1, width * height);
  }
  return sum;
}
