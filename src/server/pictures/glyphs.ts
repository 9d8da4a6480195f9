import sharp from 'sharp';

/** A glyph of @iconify-json/noto, or a similar drawing, with the part of its square that is painted. */
export type Glyph = { body: string; left: number; top: number; width: number; height: number; foot: Foot };

/** The lowest part, which touches the ground: its middle and its width. */
type Foot = { middle: number; width: number };

/** The size in pixels at which a glyph is measured; a glyph's own square is 128. */
const MEASURE = 64;
export const SQUARE = 128;

const known = new Map<string, Promise<Glyph>>();

/** Throws when @iconify-json/noto has no such glyph. */
export function loadGlyph(name: string): Promise<Glyph> {
  const glyph = known.get(name) ?? loadBody(name).then(measureGlyph);
  known.set(name, glyph);
  return glyph;
}

/** The drawing of a glyph with prefixed ids, so that two glyphs in one picture do not share gradients. */
export function drawGlyph(glyph: Glyph, prefix: string): string {
  return glyph.body
    .replaceAll(/\bid="/g, `id="${prefix}`)
    .replaceAll('url(#', `url(#${prefix}`)
    .replaceAll('href="#', `href="#${prefix}`);
}

/** Measures the painted part of a drawing in a square of 128. */
export async function measureGlyph(body: string): Promise<Glyph> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${MEASURE}" height="${MEASURE}" viewBox="0 0 ${SQUARE} ${SQUARE}">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const rows: { from: number; until: number; y: number }[] = [];
  for (let y = 0; y < info.height; y++) {
    const painted = paintedColumns(data, y * info.width * info.channels, info);
    if (painted) rows.push({ ...painted, y });
  }
  return { body, ...measureBounds(rows) };
}

async function loadBody(name: string): Promise<string> {
  const { icons } = await import('@iconify-json/noto');
  const parent = icons.aliases?.[name]?.parent ?? name;
  const icon = Object.hasOwn(icons.icons, parent) ? icons.icons[parent] : undefined;
  if (!icon) throw new Error(`@iconify-json/noto has no glyph "${name}"`);
  return icon.body;
}

function paintedColumns(data: Buffer, start: number, info: { width: number; channels: number }) {
  let from = -1;
  let until = -1;
  for (let x = 0; x < info.width; x++) {
    if ((data[start + x * info.channels + 3] ?? 0) < 40) continue;
    if (from < 0) from = x;
    until = x + 1;
  }
  return from < 0 ? undefined : { from, until };
}

function measureBounds(rows: { from: number; until: number; y: number }[]): Omit<Glyph, 'body'> {
  const scale = SQUARE / MEASURE;
  const left = Math.min(...rows.map(({ from }) => from)) * scale;
  const right = Math.max(...rows.map(({ until }) => until)) * scale;
  const top = (rows[0]?.y ?? 0) * scale;
  const bottom = ((rows.at(-1)?.y ?? MEASURE - 1) + 1) * scale;
  const low = rows.filter(({ y }) => (y + 1) * scale > bottom - (bottom - top) * 0.14);
  const footLeft = Math.min(...low.map(({ from }) => from)) * scale;
  const footRight = Math.max(...low.map(({ until }) => until)) * scale;
  const foot = { middle: (footLeft + footRight) / 2, width: footRight - footLeft };
  return { left, top, width: right - left, height: bottom - top, foot };
}
