/**
 * Computes a parcel as it would be sent now: both places in zones that carry parcels, the route measured here and the
 * fee from the database. Nothing is written, so the tax call uses it, too.
 * Spec: wire-format §7.3.
 */
import { receiverDetails } from '@/contract/ordering/parcel.schema';
import { sentJson } from '@/contract/core/sent-json';
import { zonesAt } from '@/domain/place/geo-zone';
import { digitsOf } from '@/domain/money/money-display';
import { parcelFee, parcelTotal, type ParcelTotal } from '@/domain/checkout/parcel-fee';
import { phoneProblem, toWholeNumber } from '@/domain/accounts/phone-problem';
import { isOn } from '@/domain/wire/wire';
import { ApiError } from '@/server/http/api';
import { fieldProblem } from '@/server/http/errors';
import type { Caller } from '@/server/http/caller';
import { listDeliveryZones, findSurge, findVehicleCharge, type DeliveryZone } from '@/server/data/delivery-zone';
import { findOrderingCustomer, type OrderingCustomer } from '@/server/data/ordering-customer';
import { findParcelCategory, type ParcelCategoryRow } from '@/server/data/parcel';
import type { Database } from '@/server/db/client';
import type { DeliveryAddress } from '@/server/db/schema/json';
import { validateInput } from '@/server/http/validate';
import { writtenAddress } from '../columns';
import { measureKilometres } from '../route-distance';
import type { Asked, Measured, OrderInput } from '../draft';

export type ParcelDraft = {
  category: ParcelCategoryRow;
  zone: DeliveryZone;
  receiver: DeliveryAddress;
  point: { lat: number; lng: number };
  distance_km: number;
  total: ParcelTotal;
  customer: OrderingCustomer | null;
};

export async function draftParcel(db: Database, asked: Measured): Promise<ParcelDraft> {
  const { input, owner, view, config, distance_km } = asked;
  const { category, receiver, zone, point, to } = await resolveRoute(db, asked);
  const surge = await findSurge(db, zone, category.module_id, view.clock);
  const fee = parcelFee(
    {
      distance_km,
      category,
      config,
      zone: {
        increased_delivery_fee_status: surge.price > 0,
        increased_delivery_fee: surge.price,
        increased_delivery_fee_type: surge.price_type,
      },
      extra_charge: await findVehicleCharge(db, distance_km),
    },
    digitsOf(config),
  );
  const tip = isOn(config.dm_tips_status) ? input.dm_tips : 0;
  return {
    ...{ category, zone, point, distance_km },
    receiver: { ...receiver, latitude: String(to.lat), longitude: String(to.lng) },
    total: parcelTotal(fee, { dm_tips: tip, config }),
    customer: await findOrderingCustomer(db, owner.customer_id),
  };
}

/** Both places, in zones that carry parcels. */
async function resolveRoute(db: Database, { input }: Asked) {
  const category = await findParcelCategory(db, input.parcel_category_id ?? 0);
  if (!category) throw new ApiError('parcel_category');
  const receiver = await readReceiver(input);
  const carrying = (await listDeliveryZones(db)).filter(({ modules }) =>
    modules.some(({ id }) => id === category.module_id),
  );
  const point = { lat: input.latitude ?? 0, lng: input.longitude ?? 0 };
  const around = zonesAt(point, carrying);
  const zone = around.find(({ id }) => id === input.sender_zone_id) ?? around[0];
  if (!zone) throw new ApiError('parcel_zone');
  const to = { lat: receiver.latitude, lng: receiver.longitude };
  if (!zonesAt(to, carrying).some(({ id }) => id === receiver.zone_id)) throw new ApiError('receiverZone');
  return { category, receiver, zone, point, to };
}

/** The distance of a parcel, before its transaction. Throws what the draft would refuse the places with. */
export async function measureParcelAhead(caller: Caller, asked: Asked): Promise<number> {
  const { point, to } = await resolveRoute(caller.db, asked);
  return measureKilometres(point, to, caller);
}

async function readReceiver({ receiver_details }: OrderInput) {
  const sent = await validateInput(receiverDetails, json(receiver_details ?? ''));
  const contact_person_number = toWholeNumber(sent.contact_person_number);
  if (phoneProblem(contact_person_number)) throw fieldProblem('receiver_details', 'invalid');
  return {
    contact_person_name: sent.contact_person_name,
    contact_person_number,
    contact_person_email: sent.contact_person_email ?? '',
    ...writtenAddress(sent),
    latitude: sent.latitude,
    longitude: sent.longitude,
    zone_id: sent.zone_id,
  };
}

function json(text: string): unknown {
  try {
    return sentJson(text);
  } catch {
    throw fieldProblem('receiver_details', 'not_type');
  }
}
