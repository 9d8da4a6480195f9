/**
 * Storing a parcel, within the transaction that `ordering/place.ts` opens for every kind of order.
 * Spec: wire-format §7.3.
 */
import type { NewOrder } from '@/server/data/order';
import { countParcel } from '@/server/data/parcel';
import type { Database } from '@/server/db/client';
import type { Contact } from '@/server/db/schema/json';
import { newDeliveryCode, noteColumns, ownerColumns, paymentColumns, writtenAddress } from '../columns';
import type { Asked, Measured } from '../draft';
import { choosePaying, type Paying } from '../payment-method';
import { draftParcel, type ParcelDraft } from './draft';

/** Prepares a parcel and how it is paid, and counts it for its category. */
export async function prepareParcel(db: Database, asked: Measured) {
  const draft = await draftParcel(db, asked);
  const paying = choosePaying({ ...draft, store: { module_id: draft.category.module_id } }, asked);
  await countParcel(db, draft.category.id);
  return { draft, paying };
}

type Attempt = { contact: Contact; idempotency_key: string; paying: Paying };

export function parcelRows(draft: ParcelDraft, asked: Asked, attempt: Attempt): NewOrder {
  const { input, view } = asked;
  const { contact, idempotency_key, paying } = attempt;
  const { total, point, zone, category } = draft;
  return {
    order: {
      ...ownerColumns(asked),
      idempotency_key,
      language: view.language,
      order_type: 'parcel',
      module_id: category.module_id,
      zone_id: zone.id,
      order_amount: total.total,
      delivery_charge: total.delivery_charge,
      original_delivery_charge: total.original_delivery_charge,
      dm_tips: total.dm_tips,
      additional_charge: total.additional_charge,
      ...paymentColumns(paying),
      delivery_address: {
        ...contact,
        ...writtenAddress(input),
        latitude: String(point.lat),
        longitude: String(point.lng),
        zone_id: zone.id,
      },
      receiver_details: draft.receiver,
      charge_payer: input.charge_payer ?? 'sender',
      parcel_category_id: category.id,
      distance: draft.distance_km,
      schedule_at: view.now,
      otp: newDeliveryCode(),
      ...noteColumns(input),
    },
    lines: [],
    payments: paying.parts,
  };
}
