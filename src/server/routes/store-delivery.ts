import { ids } from '@/contract/core/wire-values';
import { listStoreDeliveries } from '@/contract/catalogue/store-delivery';
import * as schema from '@/contract/catalogue/store-delivery.schema';
import { ratedZone } from '@/domain/checkout/delivery-fee';
import { limits } from '@/domain/limits';
import { zonesAt } from '@/domain/place/geo-zone';
import { isRowId } from '@/domain/wire/row-id';
import { mapService } from '../adapters/map-service';
import { listDeliveryZones, findSurge, findVehicleCharge } from '../data/delivery-zone';
import { listStoresByIds } from '../data/catalogue/store';
import { createView } from '../data/view';
import { limitCalls } from '../http/rate-limit';
import type { Routes } from '../http/api';
import { measureKilometres } from '../ordering/route-distance';

/**
 * The delivery facts that cards of lists, store pages and the cart show, by the same rules that an order is charged by.
 * A map service that charges for each route is asked about a single store only; lists then estimate.
 */
export const storeDeliveryRoutes: Routes = (on) => {
  on(listStoreDeliveries, schema.listStoreDeliveries, async ({ store_ids, lat, lng }, caller) => {
    await limitCalls(caller, 'look_up');
    const asked = [...new Set(ids(store_ids).filter(isRowId))].slice(0, limits.stores_per_delivery_call);
    if (mapService().isMetered && asked.length > 1) return [];
    const { db } = caller;
    const [stores, zones, { clock }] = await Promise.all([
      listStoresByIds(db, asked),
      listDeliveryZones(db),
      createView(caller),
    ]);
    const point = { lat, lng };
    const around = zonesAt(point, zones);
    return Promise.all(
      stores.map(async ({ id: store_id, latitude, longitude, zone_id, module_id }) => {
        const zone = ratedZone(around, { zone_id, module_id });
        const distance_km = await measureKilometres({ lat: latitude, lng: longitude }, point, null);
        const surge = zone && (await findSurge(db, zone, module_id, clock));
        return {
          store_id,
          distance_km,
          extra_charge: await findVehicleCharge(db, distance_km),
          surge: { price: surge?.price ?? 0, price_type: surge?.price_type ?? 'percent' },
        };
      }),
    );
  });
};
