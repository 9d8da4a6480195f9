import type { Market, Section } from './read-market';
import type { Path } from './source';

export type Reporter = {
  section: (name: Section, path: Path, message: string) => void;
  store: (n: number, path: Path, message: string) => void;
};

/** Slugs are parts of URLs and keys identify rows, so each must be unique. */
export function checkDuplicates(market: Market, reporter: Reporter): void {
  for (const [section, field] of KEYED) {
    const unique = once(section.replaceAll('_', ' '));
    const rows: readonly Record<string, unknown>[] = market[section];
    rows.forEach((row, n) => unique(String(row[field]), (message) => reporter.section(section, [n, field], message)));
  }
  checkCategories(market, reporter);
  checkCoupons(market, reporter);
  checkStores(market, reporter);
  checkNested(market, reporter);
}

type Once = (name: string, tell: (message: string) => void) => void;

function once(what: string): Once {
  const seen = new Set<string>();
  return (name, tell) => {
    if (seen.has(name)) tell(`two ${what} are called "${name}"`);
    seen.add(name);
  };
}

const KEYED = [
  ['zones', 'key'],
  ['modules', 'slug'],
  ['brands', 'slug'],
  ['conditions', 'slug'],
  ['tags', 'tag'],
  ['rides', 'key'],
  ['packages', 'key'],
  ['offline_payments', 'key'],
  ['banners', 'key'],
  ['advertisements', 'key'],
  ['campaigns', 'slug'],
  ['offers', 'slug'],
  ['flash_sales', 'key'],
] as const;

function checkCategories({ categories }: Market, { section }: Reporter): void {
  const unique = once('categories');
  categories.forEach((category, n) => {
    unique(category.slug, (message) => section('categories', [n, 'slug'], message));
    category.children.forEach((child, m) =>
      unique(child.slug, (message) => section('categories', [n, 'children', m, 'slug'], message)),
    );
  });
}

function checkCoupons({ coupons }: Market, { section }: Reporter): void {
  const unique = once('coupons of a module');
  coupons.forEach(({ module, code }, n) =>
    unique(`${module}/${code}`, (message) => section('coupons', [n, 'code'], message)),
  );
}

function checkStores({ stores }: Market, reporter: Reporter): void {
  const [slugs, items, vehicles] = [once('stores'), once('items'), once('vehicles')] as const;
  const plates = once('vehicles with a plate');
  const [phones, emails] = [once('stores with a phone'), once('stores with an email')] as const;
  stores.forEach((store, n) => {
    const at =
      (...path: Path) =>
      (message: string) =>
        reporter.store(n, path, message);
    slugs(store.slug, at('slug'));
    phones(store.phone, at('phone'));
    emails(store.email, at('email'));
    store.items?.forEach(({ slug }, m) => items(slug, at('items', m, 'slug')));
    store.vehicles?.forEach(({ slug, units }, m) => {
      vehicles(slug, at('vehicles', m, 'slug'));
      units.forEach((unit, u) => plates(unit.plate, at('vehicles', m, 'units', u, 'plate')));
    });
    const addOns = once('add-ons of a store');
    store.add_ons?.forEach(({ key }, m) => addOns(key, at('add_ons', m, 'key')));
    const drivers = once('drivers of a store with an email');
    store.drivers?.forEach(({ email }, m) => drivers(email, at('drivers', m, 'email')));
  });
}

/** Lists within a section. The rows of each are loaded by key, like those of a whole section. */
function checkNested({ zones, flash_sales, rental, parcel, rewards, reasons }: Market, { section }: Reporter): void {
  const check = (name: Section, path: Path, what: string, names: readonly string[]) => {
    const unique = once(what);
    names.forEach((each, n) => unique(each, (message) => section(name, [...path, n], message)));
  };
  zones.forEach(({ surges = [] }, n) => check('zones', [n, 'surges'], 'surges of a zone', surges.map(toKey)));
  flash_sales.forEach(({ items }, n) => {
    const slugs = items.map(({ item }) => item);
    check('flash_sales', [n, 'items'], 'items of a flash sale', slugs);
  });
  check('rental', ['categories'], 'categories of rental', rental.categories.map(toSlug));
  check('rental', ['brands'], 'brands of rental', rental.brands.map(toSlug));
  check('parcel', ['categories'], 'categories of parcels', (parcel?.categories ?? []).map(toSlug));
  check('parcel', ['instructions'], 'instructions', (parcel?.instructions ?? []).map(toEnglish));
  check('rewards', ['cashbacks'], 'cashbacks', rewards.cashbacks.map(toKey));
  check('rewards', ['wallet_bonuses'], 'wallet bonuses', rewards.wallet_bonuses.map(toKey));
  for (const [list, texts] of Object.entries(reasons)) check('reasons', [list], 'reasons', texts.map(toEnglish));
}

const toKey = ({ key }: { key: string }) => key;
const toSlug = ({ slug }: { slug: string }) => slug;
const toEnglish = ({ en }: { en: string }) => en;
