import {
  getCourierSpot,
  getOrderLines,
  getSurge,
  getTax,
  getVehicleCharge,
  listOrders,
  listParcelInstructions,
  listRunningOrders,
  placeOrder,
  trackOrder,
} from '@/contract/ordering/order';
import { cancelOrder, listCancellationReasons, listParcelReasons } from '@/contract/ordering/order-cancel';
import { orderAgain } from '@/contract/ordering/order-again';
import * as schema from '@/contract/ordering/order.schema';
import { placePrescription } from '@/contract/ordering/prescription';
import { placePrescription as placePrescriptionInput } from '@/contract/ordering/prescription.schema';
import { pick } from '@/contract/core/keys';
import { limits } from '@/domain/limits';
import { isCourierDone } from '@/domain/order/courier-done';
import { isPreviousOrder } from '@/domain/order/order-status';
import { parseStoreTime } from '@/domain/time/store-instant';
import { ApiError, type Routes } from '../http/api';
import type { Caller } from '../http/caller';
import { listDeliveryZones, findSurge, findVehicleCharge } from '../data/delivery-zone';
import { canTrackOrder, listOrderLines, findOrderRow, type OrderRow } from '../data/order';
import * as reasonData from '../data/reason';
import { mergeObjects } from '../data/sql/merge-objects';
import { findReviewed } from '../data/catalogue/review';
import { bit, toPageRequest, localizeText, createView, type PageRequest, type View } from '../data/view';
import { serializeOrderLine, serializeOrder } from '../serializers/order';
import { sharedLine, sharedOrder } from '../serializers/shared';
import { serializeTracking } from '../serializers/tracking';
import { requireOwner } from '../http/guards';
import { resolveOrderOwner } from '../http/order-owner';
import { mayFollow, shareToken } from '../http/look-up';
import * as orderingAgain from '../ordering/again';
import * as cancelling from '../ordering/cancel';
import { canPayInCash } from '../ordering/change-payment';
import { findPaidBack } from '../ordering/paid-back';
import * as placing from '../ordering/place';
import { paymentToken } from '../payments/start';
import { advanceOrders } from '../ordering/follow';
import { bodyBytes } from '../media/upload';
import { orderPage } from './order-page';

export const orderRoutes: Routes = (on) => {
  on(placeOrder, schema.placeOrder, placing.placeOrder, {
    bytes: bodyBytes(limits.files_per_order),
    values: limits.cart_values_max,
  });
  on(placePrescription, placePrescriptionInput, placing.placePrescriptionOrder, {
    bytes: bodyBytes(limits.files_per_order),
  });
  on(getTax, schema.placeOrder, placing.previewTax, { bytes: limits.text_bytes_max, values: limits.cart_values_max });

  on(getSurge, schema.getSurge, async ({ zone_id, module_id, date_time, guest_id }, caller) => {
    requireOwner(caller, guest_id);
    const zone = (await listDeliveryZones(caller.db)).find(({ id }) => id === zone_id);
    const at = parseStoreTime(date_time);
    const surge = zone && at && (await findSurge(caller.db, zone, module_id, at));
    const customer_note = localizeText(surge?.customer_note ?? null, caller) ?? '';
    return {
      title: localizeText(surge?.title ?? null, caller) ?? '',
      customer_note,
      customer_note_status: bit(customer_note !== ''),
      price: surge?.price ?? 0,
      price_type: surge?.price_type ?? 'percent',
    };
  });

  on(listOrders, schema.listOrders, (input, caller) =>
    orderPage(caller, input, input.kind ?? SCOPES[input.type ?? 'previous']),
  );
  on(listRunningOrders, schema.listOrders, (input, caller) => orderPage(caller, input, 'running'));

  on(getOrderLines, schema.trackOrder, async (input, caller) => {
    const { order, isShared } = await findFollowedOrder(caller, input);
    const view = await createView(caller);
    if (order.order_type === 'parcel' || order.prescription_order) {
      if (isShared) return sharedOrder(serializeOrder(order, view));
      return mergeObjects(serializeOrder(order, view), { details: await serializeLines(caller, order, view) });
    }
    const lines = await serializeLines(caller, order, view);
    return isShared ? lines.map(sharedLine) : lines;
  });

  on(trackOrder, schema.trackOrder, async (input, caller) => {
    const { order, isShared } = await findFollowedOrder(caller, input);
    const view = await createView(caller);
    if (isShared) return sharedOrder(serializeOrder(order, view));
    return mergeObjects(
      serializeOrder(order, view),
      {
        payment_token: paymentToken(order, caller.now),
        share_token: shareToken('order', order, caller.now),
        can_pay_cash: await canPayInCash(caller.db, order),
        paid_back: await findPaidBack(caller.db, order),
      },
      await serializeTracking(caller.db, order, view),
    );
  });

  on(cancelOrder, schema.cancelOrder, cancelling.cancelOrder, { also: 'put' });
  on(orderAgain, schema.byOrder, orderingAgain.orderAgain);

  on(getCourierSpot, schema.trackOrder, async (input, caller) => {
    const { order, isShared } = await findFollowedOrder(caller, input);
    // Whoever brings a parcel back is still awaited by its sender, but not by its receiver.
    const isOver = isShared
      ? isPreviousOrder(order.order_status)
      : isCourierDone({ ...pick(order, 'order_type', 'order_status'), reached: order });
    if (isOver) return { latitude: null, longitude: null, location: '' };
    const spot = (await caller.staff.courierSpot(caller, order)) ?? order.delivery_man;
    return { latitude: spot?.lat ?? null, longitude: spot?.lng ?? null, location: order.delivery_man?.location ?? '' };
  });
};

const SCOPES = { previous: 'past', running: 'running', all: 'all' } as const;

async function serializeLines({ db }: Caller, { id, is_guest, module }: OrderRow, view: View) {
  const lines = await listOrderLines(db, id);
  const { item_ids: reviewed } = await findReviewed(db, id);
  return lines.map((line) => serializeOrderLine(line, { is_guest, module, reviewed }, view));
}

/** The lists that the forms of an order ask for: reasons, instructions and the charge of the vehicle. */
export const orderChoiceRoutes: Routes = (on) => {
  on(listCancellationReasons, schema.listReasons, async (input, caller) =>
    answerReasons(caller, null, toPageRequest(input, REASONS)),
  );

  on(listParcelReasons, schema.listParcelReasons, async (input, caller) =>
    answerReasons(caller, input.cancellation_type ?? 'before_pickup', toPageRequest(input, REASONS)),
  );

  on(listParcelInstructions, schema.listInstructions, async (input, caller) => {
    const page = toPageRequest(input, REASONS);
    const { total_size, instructions } = await reasonData.listParcelInstructions(caller.db, page);
    const data = instructions.map(({ id, instruction, status }) => ({
      id,
      instruction: localizeText(instruction, caller),
      status: bit(status),
    }));
    return { total_size, ...page, data };
  });

  on(getVehicleCharge, schema.getVehicleCharge, ({ distance }, caller) => findVehicleCharge(caller.db, distance));
};

const REASONS = 25;

type Followed = {
  order_id: number;
  guest_id?: number | undefined;
  contact_number?: string | undefined;
  share_token?: string | undefined;
};

/**
 * An order of the caller, or one that is looked up by number and phone or by a link to follow it, of which fewer fields
 * are shown. Orders of others are answered like unknown ones.
 */
async function findFollowedOrder(caller: Caller, asked: Followed) {
  const { order_id, contact_number, share_token } = asked;
  const isShared = !(await resolveOrderOwner(caller, asked));
  const isContact = (number: string) => canTrackOrder(caller.db, order_id, number);
  const wanted = { what: 'order' as const, id: order_id, contact_number, share_token, isContact };
  if (isShared && !(await mayFollow(caller, wanted))) {
    throw new ApiError('order');
  }
  return { order: await findCurrentOrder(caller, order_id), isShared };
}

async function findCurrentOrder(caller: Caller, order_id: number): Promise<OrderRow> {
  await advanceOrders(caller, { order_id });
  const order = await findOrderRow(caller.db, order_id);
  if (!order) throw new ApiError('order');
  return order;
}

async function answerReasons(
  caller: Caller,
  cancellation_type: 'before_pickup' | 'after_pickup' | null,
  page: PageRequest,
) {
  const { total_size, reasons } = await reasonData.listCustomerReasons(caller.db, cancellation_type, page);
  const data = reasons.map(({ id, reason, user_type, status, ...rest }) => ({
    id,
    reason: localizeText(reason, caller),
    user_type,
    cancellation_type: rest.cancellation_type,
    status: bit(status),
  }));
  return { total_size, ...page, data };
}
