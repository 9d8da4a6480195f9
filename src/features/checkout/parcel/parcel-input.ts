import type { Input } from '@/contract/core/endpoint';
import type { placeOrder } from '@/contract/ordering/order';
import { typedAmount } from '@/domain/money/typed-amount';
import { withPlus } from '@/domain/accounts/phone';
import type { ParcelDraft, Party } from '@/features/parcel/parcel-draft';
import { readSession } from '@/lib/session';
import type { Draft } from '../draft';

type Shown = {
  /** The distance shown to the customer; our own server measures it again. */
  km: number;
  /** The total shown to the customer; null while it loads. */
  total: number | null;
  /** Decimals of the currency. */
  digits: number;
};

/** The body of the place call for a parcel (wire-format §7.3). */
export function parcelInput(parcel: ParcelDraft, draft: Draft, { km, total, digits }: Shown): Input<typeof placeOrder> {
  const { sender, receiver, charge_payer, category_id, instruction } = parcel;
  const { zone_id, ...from } = partyWire(sender);
  const isCash = draft.payment_method === 'cash_on_delivery';
  return {
    order_type: 'parcel',
    ...from,
    sender_zone_id: zone_id,
    parcel_category_id: category_id,
    charge_payer,
    receiver_details: JSON.stringify({ id: null, ...partyWire(receiver) }),
    payment_method: draft.payment_method,
    cart: '[]',
    distance: km,
    ...(draft.tip > 0 && { dm_tips: draft.tip }),
    ...(instruction && { delivery_instruction: instruction }),
    ...(draft.partial && charge_payer === 'sender' && total !== null && { partial_payment: 1 }),
    ...(isCash && draft.bring_change.trim() && { bring_change_amount: typedAmount(draft.bring_change, digits) ?? 0 }),
    ...(total !== null && { order_amount: total }),
    ...(readSession().token === null && { is_guest: 1 }),
  };
}

function partyWire({ contact_person_number, save_as: _kept, ...party }: Party) {
  return { ...party, address_type: 'others', contact_person_number: withPlus(contact_person_number) };
}
