/**
 * Builds the rows of a placed order: its owner, its lines and its price.
 * Spec: wire-format §7.5.
 */
import { addOnsPrice, shownPrice } from '@/domain/catalogue/item-price';
import { less } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { toInstant } from '@/domain/time/store-instant';
import type { NewOrder } from '../data/order';
import { toSnapshot } from '../serializers/order';
import type { Contact, DeliveryAddress } from '../db/schema/json';
import type { Asked, Draft, OrderInput } from './draft';
import { newDeliveryCode, noteColumns, ownerColumns, paymentColumns, writtenAddress } from './columns';
import type { OrderedLine } from './lines';
import type { Paying } from './payment-method';
import { unavailableNote } from './unavailable-note';

type Attempt = { contact: Contact; idempotency_key: string; paying: Paying; order_attachment: string[] };

export function toOrderRows(draft: Draft, asked: Asked, attempt: Attempt): NewOrder {
  const { input, view, config } = asked;
  const { contact, idempotency_key, paying, order_attachment } = attempt;
  const { store, total, zone } = draft;
  return {
    order: {
      ...ownerColumns(asked),
      idempotency_key,
      language: view.language,
      order_type: input.order_type,
      module_id: store.module_id,
      zone_id: zone?.id ?? store.zone_id,
      store_id: store.id,
      ...toAmounts(draft),
      ...paymentColumns(paying),
      cart_ids: awaitsGateway(paying) ? cartIds(draft) : [],
      order_attachment,
      delivery_address: toAddress(input, contact, draft),
      distance: draft.distance_km,
      schedule_at: input.schedule_at ? toInstant(draft.at, config.timezone) : view.now,
      scheduled: Boolean(input.schedule_at),
      prescription_order: asked.by_prescription === true,
      otp: newDeliveryCode(),
      cutlery: input.cutlery === 1,
      unavailable_item_note: unavailableNote(draft, asked),
      ...noteColumns(input),
    },
    lines: draft.lines.map((line) => toLineRow(line, asked, total)),
    payments: paying.parts,
  };
}

export function toAmounts({ total, store, coupon }: Draft) {
  return {
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    coupon_discount_title: coupon?.named ?? null,
    order_amount: total.total,
    store_discount_amount: total.discount,
    coupon_discount_amount: total.coupon_discount,
    ref_bonus_amount: total.referral_discount,
    total_tax_amount: total.tax,
    tax_status: total.tax_status,
    tax_percentage: store.tax,
    delivery_charge: total.delivery_charge,
    original_delivery_charge: total.original_delivery_charge,
    free_delivery_by: total.free_delivery_by,
    dm_tips: total.dm_tips,
    additional_charge: total.additional_charge,
    extra_packaging_amount: total.extra_packaging,
  };
}

/** For take-away only the contact is stored. */
function toAddress(input: OrderInput, contact: Contact, { store, point, zone }: Draft): DeliveryAddress {
  return {
    ...contact,
    ...writtenAddress(input),
    // Clients of the family send the store's own address with it.
    ...(input.order_type === 'take_away' && { address: '' }),
    latitude: String(point?.lat ?? store.latitude),
    longitude: String(point?.lng ?? store.longitude),
    zone_id: zone?.id,
  };
}

/** `discount_on_item` is for one piece and for display only; the exact discount is the order's. */
export function toLineRow(
  line: OrderedLine,
  { view, config }: Pick<Asked, 'view' | 'config'>,
  total: Draft['total'],
): NewOrder['lines'][number] {
  const { thing, choice, priced, quantity, item_type, type } = line;
  const digits = digitsOf(config);
  const discount_on_item = less(choice.unit_price, shownPrice(priced.item, choice.unit_price, digits).price, digits);
  return {
    item_id: item_type === 'Item' ? thing.id : null,
    item_campaign_id: item_type === 'ItemCampaign' ? thing.id : null,
    flash_sale_item_id: line.flash_id,
    price: choice.unit_price,
    quantity,
    discount_on_item,
    discount_type: discount_on_item === 0 ? null : thing.flash ? 'flash_sale' : 'product_discount',
    discount_on_product_by: discount_on_item === 0 ? null : 'vendor',
    tax_status: total.tax_status,
    variant: type,
    variation: choice.variation,
    add_ons: choice.add_ons,
    total_add_on_price: addOnsPrice(choice.add_ons, digits),
    item_details: toSnapshot(thing, view.clock),
  };
}

/** Whether a gateway still has to confirm the payment. Until then the cart stays. */
export function awaitsGateway({ is_confirmed, parts }: Paying): boolean {
  return !is_confirmed && parts.some(({ payment_method }) => payment_method === 'digital_payment');
}

/** Stock is held until a gateway or a transfer has paid. */
export function awaitsMoney(paying: Paying): boolean {
  const isTransfer = !paying.is_confirmed && paying.payment_method === 'offline_payment';
  return isTransfer || awaitsGateway(paying);
}

export function cartIds({ lines }: Draft): number[] {
  return lines.flatMap(({ cart_id }) => cart_id ?? []);
}
