import { mixed, object, string } from 'yup';
import { limits } from '@/domain/limits';
import { keptText } from '@/domain/text/kept-text';
import { guestId, id, text } from '../core/fields';

/** The maximum number of questions of a method. */
const ANSWERS = 30;

const own = ['order_id', 'method_id', 'guest_id', 'customer_note', '_method', 'answers'];

/** Every other text field is an answer to one of the method's questions. */
function withAnswers(value: unknown, original: unknown): unknown {
  if (typeof original !== 'object' || original === null || typeof value !== 'object') return value;
  const others = Object.entries(original).filter(([name]) => !own.includes(name) && name.length <= 100);
  const answers = others
    .filter(([, answer]) => typeof answer === 'string' || typeof answer === 'number')
    .slice(0, ANSWERS)
    .map(([name, answer]) => [name, keptText(String(answer)).trim().slice(0, 500)]);
  return { ...value, answers: Object.fromEntries(answers) };
}

const isAnswers = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null;
const offline = {
  order_id: id().required(),
  guest_id: guestId(),
  customer_note: text(limits.note_max).nullable(),
  /** Not sent by clients: `withAnswers` collects it from the unknown fields. */
  answers: mixed<Record<string, string>>(isAnswers).meta({ isOwn: true }),
  _method: text(10),
};

export const offlinePayment = object({ ...offline, method_id: id().required() }).transform(withAnswers);
export const offlineUpdate = object({ ...offline, method_id: id() }).transform(withAnswers);

export const changePaymentMethod = object({
  order_id: id().required(),
  guest_id: guestId(),
  _method: text(10),
});

export const payFromWallet = object({ order_id: id().required() });

export const getPaymentStatus = object({
  order_id: id(),
  /** Used when the order's number is not known. */
  idempotency_key: text(80),
  guest_id: guestId(),
});

const payment_id = string().max(100).required();

export const getSandboxPayment = object({ payment_id });

export const finishSandboxPayment = object({
  payment_id,
  outcome: string()
    .oneOf(['success', 'fail', 'cancel'] as const)
    .required(),
});
