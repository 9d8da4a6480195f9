import { pixelsPerMetre, type StreetKind } from '@/domain/place/city-map';
import type { Label } from './labels';
import { touches, type Box, type Line, type Scene } from './scene';

/** Colours of the theme's tokens, resolved because a canvas cannot read `var()`. */
export type Palette = Record<(typeof tokens)[number], string> & { font: string };

const tokens = ['land', 'block', 'road', 'road-main', 'edge', 'water', 'park', 'label'] as const;

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  // One entry for each token.
  const colours = Object.fromEntries(tokens.map((token) => [token, colour(token)])) as Record<
    (typeof tokens)[number],
    string
  >;
  return { ...colours, font: style.getPropertyValue('--font').trim() || 'sans-serif' };
}

export type Tile = { x: number; y: number; z: number };

const TILE = 256;
const BUILDINGS_FROM = 15;
const METRES: Record<StreetKind, number> = { main: 15, street: 9, lane: 6 };
const LEAST: Record<StreetKind, number> = { main: 2, street: 1, lane: 0.75 };
const SHOWN_FROM: Record<StreetKind, number> = { main: 1, street: 12, lane: 14 };
const CASINGS_FROM = 14;

/** Draws one 256-pixel tile: ground, water, parks, buildings, roads and names. */
export function drawTile(context: CanvasRenderingContext2D, scene: Scene, tile: Tile, palette: Palette): void {
  const at = new Onto(context, tile, scene.lat);
  context.fillStyle = palette.land;
  context.fillRect(0, 0, TILE, TILE);
  at.fill(scene.water, palette.water);
  at.fill(scene.piers, palette.land);
  at.fill(scene.parks, palette.park);
  if (tile.z >= BUILDINGS_FROM) {
    at.fill(scene.buildingsIn(at.box), palette.block);
    if (tile.z > BUILDINGS_FROM) at.outline(palette.edge);
  }
  drawRoads(at, scene, tile.z, palette);
}

export function drawLabels(context: CanvasRenderingContext2D, labels: Label[], tile: Tile, palette: Palette): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.strokeStyle = palette.land;
  context.fillStyle = palette.label;
  for (const { text, x, y, angle, size } of labels) {
    context.save();
    context.translate(x - tile.x * TILE, y - tile.y * TILE);
    context.rotate(angle);
    context.font = labelFont(size, palette.font);
    context.strokeText(text, 0, 0);
    context.fillText(text, 0, 0);
    context.restore();
  }
}

export function labelFont(size: number, font: string): string {
  return `600 ${size}px ${font}`;
}

/** All casings are drawn before all fills, and narrow streets before wide ones, so that crossings look open. */
function drawRoads(at: Onto, scene: Scene, zoom: number, palette: Palette): void {
  const kinds = (['lane', 'street', 'main'] as const).filter((kind) => zoom >= SHOWN_FROM[kind]);
  const width = (kind: StreetKind) => Math.max(LEAST[kind], METRES[kind] * at.perMetre);
  const lines = (kind: StreetKind) =>
    scene.roads.filter((road) => road.kind === kind && touches(road.box, at.box)).map((road) => road.line);
  if (zoom >= CASINGS_FROM) for (const kind of kinds) at.stroke(lines(kind), palette.edge, width(kind) + 2);
  for (const kind of kinds) {
    at.stroke(lines(kind), kind === 'main' ? palette['road-main'] : palette.road, width(kind));
  }
}

/** Transforms world coordinates (0 to 1) to pixels of one tile. */
class Onto {
  /** The bounds of the tile, plus a margin for the width of roads. */
  readonly box: Box;
  readonly perMetre: number;
  private readonly scale: number;

  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly tile: Tile,
    lat: number,
  ) {
    this.scale = TILE * 2 ** tile.z;
    const edge = 1 / 2 ** tile.z;
    const margin = edge / 8;
    this.box = {
      left: tile.x * edge - margin,
      right: (tile.x + 1) * edge + margin,
      top: tile.y * edge - margin,
      bottom: (tile.y + 1) * edge + margin,
    };
    this.perMetre = pixelsPerMetre(tile.z, lat);
    context.lineJoin = 'round';
    context.lineCap = 'round';
  }

  fill(rings: Iterable<Line>, colour: string): void {
    this.context.beginPath();
    for (const ring of rings) {
      this.trace(ring);
      this.context.closePath();
    }
    this.context.fillStyle = colour;
    this.context.fill();
  }

  /** Strokes the path that was filled last. */
  outline(colour: string): void {
    this.context.strokeStyle = colour;
    this.context.lineWidth = 1;
    this.context.stroke();
  }

  stroke(lines: Iterable<Line>, colour: string, width: number): void {
    this.context.beginPath();
    for (const line of lines) this.trace(line);
    this.context.strokeStyle = colour;
    this.context.lineWidth = width;
    this.context.stroke();
  }

  private trace(line: Line): void {
    const [left, top] = [this.tile.x * TILE, this.tile.y * TILE];
    for (let n = 0; n + 1 < line.length; n += 2) {
      const x = (line[n] ?? 0) * this.scale - left;
      const y = (line[n + 1] ?? 0) * this.scale - top;
      if (n === 0) this.context.moveTo(x, y);
      else this.context.lineTo(x, y);
    }
  }
}
