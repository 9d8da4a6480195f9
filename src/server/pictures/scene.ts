import { randomFrom, type Random } from '../city/random';
import { drawGlyph, SQUARE, type Glyph } from './glyphs';
import { type Recipe } from './recipe';
import { deep, soft, type Palette } from './tones';

/**
 * The place of a glyph on the floor: the middle of its foot and its height, as shares of the picture's width and
 * height.
 */
type Stand = { glyph: Glyph; middle: number; bottom: number; height: number };

type Frame = { width: number; height: number };

/** A wall, a floor, and the glyphs on it with their shadows. */
export function scene(recipe: Recipe, glyphs: Glyph[]): string {
  const random = randomFrom(`${recipe.kind}:${recipe.seed}`);
  const isDeep = recipe.kind === 'cover' && random() < 0.28;
  const palette = (isDeep ? deep : soft)[recipe.tone];
  const horizon = 0.655 + random() * 0.03;
  const glow = 0.42 + random() * 0.16;
  const stands = arrangement(recipe, glyphs, random);
  return `${backdrop(palette, { horizon, glow, frame: recipe })}${shadowPaint(palette)}${stands
    .map((stand, n) => standing(stand, recipe, n))
    .join('')}`;
}

function backdrop(palette: Palette, { horizon, glow, frame }: { horizon: number; glow: number; frame: Frame }): string {
  const { width, height } = frame;
  const edge = Math.round(height * horizon);
  const soften = Math.round(height * 0.07);
  return `<defs>
<radialGradient id="wall" gradientUnits="userSpaceOnUse" cx="${(width * glow).toFixed(0)}" cy="${(height * 0.3).toFixed(0)}" r="${(Math.max(width, height * 1.3) * 0.62).toFixed(0)}"><stop offset="0" stop-color="${palette.light}"/><stop offset="1" stop-color="${palette.wall}"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.floor}"/><stop offset=".22" stop-color="${palette.floor}"/><stop offset="1" stop-color="${palette.front}"/></linearGradient>
<linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.floor}" stop-opacity="0"/><stop offset="1" stop-color="${palette.floor}"/></linearGradient>
</defs><rect width="${width}" height="${height}" fill="url(#wall)"/><rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#floor)"/><rect y="${edge - soften}" width="${width}" height="${soften}" fill="url(#edge)"/>`;
}

function shadowPaint({ shadow }: Palette): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${shadow}" stop-opacity="${opacity}"/>`;
  return `<defs><radialGradient id="shadow">${stop(0, 0.66)}${stop(0.45, 0.5)}${stop(0.75, 0.15)}${stop(1, 0)}</radialGradient></defs>`;
}

function standing({ glyph, middle, bottom, height }: Stand, frame: Frame, n: number): string {
  const tall = height * frame.height;
  const scale = tall / glyph.height;
  const left = middle * frame.width - (glyph.width * scale) / 2;
  const foot = left + (glyph.foot.middle - glyph.left) * scale;
  const ground = bottom * frame.height;
  // A narrow foot below a broad body still casts a shadow of about half of the body's width.
  const half = Math.max(glyph.foot.width, glyph.width * 0.55) * scale * 0.68;
  const centre = (foot + middle * frame.width) / 2;
  const shadow = `<ellipse cx="${centre.toFixed(1)}" cy="${(ground - tall * 0.028).toFixed(1)}" rx="${half.toFixed(1)}" ry="${Math.max(half * 0.17, tall * 0.06).toFixed(1)}" fill="url(#shadow)"/>`;
  return shadow + placeGlyph(glyph, { x: left, y: ground - tall, scale }, `g${n}-`);
}

/**
 * Places a glyph with the upper left corner of its painted part at a point; parts outside the glyph's square are
 * clipped.
 */
export function placeGlyph(glyph: Glyph, at: { x: number; y: number; scale: number }, prefix: string): string {
  const side = (SQUARE * at.scale).toFixed(2);
  const x = (at.x - glyph.left * at.scale).toFixed(2);
  const y = (at.y - glyph.top * at.scale).toFixed(2);
  const square = `x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${SQUARE} ${SQUARE}"`;
  return `<svg ${square}>${drawGlyph(glyph, prefix)}</svg>`;
}

function arrangement(recipe: Recipe, glyphs: Glyph[], random: Random): Stand[] {
  const [subject, ...others] = glyphs;
  if (!subject) return [];
  if (recipe.kind === 'hero') return crowd(recipe, glyphs, random);
  if (recipe.kind === 'cover') {
    // Pages show a wide cover as a strip of its middle, at least 55 % of the height. Cards on wide screens crop the
    // other covers to 4 : 3.
    const isStrip = recipe.width > 2 * recipe.height;
    const reach = isStrip ? { height: 0.52, bottom: 0.76, room: 0.94 } : { height: 0.62, bottom: 0.86, room: 0.74 };
    return group(recipe, { glyphs, random, middle: 0.5, apart: 0.62, ...reach });
  }
  if (recipe.kind === 'banner')
    return group(recipe, { glyphs, random, middle: 0.69, height: 0.64, room: 0.54, apart: 0.3 });
  const height = recipe.kind === 'vehicle' ? 0.6 : 0.64;
  if (others.length > 0) return group(recipe, { glyphs, random, middle: 0.5, height: 0.56, room: 0.9, apart: 0.62 });
  const isTall = recipe.height > recipe.width;
  const bottom = isTall ? 0.74 : 0.835;
  const stand = { glyph: subject, middle: 0.48 + random() * 0.04, bottom, height: height + random() * 0.04 };
  return [fitWidth(stand, recipe, isTall ? 0.8 : recipe.kind === 'vehicle' ? 0.66 : 0.6)];
}

/** Reduces the height of a glyph until it is no wider than a share of the picture. */
function fitWidth(stand: Stand, frame: Frame, widest: number): Stand {
  const height = Math.min(stand.height, (widest * frame.width) / widthPerHeight(stand.glyph) / frame.height);
  return { ...stand, height };
}

function widthPerHeight({ width, height }: Glyph): number {
  return width / height;
}

/** `room` is the share of the width for all glyphs; `apart` is the gap between the subject and its neighbours. */
type GroupPlan = {
  glyphs: Glyph[];
  random: Random;
  middle: number;
  height: number;
  /** The floor line of the subject; the others are a tenth further back. */
  bottom?: number;
  room: number;
  apart: number;
};

/** The subject in front and in the middle, the others on alternating sides, smaller and further back. */
function group(frame: Frame, { glyphs, random, middle, height, room, apart, bottom = 0.9 }: GroupPlan): Stand[] {
  const [subject, ...others] = glyphs;
  if (!subject) return [];
  const first = fitWidth({ glyph: subject, middle, bottom, height }, frame, room * 0.64);
  const reach = [halfWidth(first, frame), halfWidth(first, frame)];
  const firstSide = random() < 0.5 ? 0 : 1;
  const stands = [first];
  others.forEach((glyph, n) => {
    const side = (n + firstSide) % 2;
    const share = 0.68 * 0.84 ** Math.floor(n / 2) * (0.94 + random() * 0.12);
    const size = {
      glyph,
      middle,
      bottom: bottom - 0.1 + random() * 0.03,
      height: Math.max(0.26, first.height * share),
    };
    const stand = fitWidth(size, frame, room * 0.3);
    const half = halfWidth(stand, frame);
    const distance = (reach[side] ?? 0) + half * (n < 2 ? apart : 0.78);
    if (distance + half > room / 2 + 0.02) return;
    reach[side] = distance + half * 0.92;
    stands.unshift({ ...stand, middle: middle + (side === 0 ? -distance : distance) });
  });
  return centreGroup(stands, frame, middle);
}

/** Two groups, one behind the other: the first half of the glyphs is in front. */
function crowd(frame: Frame, glyphs: Glyph[], random: Random): Stand[] {
  const half = Math.ceil(glyphs.length / 2);
  const plan = { random, middle: 0.5, room: 0.92, apart: 0.78 };
  return [
    ...group(frame, { ...plan, glyphs: glyphs.slice(half), height: 0.45, bottom: 0.7 }),
    ...group(frame, { ...plan, glyphs: glyphs.slice(0, half), height: 0.5, bottom: 0.9 }),
  ];
}

/** Shifts the group so that it is centred. */
function centreGroup(stands: Stand[], frame: Frame, middle: number): Stand[] {
  const left = Math.min(...stands.map((stand) => stand.middle - halfWidth(stand, frame)));
  const right = Math.max(...stands.map((stand) => stand.middle + halfWidth(stand, frame)));
  const shift = middle - (left + right) / 2;
  return stands.map((stand) => ({ ...stand, middle: stand.middle + shift }));
}

function halfWidth({ glyph, height }: Stand, frame: Frame): number {
  return (widthPerHeight(glyph) * height * frame.height) / frame.width / 2;
}
