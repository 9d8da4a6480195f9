import type { Names } from './references';
import type { Item } from './shape/goods';
import type { Store } from './shape/store';
import type { Path } from './source';

type Checked = { store: Store; say: (path: Path, message: string) => void };

/** Checks the references of a store to the rest of the market, and those between its items. */
export function checkStore(names: Names, { store, say }: Checked): void {
  const module = names.modules.get(store.module);
  if (!module) return say(['module'], `no module is called "${store.module}"`);
  if (module.type === 'parcel') say(['module'], `"${store.module}" carries parcels and has no stores`);
  if (!names.zones.has(store.zone)) say(['zone'], `no zone is called "${store.zone}"`);
  store.pickup_zones?.forEach((zone, n) => {
    if (!names.zones.has(zone)) say(['pickup_zones', n], `no zone is called "${zone}"`);
  });
  if (store.delivery_time.min > store.delivery_time.max) say(['delivery_time'], 'delivery_time min is above max');
  checkFleet(names, { store, say }, module.type === 'rental');
  store.items?.forEach((item, n) =>
    checkItem({ names, store }, item, (path, message) => say(['items', n, ...path], message)),
  );
}

function checkFleet(names: Names, { store, say }: Checked, isRental: boolean): void {
  if (!isRental && (store.vehicles?.length ?? 0) > 0)
    say(['vehicles'], `"${store.module}" is no module for rental and has no vehicles`);
  if (isRental && (store.items?.length ?? 0) > 0)
    say(['items'], `"${store.module}" is for rental: its stores have vehicles instead of items`);
  store.vehicles?.forEach(({ category, brand }, n) => {
    if (!names.vehicleCategories.has(category))
      say(['vehicles', n, 'category'], `rental.yaml has no category called "${category}"`);
    if (!names.vehicleBrands.has(brand)) say(['vehicles', n, 'brand'], `rental.yaml has no brand called "${brand}"`);
  });
}

function checkItem({ names, store }: { names: Names; store: Store }, item: Item, say: Checked['say']): void {
  checkNames({ names, store }, item, say);
  item.groups?.forEach(({ type, min = 0, max = 0, values }, n) => {
    if (type === 'multi' && (min > max || max > values.length))
      say(['groups', n], `of ${values.length} values, ${min} to ${max} cannot be chosen`);
  });
  if (item.discount_type !== 'amount' && (item.discount ?? 0) > 100)
    say(['discount'], `a discount of ${item.discount} percent is above 100`);
  item.variants?.forEach(({ pick }, n) => checkPick(item, pick, (message) => say(['variants', n, 'pick'], message)));
}

function checkPick({ choices = [] }: Item, pick: readonly string[], say: (message: string) => void): void {
  if (pick.length !== choices.length) return say(`${pick.length} options are picked, of ${choices.length} choices`);
  pick.forEach((option, n) => {
    if (!choices[n]?.options.some(({ en }) => en === option)) say(`"${option}" is no option of choice ${n + 1}`);
  });
}

function checkNames({ names, store }: { names: Names; store: Store }, item: Item, say: Checked['say']): void {
  const category = names.subCategories.get(item.category);
  if (!category) say(['category'], `no sub-category is called "${item.category}"`);
  else if (category.module !== store.module)
    say(['category'], `the category "${item.category}" is of the module "${category.module}"`);
  if (item.brand && names.brands.get(item.brand)?.module !== store.module)
    say(['brand'], `no brand of "${store.module}" is called "${item.brand}"`);
  if (item.condition && !names.conditions.has(item.condition))
    say(['condition'], `no condition is called "${item.condition}"`);
  item.tags?.forEach((tag, n) => {
    if (!names.tags.has(tag)) say(['tags', n], `tags.yaml has no tag "${tag}"`);
  });
  item.add_ons?.forEach((key, n) => {
    if (!store.add_ons?.some((addOn) => addOn.key === key)) say(['add_ons', n], `the store has no add-on "${key}"`);
  });
}
