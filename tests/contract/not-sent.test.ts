import { expect, it } from 'vitest';
import { readConfig } from '@/contract/config.read';
import { readModules } from '@/contract/place/module.read';
import { readZoneAnswer } from '@/contract/place/place.read';
import { readStoreAnswer } from '@/contract/catalogue/store.read';
import { freeDeliveryThreshold } from '@/domain/checkout/free-delivery';
import { offeredOrderTypes } from '@/domain/checkout/order-type';
import { paymentChoices, paymentZone } from '@/domain/checkout/payment-choice';

/**
 * What rules make of a field that a back end does not send. Reader and rule are tested together: the reader must not
 * turn "not sent" into "off" where the rule distinguishes them.
 */

it.each([
  ['[PRICE-06] [CONFIG-13] 3.1: the amount alone', { free_delivery_over: 50 }, 50],
  ['[PRICE-06] [CONFIG-13] the newer field is null', { free_delivery_over: '50', admin_free_delivery: null }, 50],
  ['[PRICE-06] 3.5: switched off', { free_delivery_over: 50, admin_free_delivery: { status: false } }, null],
  ['[PRICE-15] 3.5: every delivery', { admin_free_delivery: { status: 1, type: 'free_delivery_to_all_store' } }, 0],
])('reads from which amount delivery is free; %s', (_what, config, threshold) =>
  expect(freeDeliveryThreshold(readConfig(config))).toBe(threshold),
);

it.each([
  ['sends none', {}, ['cash_on_delivery', 'offline_payment']],
  ['switches cash off', { cash_on_delivery: 0 }, ['offline_payment']],
  ['switches payments outside the shop off', { offline_payment: '0' }, ['cash_on_delivery']],
])('[PRICE-10] offers what the market offers, where a zone %s', (_what, switches, methods) => {
  const [zone] = readZoneAnswer({ zone_id: '[1]', zone_data: [{ id: 1, ...switches }] }).zone_data;
  const choices = paymentChoices({
    config: readConfig({ cash_on_delivery: 1, offline_payment_status: 1 }),
    zone: paymentZone(zone, 4),
    customer: null,
    order: { total: 10, order_type: 'delivery' },
  });
  const open = choices.filter(({ problem }) => problem === null || problem === 'is_guest');
  expect(open.map(({ payment_method }) => payment_method)).toEqual(methods);
});

it('[CHECKOUT-01] offers pickup and later orders where the market does not speak of them', () => {
  const store = readStoreAnswer({ id: 7, delivery: 1, take_away: 1, schedule_order: 1 });
  expect(store && offeredOrderTypes(store, readConfig({}))).toEqual(['delivery', 'schedule_order', 'take_away']);
});

it('[NAV-17] leaves out modules that are switched off, and keeps those whose state is not told', () => {
  const modules = [
    { id: 1, module_type: 'food', status: '1' },
    { id: 2, module_type: 'grocery', status: '0' },
    { id: 3, module_type: 'pharmacy' },
  ];
  expect(readModules(modules).map(({ id }) => id)).toEqual([1, 3]);
});
