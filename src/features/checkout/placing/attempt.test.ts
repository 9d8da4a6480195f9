// @document
import { afterEach, expect, it } from 'vitest';
import { beginAttempt, endAttempt, pendingAttempt, type Ordered } from './attempt';

const ordered: Ordered = {
  input: { payment_method: 'cash_on_delivery', order_type: 'delivery', store_id: 7 },
  ...{ gateway: '', offline: null, wallet_part: 0 },
};

afterEach(endAttempt);

it('[CHECKOUT-01] an attempt belongs to the customer who made it, and to nobody until the customer is known', () => {
  const { idempotency_key } = beginAttempt(ordered, { customer_id: 77, known_ids: null });
  const keys = [77, 78, 0, null].map((customer_id) => pendingAttempt(customer_id)?.idempotency_key ?? null);
  expect(keys).toEqual([idempotency_key, null, null, null]);
});

it('[CHECKOUT-01] a guest’s attempt is taken over by the account', () => {
  const { idempotency_key } = beginAttempt(ordered, { customer_id: 0, known_ids: null });
  expect(pendingAttempt(77)?.idempotency_key).toBe(idempotency_key);
});
