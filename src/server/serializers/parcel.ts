import { pick } from '@/contract/core/keys';
import type { ParcelCancellation, ParcelCategoryRow } from '../data/parcel';
import { mediaUrl, localizeText, type View } from '../data/view';

export function serializeParcelCategory(row: ParcelCategoryRow, view: View) {
  return {
    ...pick(row, 'id', 'module_id', 'parcel_per_km_shipping_charge', 'parcel_minimum_shipping_charge', 'orders_count'),
    name: localizeText(row.name, view),
    description: localizeText(row.description, view),
    image: row.image,
    image_full_url: mediaUrl(row.image, view),
  };
}

export function serializeCancellation(row: ParcelCancellation | undefined) {
  if (!row) return null;
  return {
    ...pick(row, 'cancel_by', 'reason', 'note', 'return_fee', 'return_otp'),
    before_pickup: row.before_pickup ? 1 : 0,
    return_date: row.return_date?.toISOString() ?? null,
  };
}
