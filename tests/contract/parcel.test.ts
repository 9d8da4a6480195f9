import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/contract/core/endpoint';
import * as order from '@/contract/ordering/order';
import * as cancel from '@/contract/ordering/order-cancel';
import * as parcel from '@/contract/ordering/parcel';
import { backEnd } from '@tests/support/back-end';

/** Parcels as back ends 3.1 to 4.0 answer them (wire-format §5.6, §7.3 to §7.5). */
const { ask, answers } = backEnd({ module_id: 5 });

/** The answer, and the part of the result that must match. */
type Case = [what: string, endpoint: Endpoint, input: object, answer: unknown, read: unknown];

const box = { id: 2, name: 'Box', description: 'Up to 5 kg', image_full_url: 'http://a/b.webp', module_id: '5' };
const person = { contact_person_name: 'Dana', contact_person_number: '+15550100777', latitude: '25.3', longitude: 55 };
const sent = {
  ...{ id: '9', order_type: 'parcel', order_status: 'picked_up', order_amount: '8.5', charge_payer: 'receiver' },
  parcel_category: box,
};
const paged = { total_size: 1, limit: '25', offset: '1' };
const reasons = { limit: 25, offset: 1, user_type: 'customer', cancellation_type: 'after_pickup' };

const cases: Case[] = [
  [
    'a category with its own rates',
    parcel.listParcelCategories,
    {},
    [{ ...box, parcel_per_km_shipping_charge: '1.5', parcel_minimum_shipping_charge: 4 }],
    [{ id: 2, module_id: 5, parcel_per_km_shipping_charge: 1.5, parcel_minimum_shipping_charge: 4 }],
  ],
  [
    'a category without, and without a picture',
    parcel.listParcelCategories,
    {},
    [{ ...box, image_full_url: null, parcel_per_km_shipping_charge: null }],
    [{ image_full_url: null, parcel_per_km_shipping_charge: 0, parcel_minimum_shipping_charge: 0 }],
  ],
  [
    'instructions',
    order.listParcelInstructions,
    { limit: 25, offset: 1 },
    { ...paged, data: [{ id: 1, instruction: 'Ring', status: '1' }] },
    [{ id: 1, instruction: 'Ring' }],
  ],
  ['the charge of the vehicle, a bare number', order.getVehicleCharge, { distance: 3 }, 1.5, 1.5],
  ['no vehicle', order.getVehicleCharge, { distance: 3 }, 0, 0],
  [
    'the reasons of 3.5',
    cancel.listParcelReasons,
    reasons,
    { ...paged, data: [{ id: 3, reason: 'Nobody there', user_type: 'customer', cancellation_type: 'after_pickup' }] },
    [{ id: 3, reason: 'Nobody there', cancellation_type: 'after_pickup' }],
  ],
  [
    'a price of 3.5: the tax alone',
    order.getTax,
    {},
    { tax_amount: '0.5', tax_status: 'excluded' },
    { tax_amount: 0.5, amounts: null },
  ],
  [
    'a parcel of 3.1: the receiver as JSON text',
    order.trackOrder,
    { order_id: 9 },
    { ...sent, receiver_details: JSON.stringify(person) },
    {
      charge_payer: 'receiver',
      parcel_category: { name: 'Box' },
      receiver_details: { latitude: 25.3 },
      parcel_cancellation: null,
    },
  ],
  [
    'a canceled one of 3.5, with its return',
    order.trackOrder,
    { order_id: 9 },
    {
      ...{ ...sent, order_status: 'canceled', receiver_details: person },
      parcel_cancellation: {
        cancel_by: 'customer',
        before_pickup: 0,
        return_fee: '3.5',
        return_otp: 4711,
        return_date: null,
      },
    },
    { parcel_cancellation: { before_pickup: false, return_fee: 3.5, return_otp: '4711' } },
  ],
  [
    'the lines of a parcel, which has none',
    order.getOrderLines,
    { order_id: 9 },
    { ...sent, receiver_details: person },
    [],
  ],
  [
    'why to choose it',
    parcel.listWhyChoose,
    {},
    { banners: [{ id: '1', title: 'Quick', short_description: 'Soon', image_full_url: 'http://a/q.webp' }] },
    [{ id: 1, title: 'Quick', short_description: 'Soon', image_full_url: 'http://a/q.webp' }],
  ],
  ['no reasons to choose it', parcel.listWhyChoose, {}, {}, []],
  [
    'the block of the video with its points',
    parcel.getVideoContent,
    {},
    {
      banner_contents: [
        { key: 'content1_title', value: 'Send' },
        { key: 'content1_subtitle', value: 'From home' },
        { key: 'content2_title', value: 'Follow' },
      ],
      ...{ section_title: 'How', banner_type: 'video', banner_video: 'http://v/1' },
    },
    {
      ...{ title: 'How', video: 'http://v/1', image: null },
      points: [
        { title: 'Send', text: 'From home' },
        { title: 'Follow', text: '' },
      ],
    },
  ],
];

describe('parcels', () => {
  it.each(cases)('reads %s', async (_what, endpoint, input, answer, read) => {
    answers(endpoint, answer);
    const told = await ask(endpoint, input);
    if (typeof read === 'object') expect(told).toMatchObject(read as object);
    else expect(told).toBe(read);
  });

  it('no video block', async () => {
    answers(parcel.getVideoContent, {});
    expect(await ask(parcel.getVideoContent, {})).toBeNull();
  });
});
