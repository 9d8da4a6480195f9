import { createHttp } from '@/lib/api/http';
import { requestOver, type Request } from '@/lib/api/request';
import { parcelInput } from '@/features/checkout/parcel/parcel-input';
import { orderInput } from '@/features/checkout/placing/order-input';
import { AT, MODULE } from './goods';
import { CUSTOMER } from './refusals';

type Visitor = { module?: keyof typeof MODULE; isSignedIn?: boolean };

/** The storefront's own way of a call, for a visitor at a place of the other back end. */
export function visitor(url: string, { module = 'food', isSignedIn = false }: Visitor = {}): Request {
  const shared = {
    ...{ token: isSignedIn ? CUSTOMER.token : null, zone_ids: [1], module_id: MODULE[module], at: AT },
    language: 'en',
  };
  const http = createHttp({ baseURL: `${url}/api/v1`, shared: () => shared });
  return requestOver(() => Promise.resolve(http));
}

export const contact = {
  contact_person_name: 'Sami',
  contact_person_number: '15550100009',
  contact_person_email: 'sami@mail.example',
};

type Wanted = {
  guest_id?: number;
  order_type?: 'delivery' | 'take_away';
  page?: 'cart' | 'buy_now';
  store_id?: number;
  lines?: object[];
  files?: File[];
};

/** The body of the place call as the checkout composes it for an order of this kind. */
export function composedOrder(wanted: Wanted) {
  const { guest_id, order_type = 'delivery', page = 'cart', store_id = 7, lines = [], files = [] } = wanted;
  const address = { address: '22 Ropewalk Lane', address_type: 'home', road: 'Quay', house: '4', floor: '1' };
  const ordering = {
    page,
    checkout: {
      ...{ store: { id: store_id, latitude: 25.21, longitude: 55.31 }, distance_km: 2, coupon: null, lines },
      ...{ config: { digit_after_decimal_point: 2 }, point: order_type === 'delivery' ? AT : null },
    },
    order: {
      ...{ slot: null, partial: null, coupon_problem: null, needs_prescription: files.length > 0, lines, digits: 2 },
      total: { total: 23, dm_tips: 0, extra_packaging: 0, coupon_discount: 0, free_delivery_by: null },
    },
    draft: {
      ...{ order_type, payment_method: 'cash_on_delivery', partial: false, create_account: false, contact },
      ...{ bring_change: '', instructions: [], cutlery: false, unavailable: null, order_note: '' },
    },
    destination: { contact, address, point: AT, is_guest: guest_id !== undefined },
    owner: guest_id === undefined ? {} : { guest_id },
    extras: { files, password: '' },
    t: (key: string) => key,
  };
  // The parts of a checkout that its order depends on.
  return orderInput(ordering as unknown as Parameters<typeof orderInput>[0]);
}

/** The same for a parcel. */
export function composedParcel() {
  const party = {
    ...{ ...contact, address: '1 Quay', road: '', house: '', floor: '', zone_id: 1, save_as: '' },
    ...{ latitude: AT.lat, longitude: AT.lng },
  };
  const parcel = { sender: party, receiver: party, charge_payer: 'sender', category_id: 1, instruction: '' };
  const draft = { payment_method: 'cash_on_delivery', tip: 0, bring_change: '', partial: false };
  // The parts of both drafts that a parcel depends on.
  const [sent, chosen] = [parcel, draft] as unknown as Parameters<typeof parcelInput>;
  return parcelInput(sent, chosen, { km: 2, total: 7, digits: 2 });
}
