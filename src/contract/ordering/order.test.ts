import { readOrder } from './order-details.read';
import { readCourierSpot, readOrderLines, readPlaceOrder, readSurge, readTax } from './order.read';
import { describe, expect, it } from 'vitest';
import { cancelOrder, placeOrder as placeInput } from './order.schema';

describe('reading orders of any back end', () => {
  it.each<[string, unknown]>([
    ['an object', { id: 4, f_name: 'Idris', lat: '19.99', lng: '60.51', avg_rating: 4.5, rating_count: 2 }],
    ['a list of one', [{ id: 4, f_name: 'Idris', lat: 19.99, lng: 60.51, avg_rating: '4.5', rating_count: '2' }]],
  ])('takes the courier as %s', (_form, delivery_man) => {
    expect(readOrder({ id: 1, delivery_man }).delivery_man).toMatchObject({
      ...{ id: 4, f_name: 'Idris', lat: 19.99, lng: 60.51, avg_rating: 4.5, rating_count: 2 },
    });
  });

  it('reads the number of pieces, or of lines where the back end sends no pieces', () => {
    expect(readOrder({ id: 1, details_count: '2', pieces_count: '5' })).toMatchObject({ pieces_count: 5 });
    expect(readOrder({ id: 1, details_count: '2' })).toMatchObject({ pieces_count: 2 });
  });

  it.each([[null], [[]], [{}]])('reads no courier from %j', (delivery_man) => {
    expect(readOrder({ id: 1, delivery_man }).delivery_man).toBeNull();
  });

  it('[PRICE-22] takes flags and amounts as numbers, texts and booleans, 3.1 to 4.0', () => {
    const order = readOrder({
      ...{ id: '7', order_amount: '21.05', tax_status: 'included', scheduled: '1', cutlery: 1, otp: 1234 },
      ...{
        confirmed: '2026-03-10 10:00:00',
        canceled: null,
        delivery_address: { latitude: '10.1', longitude: '10.2' },
      },
    });
    expect(order).toMatchObject({
      ...{ id: 7, order_amount: 21.05, tax_status: 'included', scheduled: true, cutlery: true, otp: '1234' },
      ...{ reached: { confirmed: '2026-03-10 10:00:00' }, delivery_address: { latitude: 10.1, longitude: 10.2 } },
    });
  });

  it.each<[string, unknown, string[]]>([
    ['labels', [{ name: 'Size', values: { label: ['Large', 'Hot'] } }], ['Large', 'Hot']],
    ['values with prices', [{ name: 'Size', values: [{ label: 'Large', optionPrice: '2' }] }], ['Large']],
    ['a combination', [{ type: 'Red-S', price: 20, stock: 3 }], ['Red-S']],
    ['nothing', [], []],
  ])('reads the chosen options from %s', (_form, variation, words) => {
    expect(readOrderLines([{ id: 1, variation, item_details: { name: 'x' } }])[0]?.variation).toEqual(words);
  });

  it.each<[string, unknown[], string[]]>([
    ['with the spaces of the item', [{ title: 'Tub', options: ['250 مل', '1 لتر'] }], ['250 مل']],
    ['as they are where the item has others by now', [{ title: 'Tub', options: ['1 لتر'] }], ['250مل']],
  ])('[beyond §4.2] reads the options of a combination %s', (_form, choice_options, words) => {
    const line = { id: 1, variation: [{ type: '250مل', price: 3 }], item_details: { name: 'x', choice_options } };
    expect(readOrderLines([line])[0]?.variation).toEqual(words);
  });

  it('reads an order without a list of lines as no lines', () => {
    expect(readOrderLines({ id: 1, order_type: 'parcel' })).toEqual([]);
  });

  it('reads the answers of the calls around placing an order', () => {
    expect(readPlaceOrder({ order_id: '5', total_ammount: '21.05', status: 'pending' })).toMatchObject({
      order_id: 5,
      total_ammount: 21.05,
    });
    expect(readPlaceOrder({ order_id: 5, total_amount: 21.05, status: 'failed' }).total_ammount).toBe(21.05);
    expect(readTax({ tax_amount: '1.2', tax_status: 'included', tax_included: 1 })).toEqual({
      tax_amount: 1.2,
      tax_status: 'included',
      amounts: null,
    });
    expect(
      readSurge({ title: null, customer_note: 'Busy', customer_note_status: 0, price: 0, price_type: null }),
    ).toEqual({
      ...{ title: '', customer_note: '', price: 0, price_type: 'percent' },
    });
    expect(readCourierSpot({ latitude: '10.1', longitude: '10.2' })).toEqual({
      lat: 10.1,
      lng: 10.2,
      location: '',
    });
    expect(readCourierSpot({})).toBeNull();
  });
});

describe('the input of order calls', () => {
  it.each<[string, unknown, boolean]>([
    ['a text', 'x', true],
    ['a list', ['x', 'y'], true],
    ['nothing', null, true],
    ['a number', 3, false],
    ['too many', Array(30).fill('x'), false],
    ['a long one', 'x'.repeat(256), false],
  ])('takes %s as a reason: %s', (_what, reason, isTaken) => {
    expect(cancelOrder.isValidSync({ order_id: 1, reason })).toBe(isTaken);
  });

  it('takes the cart as text or as a list', () => {
    const body = { payment_method: 'wallet', order_type: 'take_away', store_id: 1 };
    expect(placeInput.validateSync({ ...body, cart: [{ a: 1 }] }).cart).toBe('[{"a":1}]');
    expect(placeInput.validateSync({ ...body, cart: '[]' }).cart).toBe('[]');
  });
});
