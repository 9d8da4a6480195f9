import { describe, expect, it } from 'vitest';
import { gatewayFlag, isPaidClaim, paymentPage, returnAddress, returnedId, withoutFlag } from './gateway-return';

const WALLET = 'https://shop.example/profile?page=wallet';

describe('coming back from a gateway', () => {
  it.each([
    [WALLET, 'success', `${WALLET}?flag=success&&token=YT1i`],
    ['https://shop.example/home', 'pending', 'https://shop.example/home?flag=pending&&token=YT1i'],
    ['https://shop.example/home', 'cancel', 'https://shop.example/home?flag=cancel&&token=YT1i'],
  ] as const)('from %s with %s', (callback, flag, address) => {
    expect(returnAddress(callback, flag, 'YT1i')).toBe(address);
    expect(gatewayFlag(address)).toBe(flag);
    expect(withoutFlag(address)).toBe(callback);
  });

  it.each(['/home', '/home?flag=', '/home?flag=paid', '/home?red-flag=success', '/home?flag=successful'])(
    'has no outcome in %s',
    (address) => {
      expect(gatewayFlag(address)).toBeNull();
      expect(withoutFlag(address)).toBe(address);
    },
  );
});

it('leads to the page of a gateway', () => {
  const page = paymentPage({ order_id: 7, customer_id: 9, callback: WALLET, gateway: 'sandbox' });
  expect(page).toBe(
    '/payment-mobile?order_id=7&customer_id=9&payment_platform=web&callback=https%3A%2F%2Fshop.example%2Fprofile%3Fpage%3Dwallet&payment_method=sandbox',
  );
});

it('carries the token that shows whose order it is', () => {
  const page = paymentPage({ order_id: 7, customer_id: 9, callback: WALLET, gateway: 'x', payment_token: 'a.b' });
  expect(page).toContain('&payment_method=x&payment_token=a.b');
});

it.each([
  ['success', true],
  ['pending', true],
  ['fail', false],
  ['cancel', false],
  [null, false],
] as const)('[beyond §4] what is claimed by "%s" is looked up: %s', (flag, isLookedUp) =>
  expect(isPaidClaim(flag)).toBe(isLookedUp),
);

describe('the order of a return', () => {
  const token = (text: string) => encodeURIComponent(btoa(text));
  it.each([
    [
      `/profile?page=my-orders?flag=success&&token=${token('payment_method=x&&attribute_id=100042&&transaction_reference=')}`,
      100042,
    ],
    [`/profile?page=my-orders?flag=fail&&token=${token('payment_method=x')}`, null],
    ['/profile?page=my-orders?flag=cancel&&token=%%%', null],
    ['/profile?page=my-orders', null],
  ])('%s', (address, id) => {
    expect(returnedId(address)).toBe(id);
  });
});
