import { describe, expect, it } from 'vitest';
import { opensGateway } from './gateway-wait';

describe('opensGateway', () => {
  it.each([
    ['[CHECKOUT-01] an order for a gateway waits', 'digital_payment', 0, 'pending', true, true],
    ['[CHECKOUT-01] elsewhere as well', 'digital_payment', 0, 'pending', false, true],
    ['[CHECKOUT-01] 4.0 calls it failed until it is paid', 'digital_payment', 0, 'failed', false, true],
    [
      '[WALLET-01] the rest waits, though elsewhere the order is confirmed',
      'digital_payment',
      6,
      'confirmed',
      false,
      true,
    ],
    ['[WALLET-01] the rest waits in 4.0', 'digital_payment', 6, 'failed', false, true],
    ['nothing waits where all is paid', 'digital_payment', 0, 'confirmed', false, false],
    ['an order sent before has been paid since', 'digital_payment', 6, 'confirmed', true, false],
    ['an order sent before has failed since', 'digital_payment', 0, 'failed', true, false],
    ['an order that was looked for is told of on its page', 'digital_payment', 0, 'known', false, false],
    ['a transfer is no gateway', 'offline_payment', 0, 'failed', false, false],
    ['cash for the rest', 'cash_on_delivery', 6, 'confirmed', false, false],
    ['cash', 'cash_on_delivery', 0, 'pending', false, false],
  ])('%s', (_what, payment_method, wallet_part, status, knowsKeys, opens) => {
    expect(opensGateway({ payment_method, wallet_part }, status, knowsKeys)).toBe(opens);
  });
});
