import type { Drawing } from './drawings/drawing';
import type { Dye } from './drawings/dye';
import type { Tone } from './tones';

export type PictureKind = 'item' | 'cover' | 'logo' | 'category' | 'banner' | 'hero' | 'vehicle' | 'avatar' | 'module';

/** Everything that determines a picture: the same recipe gives the same bytes. */
export type Recipe = {
  kind: PictureKind;
  /**
   * Names in @iconify-json/noto; the first is the subject. Logos, categories, avatars and modules show the subject
   * only.
   */
  glyphs: string[];
  /** The subject as a drawing, where there is no glyph for it; it comes before the glyphs. */
  draw?: Drawing | undefined;
  /** The colour of the subject, where it differs from the glyph's own. */
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

/** The sizes that the pages request; the first is the one without a suffix. */
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

/** The orders of one picture in every size of its kind: `burger` becomes `burger.webp` and `burger-300.webp`. */
export function inAllSizes(name: string, recipe: Omit<Recipe, 'width' | 'height'>): Order[] {
  return pictureSizes[recipe.kind].map(({ width, height, suffix }) => ({
    file: `${name}${suffix}.webp`,
    recipe: { ...recipe, width, height },
  }));
}

/**
 * Whether a picture is painted on its first request, like seven of eight pictures; the others are painted while the
 * market is seeded.
 */
export const isPaintedLate = ({ recipe: { kind } }: Order): boolean => kind === 'item' || kind === 'vehicle';

/** The size for zooming in the gallery (accounts §9). Items have it in addition to the sizes of their kind. */
export const LARGE: Size = { width: 1200, height: 1800, suffix: '-1200x1800' };

export const isZoomed = ({ recipe: { kind, width } }: Order): boolean => kind === 'item' && width === wide[0]?.width;

export function largeOrder({ file, recipe }: Order): Order {
  const { width, height, suffix } = LARGE;
  return { file: file.replace(/\.webp$/, `${suffix}.webp`), recipe: { ...recipe, width, height } };
}
