import { nothing } from '@/contract/core/fields';
import * as provider from '@/contract/rental/provider';
import * as schema from '@/contract/rental/provider.schema';
import { isForTrips } from '@/domain/rental/trip-coupon';
import { ApiError, type Routes } from '@/server/http/api';
import type { Caller } from '@/server/http/caller';
import { listBannersOfStore, listHomeBanners } from '@/server/data/catalogue/campaign';
import { listOpenCoupons } from '@/server/data/coupon';
import { serializeCoupon } from '@/server/serializers/coupon';
import { mergeObjects } from '@/server/data/sql/merge-objects';
import { countFleets, listProviders } from '@/server/data/rental/provider';
import type { StoreRow } from '@/server/data/catalogue/store';
import { findProvider } from '@/server/data/rental/vehicle';
import { listVehicleReviews } from '@/server/data/rental/vehicle-review';
import { mediaUrl, toPageRequest, localizeText, createView, type View } from '@/server/data/view';
import { serializeStoreBanner } from '@/server/serializers/campaign';
import { serializeStore } from '@/server/serializers/store';
import { serializeVehicleReview } from '@/server/serializers/vehicle';
import { forCustomers, requireCustomer } from '@/server/http/guards';
import { applyRentalCoupon, listMyRentalCoupons } from '@/server/trips/coupon';
import { enter, enterAny } from '../market';

/** Spec: wire-format §8. A provider is a store of the rental module. */
export const providerRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  on(provider.listPopularProviders, schema.listProviders, listed('popular'));
  on(provider.listLatestProviders, schema.listProviders, listed('newest'));

  on(provider.getProvider, schema.getProvider, async ({ id }, caller) => {
    const row = await requireProvider(caller, id);
    const fleet = (await countFleets(caller.db, [row.id])).get(row.id);
    const counts = { total_vehicle_count: fleet?.vehicles ?? 0, brand_count: fleet?.brands ?? 0 };
    return mergeObjects(serializeStore(row, await createView(caller)), counts);
  });

  on(provider.listProviderReviews, schema.listProviderReviews, async ({ id, ...input }, caller) => {
    const row = await requireProvider(caller, id);
    const page = toPageRequest(input, SIZE);
    const { total_size, rows } = await listVehicleReviews(caller.db, { provider_id: row.id }, page);
    const view = await createView(caller);
    const { ratings, avg_rating, rating_count } = row;
    return {
      total_size,
      ...page,
      provider: { id: row.id, name: localizeText(row.name, view), ratings, avg_rating, rating_count },
      reviews: rows.map((row) => serializeVehicleReview(row, view)),
    };
  });

  on(provider.listRentalBanners, schema.listRentalBanners, async ({ featured }, caller) => {
    const { market, view } = await enterAny(caller);
    const rows = await listHomeBanners(caller.db, market, featured === 1);
    const banners = rows.map((row) => ({
      id: row.id,
      title: localizeText(row.title, view),
      type: row.type,
      image_full_url: mediaUrl(row.image, view),
      link: row.link,
      provider_id: row.store_id,
      provider_slug: row.store_slug,
    }));
    return { banners };
  });

  on(provider.listProviderBanners, schema.listProviderBanners, async ({ provider_id }, caller) => {
    const [rows, view] = await Promise.all([listBannersOfStore(caller.db, provider_id), createView(caller)]);
    return rows.map((row) => serializeStoreBanner(row, view));
  });

  on(provider.listRentalCoupons, schema.listRentalCoupons, async ({ provider_id }, caller) => {
    const { market, view } = await enter(caller);
    // The customer is read from the token, never from an id in the input.
    const whose = caller.customer ? { customer_id: caller.customer.id } : {};
    const rows = await listOpenCoupons(caller.db, market, view, { store_id: provider_id, ...whose });
    return rows.filter(isForTrips).map((row) => serializeCoupon(row, view));
  });

  onCustomer(provider.listMyRentalCoupons, nothing, async (_input, caller) => {
    const { id } = requireCustomer(caller);
    const { market, view } = await enter(caller);
    const rows = await listMyRentalCoupons(caller.db, id, market, view);
    return rows.map((row) => serializeCoupon(row, view));
  });

  onCustomer(provider.applyRentalCoupon, schema.applyRentalCoupon, applyRentalCoupon);
};

const SIZE = 50;

async function requireProvider(caller: Caller, id: number | string): Promise<StoreRow> {
  const row = await findProvider(caller.db, id);
  if (!row) throw new ApiError('provider_unknown', {}, { error: 'provider_not_found' });
  return row;
}

type Paged = { limit?: number | undefined; offset?: number | undefined };

function listed(order: 'popular' | 'newest') {
  return async (input: Paged, caller: Caller) => {
    const { market, view } = await enter(caller);
    const page = toPageRequest(input, SIZE);
    const { total_size, rows } = await listProviders(caller.db, market, order, page);
    return { total_size, ...page, stores: await serializeProviders(caller.db, rows, view) };
  };
}

/** Providers of a list, each with the number of its kinds of vehicles. */
export async function serializeProviders(db: Caller['db'], rows: readonly StoreRow[], view: View) {
  const fleets = await countFleets(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    mergeObjects(serializeStore(row, view), { vehicles_count: fleets.get(row.id)?.vehicles ?? 0 }),
  );
}
