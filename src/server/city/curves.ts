import { corniche } from './coast';
import { type Line } from './grid';
import { distance } from './plane';
import { type Spot } from './shape';

/** The roads that do not follow the grid: ring road, corniche, two boulevards and the road up the hills. */
export function curves(): Line[] {
  return [
    { key: 'ring', kind: 'main', spots: ring() },
    { key: 'corniche', kind: 'main', spots: corniche },
    { key: 'boulevard', kind: 'main', spots: sweep([700, 260], [-400, 1500], [-2050, 1900]) },
    { key: 'station', kind: 'main', spots: sweep([-300, -480], [-1500, -1100], [-2950, -2350]) },
    { key: 'hill', kind: 'street', spots: winding() },
  ];
}

function ring(): Spot[] {
  const spots: Spot[] = [];
  const steps = 170;
  for (let n = 0; n <= steps; n++) {
    const angle = -0.785 + (n / steps) * 2 * Math.PI;
    const radius = 2480 + 130 * Math.sin(3 * angle + 1) + 70 * Math.sin(5 * angle);
    spots.push({ x: -150 + radius * 1.06 * Math.cos(angle), y: 130 + radius * 0.95 * Math.sin(angle) });
  }
  return spots;
}

type Pair = [x: number, y: number];

/** A quadratic curve from a to c with the control point b. */
function sweep(a: Pair, b: Pair, c: Pair): Spot[] {
  const steps = Math.round((distance(spot(a), spot(b)) + distance(spot(b), spot(c))) / 90);
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const at = (axis: 0 | 1) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t ** 2 * c[axis];
    return { x: at(0), y: at(1) };
  });
}

function spot([x, y]: Pair): Spot {
  return { x, y };
}

/** Serpentines from the ring road up to the viewpoint. */
function winding(): Spot[] {
  return Array.from({ length: 41 }, (_, n) => {
    const t = n / 40;
    return { x: -1500 - 1000 * t + 210 * Math.sin(t * 9), y: 1800 + 1500 * t + 60 * Math.cos(t * 9) };
  });
}
