import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARS } from './drawings/cars';
import type { Drawing } from './drawings/drawing';
import { DYES } from './drawings/dye';
import { FISH } from './drawings/fish';
import { lettering } from './drawings/lettering';
import { PACKS } from './drawings/packs';
import { drawGlyph, loadGlyph } from './glyphs';
import { paint } from './paint';
import { paintAll, type Progress } from './paint-all';
import { inAllSizes, pictureSizes, type PictureKind, type Recipe } from './recipe';

const burger: Recipe = {
  kind: 'item',
  glyphs: ['hamburger'],
  tone: 'coral',
  seed: 'burger',
  width: 300,
  height: 225,
};

describe('paint', () => {
  it.each([
    'item',
    'cover',
    'logo',
    'category',
    'banner',
    'hero',
    'vehicle',
    'avatar',
    'module',
  ] satisfies PictureKind[])('paints a picture of kind %s in each of its sizes', async (kind) => {
    for (const { width, height } of pictureSizes[kind]) {
      const glyphs = ['hamburger', 'french-fries', 'cup-with-straw', 'tomato'];
      const picture = await paint({ kind, glyphs, tone: 'amber', seed: kind, width, height });
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  it('gives cut-outs a transparent background and fills that of other pictures', async () => {
    const isOpaque = async (kind: PictureKind) =>
      (await sharp(await paint({ ...burger, kind, width: 96, height: 96 })).stats()).isOpaque;
    expect(await Promise.all((['category', 'module', 'avatar'] as const).map(isOpaque))).toEqual([false, false, false]);
    expect(await Promise.all((['item', 'cover', 'logo'] as const).map(isOpaque))).toEqual([true, true, true]);
  });

  it('paints the same bytes for the same recipe, and different ones for another seed', async () => {
    const [first, again, other] = await Promise.all([paint(burger), paint(burger), paint({ ...burger, seed: 'b' })]);
    expect(again.equals(first)).toBe(true);
    expect(other.equals(first)).toBe(false);
  });

  it('keeps a large picture of an item light', async () => {
    expect((await paint({ ...burger, width: 600, height: 450 })).length).toBeLessThan(10_240);
  });

  const drawings: Drawing[] = [
    ...PACKS.map((pack) => ({ pack, label: 'Qamadol', note: '500 mg tablets' })),
    ...CARS.map((car) => ({ car })),
    ...FISH.map((fish) => ({ fish })),
  ];

  it('draws each pack, car and fish differently', async () => {
    const pictures = await Promise.all(drawings.map((draw) => paint({ ...burger, glyphs: [], draw })));
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(drawings.length);
  });

  it('dyes the subject in each colour, and prints the label', async () => {
    const shoe = { ...burger, glyphs: ['running-shoe'] };
    const pictures = await Promise.all([
      paint(shoe),
      ...DYES.map((dye) => paint({ ...shoe, dye })),
      paint({ ...burger, draw: { pack: 'box', label: 'Qamadol' } }),
      paint({ ...burger, draw: { pack: 'box', label: 'Marsafen' } }),
    ]);
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length);
  });

  it('prints labels without system fonts, within their width', () => {
    const line = lettering('Vitaquay', { x: 64, y: 70, size: 20, width: 40, fill: '#000' });
    expect(line).not.toContain('<text');
    expect(line.match(/<path/g)).toHaveLength(8);
    const scale = Number(/scale\(([\d.]+)\)/.exec(line)?.[1]);
    expect(scale).toBeLessThan(20 / 1000);
  });

  it('names an unknown glyph in its error', async () => {
    await expect(paint({ ...burger, glyphs: ['no-such-thing'] })).rejects.toThrow('has no glyph "no-such-thing"');
    await expect(paint({ ...burger, glyphs: ['constructor'] })).rejects.toThrow('has no glyph "constructor"');
    await expect(paint({ ...burger, glyphs: [] })).rejects.toThrow('needs at least one glyph');
  });

  it('gives the gradients of two glyphs different ids', async () => {
    const glyph = await loadGlyph('hamburger');
    expect(glyph.body).toContain('id="');
    expect(drawGlyph(glyph, 'g0-').match(/id="(?!g0-)|url\(#(?!g0-)|href="#(?!g0-)/g)).toBeNull();
  });
});

describe('paintAll', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes every file completely, equal recipes once, and reports progress', async () => {
    const steps: Progress[] = [];
    const orders = [...inAllSizes('items/burger', burger), { file: 'twin.webp', recipe: { ...burger } }];
    expect(await paintAll(orders, folder, (step) => steps.push(step))).toBe(3);
    expect((await readdir(folder, { recursive: true })).sort()).toEqual([
      'items',
      'items/burger-300.webp',
      'items/burger.webp',
      'twin.webp',
    ]);
    const twin = await readFile(join(folder, 'twin.webp'));
    expect(twin.equals(await readFile(join(folder, 'items', 'burger-300.webp')))).toBe(true);
    expect(steps.at(-1)).toEqual({ done: 3, of: 3 });
  });

  it('does not repaint existing files', async () => {
    await writeFile(join(folder, 'burger.webp'), 'mine');
    expect(await paintAll([{ file: 'burger.webp', recipe: burger }], folder)).toBe(0);
    expect(await readFile(join(folder, 'burger.webp'), 'utf8')).toBe('mine');
  });

  it('fails with the name of the glyph', async () => {
    const recipe = { ...burger, glyphs: ['no-such-thing'] };
    await expect(paintAll([{ file: 'x.webp', recipe }], folder)).rejects.toThrow('no-such-thing');
    expect(await readdir(folder)).toEqual([]);
  });
});
