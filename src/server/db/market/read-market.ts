import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from 'yup';
import { keysOf } from '@/contract/core/keys';
import { check, type Context } from './check';
import * as desk from './shape/desk';
import * as goods from './shape/goods';
import * as place from './shape/place';
import * as promotion from './shape/promotion';
import { type Rental, rental } from './shape/rental';
import { type SettingsFile, settingsFile } from '../market-settings';
import { type Landing, landing } from './shape/landing';
import { type Store, store } from './shape/store';
import { type Fault, readSource, type Source } from './source';

/** The content of a market folder. */
export type Market = {
  settings: SettingsFile;
  landing: Landing;
  policies: desk.Policies;
  zones: place.Zone[];
  modules: place.Module[];
  categories: goods.Category[];
  brands: goods.Brand[];
  conditions: goods.Condition[];
  tags: goods.Tag[];
  stores: Store[];
  rental: Rental;
  parcel: desk.Parcel | null;
  rides: desk.Ride[];
  reasons: desk.Reasons;
  offline_payments: desk.OfflinePayment[];
  packages: desk.Package[];
  banners: promotion.Banner[];
  posters: promotion.Poster[];
  advertisements: promotion.Advertisement[];
  campaigns: promotion.Campaign[];
  offers: promotion.Offer[];
  flash_sales: promotion.FlashSale[];
  coupons: promotion.Coupon[];
  rewards: promotion.Rewards;
};

export type Section = Exclude<keyof Market, 'stores'>;

/** One file per section, `<name>.yaml`; `otherwise` is the value of a file that may be missing. */
const SECTIONS: Record<Section, { schema: Schema; otherwise?: unknown }> = {
  settings: { schema: settingsFile },
  zones: { schema: place.zones },
  modules: { schema: place.modules },
  categories: { schema: goods.categories, otherwise: [] },
  brands: { schema: goods.brands, otherwise: [] },
  conditions: { schema: goods.conditions, otherwise: [] },
  tags: { schema: goods.tags, otherwise: [] },
  landing: { schema: landing, otherwise: {} },
  policies: { schema: desk.policies, otherwise: {} },
  rental: { schema: rental, otherwise: { categories: [], brands: [] } },
  parcel: { schema: desk.parcel, otherwise: null },
  rides: { schema: desk.rides, otherwise: [] },
  reasons: {
    schema: desk.reasons,
    otherwise: {
      order_cancellation: [],
      parcel_cancellation_before_pickup: [],
      parcel_cancellation_after_pickup: [],
      refund: [],
      help: [],
    },
  },
  offline_payments: { schema: desk.offlinePayments, otherwise: [] },
  packages: { schema: desk.packages, otherwise: [] },
  banners: { schema: promotion.banners, otherwise: [] },
  posters: { schema: promotion.posters, otherwise: [] },
  advertisements: { schema: promotion.advertisements, otherwise: [] },
  campaigns: { schema: promotion.campaigns, otherwise: [] },
  offers: { schema: promotion.offers, otherwise: [] },
  flash_sales: { schema: promotion.flashSales, otherwise: [] },
  coupons: { schema: promotion.coupons, otherwise: [] },
  rewards: { schema: promotion.rewards, otherwise: { cashbacks: [], wallet_bonuses: [] } },
};

const toFileName = (section: Section) => `${section.replaceAll('_', '-')}.yaml`;

/** What was read; `market` is set only when no file has a fault. */
export type Reading = { faults: Fault[]; market?: Market; sources: Sources };
export type Sources = { sections: Partial<Record<Section, Source>>; stores: Source[] };

/**
 * Reads a market folder and validates each file with its schema; references between files are checked by
 * `references.ts`.
 */
export function readMarket(folder: string, context: Context = { isDemo: false }): Reading {
  const faults: Fault[] = [];
  const content: Record<string, unknown> = {};
  const sources: Sources = { sections: {}, stores: [] };
  for (const section of keysOf(SECTIONS)) {
    const { schema, otherwise } = SECTIONS[section];
    const file = toFileName(section);
    if (existsSync(join(folder, file))) {
      const source = readSource(file, readFileSync(join(folder, file), 'utf8'));
      sources.sections[section] = source;
      faults.push(...check(source, schema, context));
      content[section] = source.value;
    } else {
      if (otherwise === undefined) faults.push({ file, line: 1, message: 'is missing' });
      content[section] = otherwise;
    }
  }
  sources.stores = storeFiles(folder).map((file) => readSource(file, readFileSync(join(folder, file), 'utf8')));
  for (const source of sources.stores) faults.push(...check(source, store.required(), context));
  faults.push(...findUnknownFiles(folder));
  if (faults.length > 0) return { faults, sources };
  const filled = { ...content, settings: settingsFile.cast(content['settings']) };
  // Every part of it has passed the schema of its file.
  const market = { ...filled, stores: sources.stores.map(({ value }) => value) } as Market;
  return { faults, market, sources };
}

/** One file per store in any folder below `stores`, sorted by name. */
function storeFiles(folder: string): string[] {
  if (!existsSync(join(folder, STORES))) return [];
  const files = readdirSync(join(folder, STORES), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => `${STORES}/${file.replaceAll('\\', '/')}`);
}

const STORES = 'stores';

/** Files that are never read, since a typo in a file name would silently drop its content. */
function findUnknownFiles(folder: string): Fault[] {
  const known = new Set(keysOf(SECTIONS).map(toFileName));
  if (!existsSync(folder)) return [{ file: folder, line: 1, message: 'is no folder' }];
  return readdirSync(folder)
    .filter((file) => /\.(ya?ml|json)$/.test(file) && !known.has(file))
    .map((file) => ({
      file,
      line: 1,
      message: `is no file of a market; they are stores/*.yaml, ${[...known].join(', ')}`,
    }));
}
