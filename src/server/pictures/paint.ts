import sharp from 'sharp';
import { randomFrom } from '../city/random';
import { draw } from './drawings/drawing';
import { dyed } from './drawings/dye';
import { loadGlyph, measureGlyph, type Glyph } from './glyphs';
import { type Recipe } from './recipe';
import { placeGlyph, scene } from './scene';
import { tile } from './tones';

/** Paints a recipe as WebP. Throws when it names no glyph, or one that @iconify-json/noto does not have. */
export async function paint(recipe: Recipe): Promise<Buffer> {
  const glyphs = await loadGlyphs(recipe);
  const [subject] = glyphs;
  if (!subject) throw new Error(`A picture of kind "${recipe.kind}" needs at least one glyph`);
  const { width, height } = recipe;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing(recipe, glyphs, subject)}</svg>`;
  const picture = sharp(Buffer.from(svg));
  // Up to twenty cut-outs are on a first screen, so they are compressed well. For the thousands of others, effort 2
  // costs 6 % more bytes than the default and half its time.
  return isCutOut(recipe)
    ? picture.webp({ quality: 72, alphaQuality: 70, effort: 5 }).toBuffer()
    : picture.removeAlpha().webp({ quality: 80, effort: 2 }).toBuffer();
}

/** The drawings of the picture, the subject first. */
async function loadGlyphs({ glyphs, draw: drawing, dye, tone }: Recipe): Promise<Glyph[]> {
  const [subject, ...others] = await Promise.all([
    ...(drawing ? [measureGlyph(draw(drawing, tone))] : []),
    ...glyphs.map(loadGlyph),
  ]);
  if (!subject) return [];
  return [dye ? { ...subject, body: dyed(subject.body, dye) } : subject, ...others];
}

function isCutOut({ kind }: Recipe): boolean {
  return kind === 'category' || kind === 'module' || kind === 'avatar';
}

function drawing(recipe: Recipe, glyphs: Glyph[], subject: Glyph): string {
  switch (recipe.kind) {
    case 'logo':
      return logo(recipe, subject);
    case 'category':
    case 'module':
      return alone(recipe, subject, { size: 0.92, bottom: false });
    case 'avatar':
      return alone(recipe, subject, { size: 0.96, bottom: true });
    default:
      return scene(recipe, glyphs);
  }
}

/** A glyph without a background, which the page provides. A head stands on the lower edge. */
function alone({ width, height }: Recipe, glyph: Glyph, { size, bottom }: { size: number; bottom: boolean }): string {
  const scale = Math.min((width * size) / glyph.width, (height * size) / glyph.height);
  const x = (width - glyph.width * scale) / 2;
  const free = height - glyph.height * scale;
  return placeGlyph(glyph, { x, y: bottom ? free : free / 2, scale }, 'g0-');
}

/** A full tile with two faint planes behind the glyph; the page rounds its corners. */
function logo({ width, height, tone, seed }: Recipe, glyph: Glyph): string {
  const random = randomFrom(`logo:${seed}`);
  const [upper, lower] = tile[tone];
  const lean = width * (0.25 + random() * 0.5);
  const ground = `<defs><linearGradient id="tile" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#tile)"/>`;
  const planes = `<g fill="#fff" fill-opacity=".07"><path d="M0 0H${lean.toFixed(1)}L0 ${(height * 0.9).toFixed(1)}Z"/><circle cx="${(width * (0.2 + random() * 0.6)).toFixed(1)}" cy="${(height * 0.5).toFixed(1)}" r="${(width * 0.46).toFixed(1)}"/></g>`;
  const scale = Math.min((width * 0.64) / glyph.width, (height * 0.62) / glyph.height);
  const at = { x: (width - glyph.width * scale) / 2, y: (height - glyph.height * scale) / 2, scale };
  return ground + planes + placeGlyph(glyph, at, 'g0-');
}
