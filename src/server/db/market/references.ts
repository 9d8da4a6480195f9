import { isForTrips } from '@/domain/rental/trip-coupon';
import { checkDuplicates, type Reporter } from './duplicates';
import type { Market, Section, Sources } from './read-market';
import { checkStore } from './reference-store';
import type { Fault, Path, Source } from './source';

/** Checks references between the files: unknown names, names used twice, and things in the wrong module. */
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
  checkDuplicates(market, reporter);
  checkPlaces(market, names, reporter);
  market.stores.forEach((store, n) => checkStore(names, { store, say: (...fault) => reporter.store(n, ...fault) }));
  checkPromotions(market, names, reporter);
  checkPercentages(market, reporter);
  return faults;
}

export type Names = ReturnType<typeof indexNames>;

function indexNames(market: Market) {
  const by = <T, K>(list: readonly T[], key: (entry: T) => K) => new Map(list.map((entry) => [key(entry), entry]));
  return {
    zones: by(market.zones, (zone) => zone.key),
    modules: by(market.modules, (module) => module.slug),
    subCategories: new Map(
      market.categories.flatMap((category) => category.children.map((child) => [child.slug, category] as const)),
    ),
    brands: by(market.brands, (brand) => brand.slug),
    conditions: by(market.conditions, (condition) => condition.slug),
    tags: by(market.tags, (tag) => tag.tag),
    stores: by(market.stores, (store) => store.slug),
    items: by(
      market.stores.flatMap((store) => store.items ?? []),
      (item) => item.slug,
    ),
    vehicleCategories: by(market.rental.categories, (category) => category.slug),
    vehicleBrands: by(market.rental.brands, (brand) => brand.slug),
  };
}

function checkPlaces(market: Market, names: Names, { section }: Reporter): void {
  market.modules.forEach((module, n) => {
    const seen = new Set<string>();
    module.delivery.forEach(({ zone }, m) => {
      if (!names.zones.has(zone)) section('modules', [n, 'delivery', m, 'zone'], `no zone is called "${zone}"`);
      if (seen.has(zone)) section('modules', [n, 'delivery', m, 'zone'], `"${zone}" stands twice`);
      seen.add(zone);
    });
  });
  market.zones.forEach((zone, n) =>
    zone.surges?.forEach(({ module }, m) => {
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
    stores.forEach((store, m) => named('campaigns', 'stores')([n, 'stores', m], store)),
  );
  market.offers.forEach(({ item }, n) => named('offers', 'items')([n, 'item'], item));
  market.flash_sales.forEach(({ items }, n) =>
    items.forEach(({ item }, m) => named('flash_sales', 'items')([n, 'items', m, 'item'], item)),
  );
  market.coupons.forEach((coupon, n) => {
    coupon.stores?.forEach((store, m) => named('coupons', 'stores')([n, 'stores', m], store));
    coupon.zones?.forEach((zone, m) => named('coupons', 'zones')([n, 'zones', m], zone));
    named('coupons', 'stores')([n, 'by_store'], coupon.by_store);
    if (names.modules.get(coupon.module)?.type === 'rental' && !isForTrips({ coupon_type: coupon.type }))
      section(
        'coupons',
        [n, 'type'],
        `a coupon for free delivery is of no use in "${coupon.module}", where nothing is delivered`,
      );
  });
}

function checkPercentages({ offers, coupons, flash_sales }: Market, { section }: Reporter): void {
  type Discount = { discount?: number | undefined; discount_type?: 'percent' | 'amount' | undefined };
  const check = (name: Section, path: Path, { discount = 0, discount_type = 'percent' }: Discount) => {
    if (discount_type === 'percent' && discount > 100)
      section(name, [...path, 'discount'], `a discount of ${discount} percent is above 100`);
  };
  offers.forEach((offer, n) => check('offers', [n], offer));
  coupons.forEach((coupon, n) => check('coupons', [n], coupon));
  flash_sales.forEach(({ items }, n) => items.forEach((item, m) => check('flash_sales', [n, 'items', m], item)));
}
