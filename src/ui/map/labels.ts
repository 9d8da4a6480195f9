import type { StreetKind } from '@/domain/place/city-map';
import type { Language } from '@/domain/text/language';
import type { Line, Scene, Spot } from './scene';

/** A street name: position in pixels at its zoom, rotated along its street. */
export type Label = { text: string; x: number; y: number; angle: number; size: number; tone: 'street' | 'spot' };

export type Labels = { on: (tile: { x: number; y: number }) => Label[] };

export type Measure = (text: string, size: number) => number;

/** The zoom from which names are shown. */
const STREETS_FROM: Record<StreetKind, number> = { main: 15, street: 16, lane: 17 };
const SPOTS_FROM: Record<Spot['kind'], number> = { district: 13, park: 16, place: 17 };
const DISTRICTS_UNTIL = 16;
/** Distance in pixels between two labels on a street. */
const REPEAT = 420;
const TILE = 256;
const GAP = 10;

/** All labels of a zoom without overlaps: places first, then wide streets before narrow ones. */
export function labelsAt(scene: Scene, zoom: number, language: Language, measure: Measure): Labels {
  const scale = TILE * 2 ** zoom;
  const nth = language === 'ar' ? 1 : 0;
  const space = new Space();
  for (const spot of scene.spots) {
    if (zoom < SPOTS_FROM[spot.kind] || (spot.kind === 'district' && zoom > DISTRICTS_UNTIL)) continue;
    const size = spot.kind === 'district' ? 13 : 12;
    const text = spot.name[nth];
    space.place({ text, x: spot.x * scale, y: spot.y * scale, angle: 0, size, tone: 'spot' }, measure(text, size));
  }
  for (const kind of ['main', 'street', 'lane'] as const) {
    if (zoom < STREETS_FROM[kind]) continue;
    for (const road of scene.roads) {
      if (road.kind !== kind) continue;
      const text = road.name[nth];
      const width = measure(text, 12);
      for (const seat of seatsAlong(road.line, scale, width)) {
        space.place({ text, ...seat, size: 12, tone: 'street' }, width);
      }
    }
  }
  return { on: ({ x, y }) => space.tiles.get(`${x}:${y}`) ?? [] };
}

type Seat = { x: number; y: number; angle: number };

/** A position on a straight enough stretch that fits a label of this width. */
function* seatsAlong(line: Line, scale: number, width: number): Generator<Seat> {
  const lengths = [0];
  for (let n = 2; n < line.length; n += 2) {
    const step = Math.hypot((line[n] ?? 0) - (line[n - 2] ?? 0), (line[n + 1] ?? 0) - (line[n - 1] ?? 0)) * scale;
    lengths.push((lengths.at(-1) ?? 0) + step);
  }
  const total = lengths.at(-1) ?? 0;
  const count = Math.max(1, Math.floor(total / (width + REPEAT)));
  for (let n = 0; n < count; n += 1) {
    const middle = (total * (n + 0.5)) / count;
    if (middle < width / 2 || middle + width / 2 > total) continue;
    const from = pointAt(line, lengths, middle - width / 2, scale);
    const to = pointAt(line, lengths, middle + width / 2, scale);
    if (Math.hypot(to.x - from.x, to.y - from.y) < width * 0.985) continue;
    const turned = Math.atan2(to.y - from.y, to.x - from.x);
    const angle = Math.abs(turned) > Math.PI / 2 ? turned - Math.sign(turned) * Math.PI : turned;
    yield { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle };
  }
}

function pointAt(line: Line, lengths: number[], at: number, scale: number): { x: number; y: number } {
  const next = Math.max(
    1,
    lengths.findIndex((length) => length >= at),
  );
  const [before = 0, after = 0] = [lengths[next - 1], lengths[next]];
  const part = after === before ? 0 : (at - before) / (after - before);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(2 * next - 2, 2 * next + 2);
  return { x: (x0 + (x1 - x0) * part) * scale, y: (y0 + (y1 - y0) * part) * scale };
}

/** Detects overlaps, and indexes the labels by tile. */
class Space {
  readonly tiles = new Map<string, Label[]>();
  private readonly taken = new Set<string>();

  place(label: Label, width: number): void {
    const cells = cellsUnder(label, width);
    if (cells.some((cell) => this.taken.has(cell))) return;
    for (const cell of cells) this.taken.add(cell);
    const reach = width / 2 + label.size;
    for (let x = Math.floor((label.x - reach) / TILE); x <= Math.floor((label.x + reach) / TILE); x += 1) {
      for (let y = Math.floor((label.y - reach) / TILE); y <= Math.floor((label.y + reach) / TILE); y += 1) {
        const key = `${x}:${y}`;
        const tile = this.tiles.get(key);
        if (tile) tile.push(label);
        else this.tiles.set(key, [label]);
      }
    }
  }
}

/** Cells of a coarse grid that a label covers, including a margin. */
function cellsUnder({ x, y, angle, size }: Label, width: number): string[] {
  const cell = size + GAP;
  const cells = new Set<string>();
  const half = width / 2 + GAP;
  for (let along = -half; along <= half; along += cell / 2) {
    const [px, py] = [x + Math.cos(angle) * along, y + Math.sin(angle) * along];
    for (const side of [-size / 2, size / 2]) {
      cells.add(`${Math.floor(px / cell)}:${Math.floor((py + side) / cell)}`);
    }
  }
  return [...cells];
}
