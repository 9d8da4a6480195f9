import { describe, expect, it } from 'vitest';
import { isUnderMaintenance, staysOpen } from './maintenance.mjs';

describe('[CONFIG-01] a market is closed for maintenance', () => {
  const only = (...systems: string[]) => ({ maintenance_system_setup: systems });
  it.each<[string, unknown, boolean]>([
    ['when its configuration says so', { maintenance_mode: true }, true],
    ['when older back ends say so by a number', { maintenance_mode: 1, maintenance_mode_data: null }, true],
    [
      'when this website is among the closed systems',
      { maintenance_mode: true, maintenance_mode_data: only('react_website') },
      true,
    ],
    [
      'not when only other systems are closed',
      { maintenance_mode: true, maintenance_mode_data: only('user_mobile_app') },
      false,
    ],
    [
      'not when it is off, whatever was chosen before',
      { maintenance_mode: false, maintenance_mode_data: only('react_website') },
      false,
    ],
    ['not without a word of it', {}, false],
    ['not by an answer that is none', null, false],
  ])('%s', (_name, config, closed) => expect(isUnderMaintenance(config)).toBe(closed));
});

describe('[CONFIG-01] while a market is closed', () => {
  it.each([
    '/track-order',
    '/track-order/100012',
    '/profile?page=my-orders',
    '/payment/abc',
    '/rental/trip-status/7',
    '/checkout?order_id=7&status=success',
    '/store-registration?flag=success&token=a',
    '/maintenance',
    '/forgot-password',
    '/privacy-policy',
    '/terms-and-conditions',
    '/refund-policy',
    '/cancellation-policy',
    '/shipping-policy',
  ])('%s stays open', (path) => expect(staysOpen(path)).toBe(true));

  it.each(['/', '/home', '/store/a', '/store-registration', '/checkout?page=cart', '/track-orders', '/rental/cart'])(
    '%s does not',
    (path) => expect(staysOpen(path)).toBe(false),
  );
});
