import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@/domain/limits';
import { LARGE, type PictureKind, pictureSizes } from '@/server/pictures/recipe';
import type { Market, Sources } from './read-market';
import type { Picture } from './shape/parts';
import type { Fault, Path, Source } from './source';

/** A picture that the files of a market name, where they name it, and what it is of. */
export type Named = { picture: Picture; kind: PictureKind; path: Path; source: Source | undefined };

/** Every picture of a market, as often as it is named. */
export function picturesIn(market: Market, { sections, stores }: Sources): Named[] {
  const found: Named[] = [];
  const add = (source: Source | undefined, kind: PictureKind, path: Path, picture: Picture | undefined) => {
    if (picture !== undefined) found.push({ picture, kind, path, source });
  };
  const { settings, landing } = market;
  add(sections.settings, 'logo', ['logo'], settings.logo);
  add(sections.settings, 'logo', ['fav_icon'], settings.fav_icon);
  settings.payment_gateways?.forEach((it, n) =>
    add(sections.settings, 'module', ['payment_gateways', n, 'picture'], it.picture),
  );
  add(sections.landing, 'hero', ['header_banner'], landing.header_banner);
  landing.testimonial_list?.forEach((it, n) =>
    add(sections.landing, 'avatar', ['testimonial_list', n, 'picture'], it.picture),
  );
  landing.promotion_banners?.forEach((it, n) => add(sections.landing, 'cover', ['promotion_banners', n], it));
  for (const [list, kind] of ONE_EACH)
    market[list].forEach((it, n) => add(sections[list], kind, [n, 'picture'], it.picture));
  market.categories.forEach((it, n) =>
    it.children.forEach((child, m) =>
      add(sections.categories, 'category', [n, 'children', m, 'picture'], child.picture),
    ),
  );
  market.posters.forEach((it, n) => add(sections.posters, posterKind(it.place), [n, 'picture'], it.picture));
  market.advertisements.forEach((it, n) => {
    add(sections.advertisements, 'cover', [n, 'cover'], it.cover);
    add(sections.advertisements, 'logo', [n, 'profile'], it.profile);
  });
  for (const list of ['categories', 'brands'] as const)
    market.rental[list].forEach((it, n) => add(sections.rental, 'category', [list, n, 'picture'], it.picture));
  market.parcel?.categories.forEach((it, n) =>
    add(sections.parcel, 'category', ['categories', n, 'picture'], it.picture),
  );
  market.stores.forEach((store, n) => {
    add(stores[n], 'logo', ['logo'], store.logo);
    add(stores[n], 'cover', ['cover'], store.cover);
    store.items?.forEach(({ pictures }, m) =>
      pictures.forEach((one, p) => add(stores[n], 'item', ['items', m, 'pictures', p], one)),
    );
    store.vehicles?.forEach(({ picture }, m) => add(stores[n], 'vehicle', ['vehicles', m, 'picture'], picture));
  });
  return found;
}

const ONE_EACH = [
  ['modules', 'module'],
  ['categories', 'category'],
  ['brands', 'logo'],
  ['banners', 'banner'],
  ['campaigns', 'banner'],
] as const;

/** Wide pictures of a home, and small ones beside the reasons of the parcel home. */
export const posterKind = (place: string): PictureKind => (place.endsWith('_banner') ? 'cover' : 'module');

/** Where pictures are kept, under names such as `market/item-0f….webp`. */
export type PictureStore = {
  has: (name: string) => Promise<boolean>;
  /** Writes a new file, whole or not at all. */
  keep: (name: string, bytes: Buffer) => Promise<void>;
};

/** The names in the store, by kind and file of the market. */
export type Kept = ReadonlyMap<string, string>;

export const keptAs = (kept: Kept, kind: PictureKind, picture: Picture): string =>
  typeof picture === 'string' ? (kept.get(`${kind} ${picture}`) ?? '') : `${picture.paint}.webp`;

/**
 * Holds the picture files of a market against their bounds and, given a store, keeps each there in the sizes that
 * the pages ask for: under a name made of what it holds, so that another picture has another address.
 */
export async function keepPictures(
  named: readonly Named[],
  folder: string,
  store?: PictureStore,
): Promise<{ kept: Kept; faults: Fault[] }> {
  const names = new Map<string, string>();
  const faults: Fault[] = [];
  const problems = new Map<string, string>();
  for (const { picture, kind, path, source } of named) {
    if (typeof picture !== 'string' || !source) continue;
    const key = `${kind} ${picture}`;
    if (!names.has(key) && !problems.has(picture)) {
      const result = await keep(join(folder, picture), kind, store);
      if ('problem' in result) problems.set(picture, result.problem);
      else names.set(key, result.name);
    }
    const problem = problems.get(picture);
    if (problem) faults.push({ file: source.file, line: source.lineOf(path), message: `${picture} ${problem}` });
  }
  return { kept: names, faults };
}

async function keep(
  file: string,
  kind: PictureKind,
  store?: PictureStore,
): Promise<{ name: string } | { problem: string }> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return { problem: 'is not there' };
  if (found.size > limits.market_picture_bytes_max)
    return { problem: `is larger than ${limits.market_picture_bytes_max / 1024 / 1024} MB` };
  const bytes = await readFile(file);
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: limits.market_picture_side_max ** 2 }).rotate();
  const path = `market/${kind}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
  const missing = await findMissingForms(path, kind, store);
  const drawn: { name: string; bytes: Buffer }[] = [];
  try {
    const { format, width = 0, height = 0 } = await picture.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format)) return { problem: 'is no JPEG, PNG or WebP' };
    if (Math.max(width, height) > limits.market_picture_side_max)
      return { problem: `is wider or higher than ${limits.market_picture_side_max} pixels` };
    if (!store) await picture.resize(16, 16).raw().toBuffer();
    for (const { name, size, fit } of missing) {
      const form = picture.clone().resize({ ...size, fit, withoutEnlargement: fit === 'inside' });
      drawn.push({ name, bytes: await form.webp({ quality: 82 }).toBuffer() });
    }
  } catch {
    return { problem: 'is no picture that can be read' };
  }
  // A failure of the store is no fault of the picture.
  for (const { name, bytes } of drawn) await store?.keep(name, bytes);
  return { name: `${path}.webp` };
}

/** The sizes of a picture that the store lacks; none when the picture is only checked. */
async function findMissingForms(path: string, kind: PictureKind, store?: PictureStore) {
  const missing: (Omit<Form, 'suffix'> & { name: string })[] = [];
  for (const { suffix, ...form } of store ? listForms(kind) : []) {
    const name = `${path}${suffix}.webp`;
    if (!(await store?.has(name))) missing.push({ name, ...form });
  }
  return missing;
}

type Form = { suffix: string; size: { width: number; height: number }; fit: 'cover' | 'inside' };

function listForms(kind: PictureKind): Form[] {
  const forms: Form[] = pictureSizes[kind].map(({ suffix, width, height }) => ({
    suffix,
    size: { width, height },
    fit: 'cover',
  }));
  const { suffix, width, height } = LARGE;
  return kind === 'item' ? [...forms, { suffix, size: { width, height }, fit: 'inside' }] : forms;
}
