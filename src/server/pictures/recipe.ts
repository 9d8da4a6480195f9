import type { Drawing } from './drawings/drawing';
import type { Dye } from './drawings/dye';
import type { Tone } from './tones';

export type PictureKind = 'item' | 'cover' | 'logo' | 'category' | 'banner' | 'hero' | 'vehicle' | 'avatar' | 'module';

/** Everything a picture depends on: the same recipe gives the same bytes. */
export type Recipe = {
  kind: PictureKind;
  /** Names of @iconify-json/noto; the first is the subject. Logos, categories, avatars and modules show only it. */
  glyphs: string[];
  /** The subject, where no glyph shows it; it stands before the glyphs. */
  draw?: Drawing | undefined;
  /** The colour of the subject, where it is not the glyph's own. */
  dye?: Dye | undefined;
  tone: Tone;
  /** Varies light, size and arrangement. */
  seed: string;
  /** Pixels. */
  width: number;
  height: number;
};

export type Order = { file: string; recipe: Recipe };

type Size = { width: number; height: number; suffix: string };

const wide: Size[] = [
  { width: 600, height: 450, suffix: '' },
  { width: 300, height: 225, suffix: '-300' },
];

/** The sizes that the pages ask for; the first is the one without a suffix. */
export const pictureSizes: Record<PictureKind, Size[]> = {
  item: wide,
  vehicle: wide,
  cover: [
    { width: 1200, height: 450, suffix: '' },
    { width: 600, height: 338, suffix: '-600' },
  ],
  logo: [{ width: 192, height: 192, suffix: '' }],
  category: [{ width: 192, height: 192, suffix: '' }],
  module: [{ width: 192, height: 192, suffix: '' }],
  banner: [{ width: 960, height: 480, suffix: '' }],
  hero: [{ width: 960, height: 660, suffix: '' }],
  avatar: [{ width: 160, height: 160, suffix: '' }],
};

/** One picture in every size of its kind: `burger` becomes `burger.webp` and `burger-300.webp`. */
export function inAllSizes(name: string, recipe: Omit<Recipe, 'width' | 'height'>): Order[] {
  return pictureSizes[recipe.kind].map(({ width, height, suffix }) => ({
    file: `${name}${suffix}.webp`,
    recipe: { ...recipe, width, height },
  }));
}

/** Seven of eight pictures are painted when they are first asked for, the others when the market is filled. */
export const isPaintedLate = ({ recipe: { kind } }: Order): boolean => kind === 'item' || kind === 'vehicle';

/** The size that the gallery zooms into (accounts §9). An item has it beside the first of its sizes. */
export const LARGE: Size = { width: 1200, height: 1800, suffix: '-1200x1800' };

export const isZoomed = ({ recipe: { kind, width } }: Order): boolean => kind === 'item' && width === wide[0]?.width;

export function largeOrder({ file, recipe }: Order): Order {
  const { width, height, suffix } = LARGE;
  return { file: file.replace(/\.webp$/, `${suffix}.webp`), recipe: { ...recipe, width, height } };
}
