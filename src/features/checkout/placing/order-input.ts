import type { TFunction } from 'i18next';
import type { Input } from '@/contract/core/endpoint';
import type { placeOrder } from '@/contract/ordering/order';
import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { lineAddOns, pricedLine } from '@/domain/cart/cart-review';
import { isCouponOfUse } from '@/domain/checkout/coupon';
import { typedAmount } from '@/domain/money/typed-amount';
import { digitsOf } from '@/domain/money/money-display';
import { wireOrderType } from '@/domain/checkout/order-type';
import { withPlus } from '@/domain/accounts/phone';
import type { ComposedOrder, CheckoutData } from './compose';
import { recipientOf, type Destination } from '../destination';
import type { Draft } from '../draft';
import type { Extras } from '../extras';

type Ordering = {
  page: CheckoutPage;
  checkout: CheckoutData;
  order: ComposedOrder;
  draft: Draft;
  destination: Destination;
  owner: { guest_id?: number };
  extras: Extras;
  /** Wishes are sent to the store and the courier in the customer's language. */
  t: TFunction;
};

/** The body of the place call (wire-format §7.1); `order_amount` is the total shown to the customer. */
export function orderInput(ordering: Ordering): Input<typeof placeOrder> & { order_attachment?: File[] } {
  return { ...pricedInput(ordering), ...toWishFields(ordering) };
}

/** All but the wishes, which cost nothing. */
export function pricedInput(ordering: Omit<Ordering, 't'>) {
  const { page, checkout, order, draft, owner } = ordering;
  const isDelivered = draft.order_type === 'delivery';
  return {
    ...owner,
    ...wireOrderType(draft.order_type, order.slot?.schedule_at),
    store_id: checkout.store.id,
    ...paidBy(ordering),
    order_amount: order.total.total,
    distance: checkout.distance_km,
    ...whereTo(ordering),
    ...(isDelivered && order.total.dm_tips > 0 && { dm_tips: order.total.dm_tips }),
    ...(order.total.extra_packaging > 0 && { extra_packaging_amount: order.total.extra_packaging }),
    ...(page === 'cart' || page === 'prescription' ? {} : { is_buy_now: 1, cart: boughtNow(checkout) }),
  };
}

/** The wishes for the store and the courier. */
function toWishFields({ checkout, draft, t }: Ordering) {
  const isDelivered = draft.order_type === 'delivery';
  return {
    ...(checkout.store.cutlery && { cutlery: draft.cutlery ? 1 : 0 }),
    ...(draft.unavailable && { unavailable_item_note: t(`checkout.unavailable_${draft.unavailable}`) }),
    ...(isDelivered &&
      draft.instructions.length > 0 && {
        delivery_instruction: draft.instructions.map((one) => t(`checkout.instruction_${one}`)).join(', '),
      }),
    ...(draft.order_note.trim() && { order_note: draft.order_note.trim() }),
  };
}

function paidBy({ page, checkout, order, draft, extras, owner }: Omit<Ordering, 't'>) {
  const isCash = draft.payment_method === 'cash_on_delivery';
  return {
    payment_method: draft.payment_method,
    ...(draft.partial && order.partial && { partial_payment: 1 }),
    ...(checkout.coupon && isCouponOfUse(order.total) && { coupon_code: checkout.coupon.code }),
    ...(owner.guest_id !== undefined && draft.create_account && { create_new_user: 1, password: extras.password }),
    ...(page === 'prescription' && { is_prescription: true }),
    // The files may be of a medicine that was removed from the order since.
    ...(order.needs_prescription && extras.files.length > 0 && { order_attachment: extras.files }),
    ...(isCash &&
      draft.bring_change.trim() && { bring_change_amount: typedAmount(draft.bring_change, order.digits) ?? 0 }),
  };
}

function whereTo({ draft, checkout, destination }: Omit<Ordering, 't'>) {
  const { address, is_guest } = destination;
  const contact = recipientOf(draft, destination);
  const person = contact && {
    contact_person_name: contact.contact_person_name,
    contact_person_number: withPlus(contact.contact_person_number),
    contact_person_email: contact.contact_person_email,
  };
  const place = draft.order_type === 'take_away' ? placeOfStore(checkout.store) : address && placeOf(address, checkout);
  return { ...person, ...place, ...(is_guest && { is_guest: 1 }) };
}

function placeOf(address: NonNullable<Destination['address']>, { point }: CheckoutData) {
  if (!point) return {};
  const { address: line, address_type, road, house, floor } = address;
  return { address: line, address_type, road, house, floor, latitude: point.lat, longitude: point.lng };
}

/** Other back ends find store and zone of every order by its place, of a take-away as well (wire-format §7.1). */
function placeOfStore({ address, latitude, longitude }: CheckoutData['store']) {
  return { address, latitude, longitude };
}

/** The lines of Buy Now in the shape of the contract: JSON text, at today's price. Other back ends need every field. */
function boughtNow({ lines, config }: CheckoutData): string {
  return JSON.stringify(
    lines.map((line) => {
      const isCampaign = line.item_type === 'ItemCampaign';
      const [choice] = line.variation;
      return {
        item_id: line.item_id,
        item_campaign_id: isCampaign ? line.item_id : null,
        item_type: isCampaign ? 'AppModelsItemCampaign' : 'AppModelsItem',
        price: pricedLine(line, digitsOf(config)).unit_price,
        quantity: line.quantity,
        variant: choice && 'type' in choice ? choice.type : '',
        variation: line.variation,
        add_ons: lineAddOns(line).map(({ id, name, price }) => ({ id, name, price })),
        add_on_ids: line.add_on_ids,
        add_on_qtys: line.add_on_qtys,
      };
    }),
  );
}
