import type { Market, Section, Sources } from './read-market';
import { checkStore } from './reference-store';
import type { Fault, Path, Source } from './source';

type Reporter = {
  section: (name: Section, path: Path, message: string) => void;
  store: (n: number, path: Path, message: string) => void;
};

/** Checks what the files say of each other: names that nothing has, names given twice, things in a wrong module. */
export function referenceFaults(market: Market, sources: Sources): Fault[] {
  const faults: Fault[] = [];
  const report = (source: Source | undefined, path: Path, message: string) => {
    if (source) faults.push({ file: source.file, line: source.lineOf(path), message });
  };
  const reporter: Reporter = {
    section: (name, path, message) => report(sources.sections[name], path, message),
    store: (n, path, message) => report(sources.stores[n], path, message),
  };
  const names = indexNames(market);
  checkTwice(market, reporter);
  checkPlaces(market, names, reporter);
  market.stores.forEach((store, n) => checkStore(names, { store, say: (...it) => reporter.store(n, ...it) }));
  checkPromotions(market, names, reporter);
  return faults;
}

export type Names = ReturnType<typeof indexNames>;

function indexNames(market: Market) {
  const by = <T, K>(list: readonly T[], key: (it: T) => K) => new Map(list.map((it) => [key(it), it]));
  return {
    zones: by(market.zones, (it) => it.key),
    modules: by(market.modules, (it) => it.slug),
    subCategories: new Map(market.categories.flatMap((it) => it.children.map((child) => [child.slug, it] as const))),
    brands: by(market.brands, (it) => it.slug),
    conditions: by(market.conditions, (it) => it.slug),
    tags: by(market.tags, (it) => it.tag),
    stores: by(market.stores, (it) => it.slug),
    items: by(
      market.stores.flatMap((it) => it.items ?? []),
      (it) => it.slug,
    ),
    vehicleCategories: by(market.rental.categories, (it) => it.slug),
    vehicleBrands: by(market.rental.brands, (it) => it.slug),
  };
}

/** A slug is the address of a page, a key what a row is known by: each stands once. */
function checkTwice(market: Market, reporter: Reporter): void {
  const once = (what: string) => {
    const seen = new Set<string>();
    return (name: string, tell: (message: string) => void) => {
      if (seen.has(name)) tell(`two ${what} are called "${name}"`);
      seen.add(name);
    };
  };
  for (const [section, field] of KEYED) {
    const unique = once(section.replaceAll('_', ' '));
    const rows: readonly Record<string, unknown>[] = market[section];
    rows.forEach((it, n) => unique(String(it[field]), (message) => reporter.section(section, [n, field], message)));
  }
  const category = once('categories');
  market.categories.forEach((it, n) => {
    category(it.slug, (message) => reporter.section('categories', [n, 'slug'], message));
    it.children.forEach((child, m) =>
      category(child.slug, (message) => reporter.section('categories', [n, 'children', m, 'slug'], message)),
    );
  });
  const coupon = once('coupons of a module');
  market.coupons.forEach(({ module, code }, n) =>
    coupon(`${module}/${code}`, (message) => reporter.section('coupons', [n, 'code'], message)),
  );
  const [store, item, vehicle, plate, phone, email] = [
    once('stores'),
    once('items'),
    once('vehicles'),
    once('vehicles with a plate'),
    once('stores with a phone'),
    once('stores with an email'),
  ] as const;
  market.stores.forEach((it, n) => {
    const at =
      (...path: Path) =>
      (message: string) =>
        reporter.store(n, path, message);
    store(it.slug, at('slug'));
    phone(it.phone, at('phone'));
    email(it.email, at('email'));
    it.items?.forEach(({ slug }, m) => item(slug, at('items', m, 'slug')));
    it.vehicles?.forEach(({ slug, units }, m) => {
      vehicle(slug, at('vehicles', m, 'slug'));
      units.forEach((unit, u) => plate(unit.plate, at('vehicles', m, 'units', u, 'plate')));
    });
    const addOn = once('add-ons of a store');
    it.add_ons?.forEach(({ key }, m) => addOn(key, at('add_ons', m, 'key')));
  });
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

function checkPlaces(market: Market, names: Names, { section }: Reporter): void {
  market.modules.forEach((module, n) => {
    const seen = new Set<string>();
    module.delivery.forEach(({ zone }, m) => {
      if (!names.zones.has(zone)) section('modules', [n, 'delivery', m, 'zone'], `no zone is called "${zone}"`);
      if (seen.has(zone)) section('modules', [n, 'delivery', m, 'zone'], `"${zone}" stands twice`);
      seen.add(zone);
    });
  });
  market.zones.forEach((it, n) =>
    it.surges?.forEach(({ module }, m) => {
      if (module && !names.modules.has(module))
        section('zones', [n, 'surges', m, 'module'], `no module is called "${module}"`);
    }),
  );
  for (const list of ['categories', 'brands'] as const)
    market[list].forEach(({ module }, n) => {
      if (!names.modules.has(module)) section(list, [n, 'module'], `no module is called "${module}"`);
    });
  if (market.parcel && names.modules.get(market.parcel.module)?.type !== 'parcel')
    section('parcel', ['module'], `no module for parcels is called "${market.parcel.module}"`);
}

function checkPromotions(market: Market, names: Names, { section }: Reporter): void {
  const named = (list: Section, kind: 'modules' | 'stores' | 'items' | 'zones') => (path: Path, name?: string) => {
    if (name !== undefined && !names[kind].has(name))
      section(list, path, `no ${kind.slice(0, -1)} is called "${name}"`);
  };
  for (const list of ['banners', 'posters', 'campaigns', 'flash_sales', 'coupons'] as const)
    market[list].forEach(({ module }, n) => named(list, 'modules')([n, 'module'], module));
  market.banners.forEach((banner, n) => {
    named('banners', 'stores')([n, 'store'], banner.store);
    named('banners', 'stores')([n, 'of_store'], banner.of_store);
    named('banners', 'items')([n, 'item'], banner.item);
    named('banners', 'zones')([n, 'zone'], banner.zone);
    if ([banner.store, banner.item, banner.link].filter(Boolean).length > 1)
      section('banners', [n], 'leads to more than one place');
  });
  market.advertisements.forEach(({ store }, n) => named('advertisements', 'stores')([n, 'store'], store));
  market.campaigns.forEach(({ stores }, n) =>
    stores.forEach((it, m) => named('campaigns', 'stores')([n, 'stores', m], it)),
  );
  market.offers.forEach(({ item }, n) => named('offers', 'items')([n, 'item'], item));
  market.flash_sales.forEach(({ items }, n) =>
    items.forEach(({ item }, m) => named('flash_sales', 'items')([n, 'items', m, 'item'], item)),
  );
  market.coupons.forEach((it, n) => {
    it.stores?.forEach((store, m) => named('coupons', 'stores')([n, 'stores', m], store));
    it.zones?.forEach((zone, m) => named('coupons', 'zones')([n, 'zones', m], zone));
    named('coupons', 'stores')([n, 'by_store'], it.by_store);
  });
}
