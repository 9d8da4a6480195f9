import { describe, expect, it } from 'vitest';
import { changesSinceAgreed, orderChanges, type SeenLine, type SeenOrder } from './order-review';

const line: SeenLine = { id: 1, name: 'Soup', quantity: 2, most: 9, total: 10, problem: null };
const order: SeenOrder = {
  lines: [line],
  total: 12,
  coupon_discount: 0,
  delivery_charge: 2,
  additional_charge: 0,
  extra_packaging: 0,
  from_wallet: 0,
};

describe('orderChanges', () => {
  it.each<[string, Partial<SeenOrder>, object[]]>([
    ['nothing when all is as it was', {}, []],
    [
      'a price that has risen, and the total',
      { lines: [{ ...line, total: 11 }], total: 13 },
      [
        { kind: 'price', name: 'Soup', before: 10, after: 11 },
        { kind: 'total', before: 12, after: 13 },
      ],
    ],
    [
      'what is left when there are fewer',
      { lines: [{ ...line, most: 1 }] },
      [{ kind: 'fewer', name: 'Soup', before: 2, after: 1 }],
    ],
    [
      'a line that can not be had',
      { lines: [{ ...line, problem: 'out_of_stock' }] },
      [{ kind: 'unavailable', name: 'Soup', problem: 'out_of_stock' }],
    ],
    [
      'one line of two that another tab took out',
      { lines: [{ ...line, id: 2, name: 'Bread' }] },
      [
        { kind: 'removed', name: 'Soup' },
        { kind: 'added', name: 'Bread' },
      ],
    ],
    ['nothing when there are just enough', { lines: [{ ...line, most: 2 }] }, []],
    [
      'an additional charge',
      { additional_charge: 1 },
      [{ kind: 'fee', fee: 'additional_charge', before: 0, after: 1 }],
    ],
    ['packaging', { extra_packaging: 1 }, [{ kind: 'fee', fee: 'extra_packaging', before: 0, after: 1 }]],
    ['a line that another tab took out', { lines: [] }, [{ kind: 'removed', name: 'Soup' }]],
    [
      'a line that another tab put in',
      { lines: [line, { ...line, id: 2, name: 'Bread' }] },
      [{ kind: 'added', name: 'Bread' }],
    ],
    [
      'another number of pieces',
      { lines: [{ ...line, quantity: 3, total: 15 }] },
      [{ kind: 'quantity', name: 'Soup', before: 2, after: 3 }],
    ],
    ['a coupon that is gone', { coupon_discount: 2 }, [{ kind: 'fee', fee: 'coupon_discount', before: 0, after: 2 }]],
    ['another part from the wallet', { from_wallet: 5 }, [{ kind: 'fee', fee: 'from_wallet', before: 0, after: 5 }]],
    ['another delivery fee', { delivery_charge: 3 }, [{ kind: 'fee', fee: 'delivery_charge', before: 2, after: 3 }]],
  ])('[CHECKOUT-01] tells %s', (_rule, now, changes) => {
    expect(orderChanges(order, { ...order, ...now })).toEqual(changes);
  });
});

describe('changesSinceAgreed', () => {
  const agreed = { ...order, lines: [line, { ...line, id: 2, name: 'Bread', quantity: 3, most: 2 }] };
  const left = [line, { ...line, id: 2, name: 'Bread', quantity: 2 }];

  it.each<[string, Partial<SeenOrder>, object[]]>([
    ['nothing while it costs as much', { lines: [line] }, []],
    ['nothing of a fee that the discount makes up for', { delivery_charge: 3, coupon_discount: 1 }, []],
    [
      'a lower total, without what was left out',
      { lines: left, total: 11 },
      [{ kind: 'total', before: 12, after: 11 }],
    ],
    [
      'a raised fee',
      { lines: [line], delivery_charge: 3, total: 13 },
      [
        { kind: 'fee', fee: 'delivery_charge', before: 2, after: 3 },
        { kind: 'total', before: 12, after: 13 },
      ],
    ],
  ])('[CHECKOUT-01] tells %s', (_rule, now, changes) => {
    expect(changesSinceAgreed(agreed, { ...agreed, ...now })).toEqual(changes);
  });
});
