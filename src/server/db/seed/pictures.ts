import { inAllSizes, type Order, type PictureKind } from '../pictures/recipe';
import { type ItemSeed, type StoreSeed, type Tone } from '../world/shapes';

/** A picture that rows name by `file`, and what has to be painted for it: the same in every size of its kind. */
export type Picture = { file: string; orders: Order[] };

type Subject = { name: string; glyphs: string[]; tone?: Tone | undefined };

export function picture(kind: PictureKind, folder: string, { name, glyphs, tone = 'sand' }: Subject): Picture {
  const path = `${folder}/${name}`;
  return { file: `${path}.webp`, orders: inAllSizes(path, { kind, glyphs, tone, seed: name }) };
}

/** The first is the item's image; the others follow it in the gallery. */
export function itemPictures(item: ItemSeed, store: Pick<StoreSeed, 'tone'>): Picture[] {
  const tone = item.tone ?? store.tone;
  return [item.glyph, ...(item.gallery ?? [])].map((glyph, n) =>
    picture('item', 'item', { name: n === 0 ? item.slug : `${item.slug}-${n + 1}`, glyphs: [glyph], tone }),
  );
}

type Shop = Pick<StoreSeed, 'slug' | 'glyphs' | 'tone'>;

export const storeLogo = ({ slug, glyphs, tone }: Shop) =>
  picture('logo', 'store', { name: slug, glyphs: glyphs.slice(0, 1), tone });

export const storeCover = ({ slug, glyphs, tone }: Shop) =>
  picture('cover', 'store/cover', { name: slug, glyphs, tone });

export const categoryPicture = (it: { slug: string; glyph: string; tone: Tone }) =>
  picture('category', 'category', { name: it.slug, glyphs: [it.glyph], tone: it.tone });

export const brandPicture = (it: { slug: string; glyph: string }) =>
  picture('logo', 'brand', { name: it.slug, glyphs: [it.glyph], tone: 'stone' });
