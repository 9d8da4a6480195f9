import * as wishlist from '@/contract/rental/rental-wishlist';
import * as schema from '@/contract/rental/rental-wishlist.schema';
import { translate } from '@/i18n/both';
import { ApiError, type Routes } from '@/server/http/api';
import {
  addRentalWish,
  removeRentalWish,
  listRentalWishes,
  type RentalWish,
} from '@/server/data/rental/rental-wishlist';
import { listStoresByIds } from '@/server/data/catalogue/store';
import { findProvider, findVehicle, listVehiclesByIds } from '@/server/data/rental/vehicle';
import { toPageRequest, createView } from '@/server/data/view';
import { serializeVehicle } from '@/server/serializers/vehicle';
import { forCustomers, requireModule, requireCustomer } from '@/server/http/guards';
import { serializeProviders } from './provider';

/** Spec: wire-format §8. Favourites in rental are listed in every zone. */
export const rentalWishlistRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(wishlist.getRentalWishlist, schema.getRentalWishlist, async (input, caller) => {
    const { id } = requireCustomer(caller);
    const page = toPageRequest(input, SIZE);
    const { vehicle_ids, provider_ids } = await listRentalWishes(caller.db, id, requireModule(caller), page);
    const view = await createView(caller);
    const [vehicles, providers] = await Promise.all([
      listVehiclesByIds(caller.db, vehicle_ids),
      listStoresByIds(caller.db, provider_ids),
    ]);
    return {
      vehicles: vehicles.map((row) => serializeVehicle(row, row.total_vehicle_count, view)),
      providers: await serializeProviders(caller.db, providers, view),
    };
  });

  onCustomer(wishlist.addToRentalWishlist, schema.addToRentalWishlist, async (input, caller) => {
    const { id } = requireCustomer(caller);
    const wish = toWish(input);
    const known =
      'vehicle_id' in wish
        ? await findVehicle(caller.db, wish.vehicle_id)
        : await findProvider(caller.db, wish.provider_id);
    if (!known) throw new ApiError('not_found');
    if (!(await addRentalWish(caller.db, id, wish, caller.now))) throw new ApiError('rental_wish_known');
    return { message: translate(caller.language, 'answers.wish_added') };
  });

  onCustomer(wishlist.removeFromRentalWishlist, schema.removeFromRentalWishlist, async (input, caller) => {
    const { id } = requireCustomer(caller);
    if (!(await removeRentalWish(caller.db, id, toWish(input)))) throw new ApiError('wish_unknown');
    return { message: translate(caller.language, 'answers.wish_removed') };
  });
};

/** The list has no envelope, so a page is large. */
const SIZE = 100;

function toWish(input: { vehicle_id?: number | undefined; provider_id?: number | undefined }): RentalWish {
  const { vehicle_id, provider_id } = input;
  if (vehicle_id !== undefined && provider_id === undefined) return { vehicle_id };
  if (provider_id !== undefined && vehicle_id === undefined) return { provider_id };
  throw new ApiError('wish_both');
}
