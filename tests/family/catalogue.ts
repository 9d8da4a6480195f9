import type { Hono } from 'hono';
import { decode, numberOf, readFields, textOf } from './php';
import { Refusal, refusal, zonesOf } from './refusals';
import {
  CAMPAIGN,
  CAMPAIGN_ITEMS,
  CAMPAIGNS,
  CATEGORIES,
  CONFIG,
  isInZone,
  ITEMS,
  MODULES,
  STORES,
  VEHICLE,
  ZONE,
} from './goods';

const notFound = () => new Refusal(404, { errors: { code: 'product-001', message: 'Not found' } });

/** What may be read: configuration, zones, lists, stores, items, vehicles. */
export function catalogue(app: Hono): void {
  places(app);
  lists(app);

  app.get('/stores/details/:id', (context) => {
    const { id } = context.req.param();
    // Nobody there is an empty body, which the framework makes an object.
    return context.json(STORES.find((store) => String(store.id) === id || store.slug === id) ?? {});
  });
  app.get('/stores/reviews', (context) => context.json([]));
  app.get('/stores/*', (context) => context.json(page('stores', STORES.filter(isOf(moduleOf(context.req))))));

  // `campaign` is overlooked, as by versions before 4.0.
  app.get('/items/details/:id', (context) => {
    const { id } = context.req.param();
    const found = ITEMS.filter(isOf(moduleOf(context.req))).find((item) => String(item.id) === id || item.slug === id);
    if (!found) throw notFound();
    const store_details = STORES.find((store) => store.id === found.store_id) ?? null;
    return context.json({ ...found, store_details, whislists_count: '0', reviews: null });
  });
  app.get('/items/related-items/:id', (context) => context.json([]));
  app.get('/items/related-store-items/:id', (context) => context.json([]));
  app.get('/items/reviews/:id', (context) => context.json({ ...page('reviews', []), limit: null }));
  app.get('/items/:list', async (context) => {
    const { list } = context.req.param();
    const fields = await readFields(context);
    if (list === 'search' && !fields.name) throw refusal('name', 'The name field is required.');
    const found = ITEMS.filter(isOf(moduleOf(context.req))).filter(
      (item) => !fields.store_id || item.store_id === numberOf(fields.store_id),
    );
    const key = ['recommended', 'suggested'].includes(list) ? 'items' : 'products';
    return context.json({ ...page(key, found), categories: CATEGORIES });
  });
  app.get('/get-combined-data', async (context) => {
    const { list_type, name } = await readFields(context);
    if (!list_type) throw refusal('list_type', 'The list type field is required.');
    const module = moduleOf(context.req);
    const isNamed = (one: { name: string }) => one.name.toLowerCase().includes(textOf(name).toLowerCase());
    if (list_type === 'store') return context.json(page('stores', STORES.filter(isOf(module)).filter(isNamed)));
    return context.json({ ...page('products', ITEMS.filter(isOf(module)).filter(isNamed)), categories: CATEGORIES });
  });
  vehicles(app);
}

function places(app: Hono): void {
  app.get('/config', (context) => context.json(CONFIG));
  app.get('/config/get-zone-id', async (context) => {
    const { lat, lng } = await readFields(context);
    if (!isInZone(lat, lng)) throw refusal('coordinates', 'Out of coverage', 404);
    return context.json({ zone_id: '[1]', zone_data: [ZONE] });
  });
  app.get('/zone/list', (context) => context.json([ZONE]));
  app.get('/module', (context) => context.json(MODULES));
}

function lists(app: Hono): void {
  app.get('/categories', (context) => context.json(CATEGORIES));
  app.get('/categories/childes/:id', (context) => context.json([]));
  app.get('/categories/items/:id', async (context) => {
    const { limit, offset } = await readFields(context);
    if (!limit || !offset) throw refusal('limit', 'The limit field is required.');
    return context.json(page('products', ITEMS.filter(isOf(moduleOf(context.req)))));
  });
  app.get('/categories/stores/:id', (context) =>
    context.json(page('stores', STORES.filter(isOf(moduleOf(context.req))))),
  );
  app.get('/banners', (context) => context.json({ campaigns: [], banners: [] }));
  app.get('/banners/:store_id', (context) => context.json([]));
  app.get('/advertisement/list', (context) => context.json([]));
  app.get('/campaigns/basic', (context) => context.json([CAMPAIGN]));
  app.get('/campaigns/basic-campaign-details', async (context) => {
    const { basic_campaign_id } = await readFields(context);
    const found = CAMPAIGNS.filter(isOf(moduleOf(context.req))).find(({ id }) => id === numberOf(basic_campaign_id));
    return context.json(found ? { ...found, stores: STORES.filter(isOf(found.module_id)) } : {});
  });
  app.get('/campaigns/item', (context) => context.json(CAMPAIGN_ITEMS.filter(isOf(moduleOf(context.req)))));
  app.get('/flash-sales', (context) => context.json({}));
  app.get('/coupon/list/all', (context) => context.json([]));
  app.get('/parcel-category', (context) => context.json([]));
  app.get('/other-banners/*', (context) => context.json({ banners: [] }));
}

function vehicles(app: Hono): void {
  app.get('/rental/banners', (context) => context.json({ banners: [] }));
  app.get('/rental/vehicle/category-list', (context) => context.json(page('vehicles', [])));
  app.get('/rental/vehicle/brand-list', (context) => context.json(page('brands', [])));
  app.get('/rental/vehicle/get-vehicle-details/:id', (context) => {
    const { id } = context.req.param();
    if (id !== String(VEHICLE.id) && id !== VEHICLE.slug) throw new Refusal(404, { error: 'vehicle_not_found' });
    return context.json({ ...VEHICLE, total_vehicles: 2, brand: null });
  });
  app.get('/rental/vehicle/search', async (context) => {
    const { pickup_location } = await readFields(context);
    if (pickup_location) decode(pickup_location);
    return context.json({ ...page('vehicles', [VEHICLE]), max_price: '12', min_price: '12' });
  });
  app.get('/rental/vehicle/reviews/:id', (context) => context.json(page('reviews', [])));
  app.get('/rental/vehicle/:list', (context) => context.json(page('vehicles', [VEHICLE])));
}

type Asked = { header: (name: string) => string | undefined };

export const moduleOf = (request: Asked): number => Number(request.header('moduleId') ?? 0);
export const zoneOf = (request: Asked): number => zonesOf(request.header('zoneId'))?.[0] ?? 0;

const isOf = (module: number) => (one: { module_id: number }) => module === 0 || one.module_id === module;

/** Sizes come back as texts there. */
function page(key: string, rows: readonly object[]): Record<string, unknown> {
  return { total_size: rows.length, limit: '10', offset: '1', [key]: rows };
}
