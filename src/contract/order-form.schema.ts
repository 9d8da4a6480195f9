import { array, lazy, number, object, string } from 'yup';
import { phoneProblem } from '@/domain/accounts/phone-problem';
import type { OfflineMethod } from './ordering/payment';

/** The forms about an order or a trip. Error messages are message keys. */

const trackFormOf = (of: 'order' | 'trip') =>
  object({
    order_id: string()
      .required(`${of}.number_required`)
      .matches(/^#?\d{1,10}$/, `${of}.number_wrong`),
    contact_number: string()
      .required('order.phone_required')
      .test('phone', 'order.phone_wrong', (value) => phoneProblem(value ?? '') === null),
  });

/** The forms for tracking an order (ROUTE-14) and a trip (ROUTE-15). */
export const trackForm = trackFormOf('order');
export const trackTripForm = trackFormOf('trip');

const isSaid = (text: unknown) => typeof text === 'string' && text.trim() !== '';

/** Why an order or trip is cancelled: one of the market's reasons, a note, or both. */
export const cancelForm = object({
  note: string(),
  reason: string().when('note', ([note], reason) =>
    isSaid(note) ? reason : reason.required('order.cancel_reason_missing'),
  ),
});

/** A parcel may have several reasons. */
export const cancelParcelForm = object({
  note: string(),
  reason: array(string().required()).when('note', ([note], reason) =>
    isSaid(note) ? reason : reason.min(1, 'order.cancel_reason_missing'),
  ),
});

export const refundForm = object({ reason: string().required('order.refund_reason_missing') });

const rating = number().min(1, 'order.rating_missing');

export const reviewForm = object({ rating });

/** A courier's review needs a comment (wire-format §7.5). */
export const courierReviewForm = object({ rating, comment: string().trim().required('order.comment_missing') });

/** The questions of the chosen method. Each answer is stored under the question's index. */
export const offlineForm = (methods: readonly OfflineMethod[]) =>
  lazy(({ method_id }: { method_id?: number }) => {
    const asked = methods.find(({ id }) => id === method_id)?.method_informations ?? [];
    const answers = asked.map(({ is_required }, n) => [
      n,
      is_required ? string().trim().required('order.offline_missing') : string(),
    ]);
    return object({ answers: object(Object.fromEntries(answers)) });
  });
