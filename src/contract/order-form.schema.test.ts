import { ValidationError, type Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import type { OfflineMethod } from './ordering/payment';
import {
  cancelForm,
  cancelParcelForm,
  courierReviewForm,
  offlineForm,
  refundForm,
  reviewForm,
  trackForm,
  trackTripForm,
} from './order-form.schema';

/** Invalid forms, each with the expected message. */
const refused = (schema: Pick<Schema, 'validate'>, values: object): Promise<object> =>
  schema.validate(values, { abortEarly: false }).then(
    () => ({}),
    (error: unknown) =>
      error instanceof ValidationError
        ? Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
        : { error },
  );

const asked = (customer_input: string, is_required: boolean) => ({
  ...{ customer_input, is_required },
  ...{ customer_label: customer_input, customer_placeholder: '' },
});
const methods: OfflineMethod[] = [
  {
    id: 1,
    method_name: 'Bank',
    method_fields: [],
    method_informations: [asked('a.b [c]', true), asked('note', false)],
  },
  { id: 2, method_name: 'Post', method_fields: [], method_informations: [] },
];

/** A phone number, but not the number of the order or trip. */
const known = { contact_number: '971501234567' };
const noReason = { reason: 'order.cancel_reason_missing' };

describe('the forms about an order', () => {
  it.each([
    [
      '[ROUTE-14] [AUTH-61] an order that is looked for by half a number',
      trackForm,
      { order_id: '#100482', contact_number: '15550' },
      { contact_number: 'order.phone_wrong' },
    ],
    [
      '[ROUTE-14] none by the nine national digits of the Emirates',
      trackForm,
      { order_id: '100482', contact_number: '971501234567' },
      {},
    ],
    ['[ROUTE-14] an order without its number', trackForm, known, { order_id: 'order.number_required' }],
    ['[ROUTE-15] a trip without its number', trackTripForm, known, { order_id: 'trip.number_required' }],
    ['[ROUTE-15] a trip by letters', trackTripForm, { ...known, order_id: 'ABC' }, { order_id: 'trip.number_wrong' }],
    ['a cancellation without a word', cancelForm, { reason: '', note: ' ' }, noReason],
    ['none with a reason', cancelForm, { reason: 'Too late', note: '' }, {}],
    ['none with a note', cancelForm, { reason: '', note: 'I am ill' }, {}],
    ['that of a parcel without a word', cancelParcelForm, { reason: [], note: '' }, noReason],
    ['no parcel’s with a reason', cancelParcelForm, { reason: ['Too late'], note: '' }, {}],
    ['no parcel’s with a note', cancelParcelForm, { reason: [], note: 'I am ill' }, {}],
    ['a refund without a reason', refundForm, { reason: '' }, { reason: 'order.refund_reason_missing' }],
    ['a review without stars', reviewForm, { rating: 0, comment: '' }, { rating: 'order.rating_missing' }],
    ['none of an item without words', reviewForm, { rating: 4, comment: '' }, {}],
    [
      'one of a courier without words',
      courierReviewForm,
      { rating: 4, comment: ' ' },
      { comment: 'order.comment_missing' },
    ],
    [
      'a payment without what its method asks',
      offlineForm(methods),
      { method_id: 1, answers: { 0: ' ', 1: '' } },
      { 'answers.0': 'order.offline_missing' },
    ],
    ['none with it', offlineForm(methods), { method_id: 1, answers: { 0: '77', 1: '' } }, {}],
    ['none whose method asks nothing', offlineForm(methods), { method_id: 2, answers: {} }, {}],
  ])('refuse %s', async (_what, schema, values, errors) => expect(await refused(schema, values)).toEqual(errors));
});
