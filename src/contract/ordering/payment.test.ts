import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../core/endpoint';
import { orderAgain } from './order-again';
import { placeOrderWithFiles, trackOrder } from './order';
import {
  changePaymentMethod,
  finishSandboxPayment,
  getPaymentStatus,
  getSandboxPayment,
  payFromWallet,
  sendOfflinePayment,
  updateOfflinePayment,
} from './payment';
import { offlinePayment } from './payment.schema';
import { placePrescription } from './prescription';
import { placePrescription as prescriptionInput } from './prescription.schema';
import { listRefundReasons, requestRefund } from './refund';
import { requestRefund as refundInput } from './refund.schema';
import { submitCourierReview, submitItemReview } from '../catalogue/review';

async function read<Out>({ read }: Pick<Endpoint<unknown, Out>, 'read'>, answer: unknown): Promise<Out | undefined> {
  return (await read?.())?.(answer);
}

const CASH = { payment_method: 'cash_on_delivery', order_type: 'delivery', store_id: 1 };
const PLACE = { address: 'x', latitude: 1, longitude: 1 };

describe('the answers of payment calls', () => {
  it('reads what the order page adds, also as JSON text', async () => {
    const answer = {
      ...{
        id: 3,
        order_status: 'refund_requested',
        is_reviewed: 1,
        user_id: 4,
        order_proof_full_url: ['p'],
        bring_change_amount: '20',
      },
      payments: [{ amount: '4.5', payment_status: 'paid', payment_method: 'wallet' }],
      refund: { refund_status: 'pending', refund_amount: '9', customer_reason: 'Cold', image_full_url: ['/a.webp'] },
      offline_payment: {
        data: '{"status":"denied","method_id":2,"method_name":"Bank","admin_note":"No such transfer"}',
        input: '[{"user_input":"sent_from","user_data":"X2"}]',
      },
    };
    expect(await read(trackOrder, answer)).toMatchObject({
      ...{ is_reviewed: true, bring_change_amount: 20, user_id: 4, order_proof_full_url: ['p'] },
      payments: [{ amount: 4.5, payment_status: 'paid', payment_method: 'wallet' }],
      refund: { refund_status: 'pending', refund_amount: 9, image_full_url: ['/a.webp'] },
      offline_payment: {
        ...{ status: 'denied', method_id: 2, admin_note: 'No such transfer' },
        answers: [{ name: 'sent_from', value: 'X2' }],
      },
    });
    expect(await read(trackOrder, { id: 3 })).toMatchObject({ payments: [], refund: null, offline_payment: null });
  });

  it('reads where a payment stands', async () => {
    expect(await read(getPaymentStatus, { order_id: 5, payment_status: 'paid', attempt: 'fail' })).toMatchObject({
      ...{ order_id: 5, payment_status: 'paid', attempt: 'fail', can_pay_again: false, pay_until: null },
    });
    expect(await read(getSandboxPayment, { payment_id: 'a', amount: '5.5', status: 'pending' })).toMatchObject({
      payment_id: 'a',
      amount: 5.5,
    });
  });

  it('reads reasons, and the result of ordering again', async () => {
    expect(await read(listRefundReasons, { refund_reasons: [{ id: 1, reason: 'Cold', status: 1 }] })).toEqual([
      { id: 1, reason: 'Cold' },
    ]);
    const lines = [{ item_id: 1, quantity: 2, most: 1, price_before: 5, price_now: 6, problem: null }];
    expect(await read(orderAgain, { store: null, lines })).toMatchObject({
      store: null,
      lines: [{ model: 'Item', quantity: 2, most: 1, price_now: 6, problem: null }],
    });
  });
});

describe('the input of payment calls', () => {
  it('takes the answers of an offline method from the unknown fields', async () => {
    const body = { order_id: 1, method_id: 2, sent_from: ' X2 ', tried: { $ne: 1 }, answers: { a: 'b' } };
    const read = await offlinePayment.validate(body, { stripUnknown: true });
    expect(read.answers).toEqual({ sent_from: 'X2' });
  });

  it('takes files only as files, and not too many', async () => {
    const file = new File(['x'], 'x.png');
    expect(await refundInput.isValid({ order_id: 1, customer_reason: 'x', image: [file, file] })).toBe(true);
    expect(await refundInput.isValid({ order_id: 1, customer_reason: 'x', image: Array(6).fill(file) })).toBe(false);
    expect(await prescriptionInput.isValid({ ...CASH, ...PLACE, order_attachment: file })).toBe(true);
    expect(await prescriptionInput.isValid({ ...CASH, ...PLACE, order_attachment: 'x.png' })).toBe(false);
  });

  it.each([placeOrderWithFiles, placePrescription, requestRefund, submitItemReview, submitCourierReview])(
    'sends files as a form: $path',
    ({ encoding }) => expect(encoding).toBe('multipart'),
  );

  it.each([changePaymentMethod, payFromWallet, sendOfflinePayment, updateOfflinePayment, finishSandboxPayment])(
    'changes nothing by following a link: $path',
    ({ method }) => expect(method).toBe('post'),
  );
});
