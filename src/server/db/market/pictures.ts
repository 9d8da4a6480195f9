import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@/domain/limits';
import { LARGE, type PictureKind, pictureSizes } from '@/server/pictures/recipe';
import type { Market, Sources } from './read-market';
import type { Picture } from './shape/parts';
import type { Fault, Path, Source } from './source';

/** A picture that a market's files refer to, with its kind and the place in the file. */
export type Named = { picture: Picture; kind: PictureKind; path: Path; source: Source | undefined };

/** Every reference to a picture in a market; a picture may occur several times. */
export function picturesIn(market: Market, { sections, stores }: Sources): Named[] {
  const found: Named[] = [];
  const add = (source: Source | undefined, kind: PictureKind, path: Path, picture: Picture | undefined) => {
    if (picture !== undefined) found.push({ picture, kind, path, source });
  };
  const { settings, landing } = market;
  add(sections.settings, 'logo', ['logo'], settings.logo);
  add(sections.settings, 'logo', ['fav_icon'], settings.fav_icon);
  settings.payment_gateways?.forEach((gateway, n) =>
    add(sections.settings, 'module', ['payment_gateways', n, 'picture'], gateway.picture),
  );
  add(sections.landing, 'hero', ['header_banner'], landing.header_banner);
  landing.testimonial_list?.forEach((testimonial, n) =>
    add(sections.landing, 'avatar', ['testimonial_list', n, 'picture'], testimonial.picture),
  );
  landing.promotion_banners?.forEach((banner, n) => add(sections.landing, 'cover', ['promotion_banners', n], banner));
  for (const [list, kind] of ONE_EACH)
    market[list].forEach((entry, n) => add(sections[list], kind, [n, 'picture'], entry.picture));
  market.categories.forEach((category, n) =>
    category.children.forEach((child, m) =>
      add(sections.categories, 'category', [n, 'children', m, 'picture'], child.picture),
    ),
  );
  market.posters.forEach((poster, n) =>
    add(sections.posters, posterKind(poster.place), [n, 'picture'], poster.picture),
  );
  market.advertisements.forEach((advertisement, n) => {
    add(sections.advertisements, 'cover', [n, 'cover'], advertisement.cover);
    add(sections.advertisements, 'logo', [n, 'profile'], advertisement.profile);
  });
  for (const list of ['categories', 'brands'] as const)
    market.rental[list].forEach((entry, n) => add(sections.rental, 'category', [list, n, 'picture'], entry.picture));
  market.parcel?.categories.forEach((category, n) =>
    add(sections.parcel, 'category', ['categories', n, 'picture'], category.picture),
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

/** A poster is a wide picture of a home page, or a small one beside a reason of the parcel home page. */
export const posterKind = (place: string): PictureKind => (place.endsWith('_banner') ? 'cover' : 'module');

/** The storage of pictures, under names such as `market/item-0f….webp`. */
export type PictureStore = {
  has: (name: string) => Promise<boolean>;
  /** Writes a new file atomically. */
  keep: (name: string, bytes: Buffer) => Promise<void>;
};

/** The stored names, by kind and file of the market. */
export type Kept = ReadonlyMap<string, string>;

export const keptAs = (kept: Kept, kind: PictureKind, picture: Picture): string =>
  typeof picture === 'string' ? (kept.get(`${kind} ${picture}`) ?? '') : `${picture.paint}.webp`;

/**
 * Checks the size and format of a market's picture files and, given a store, stores each in the sizes that the pages
 * request. The stored name is a hash of the content, so a changed picture gets a new URL.
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
  // An error of the store is thrown: it is no fault of the picture.
  for (const { name, bytes } of drawn) await store?.keep(name, bytes);
  return { name: `${path}.webp` };
}

/** The sizes of a picture that the store does not have yet; none when the picture is only checked. */
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
