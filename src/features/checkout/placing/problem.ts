import type { Customer } from '@/contract/customer/customer';
import { missingContact } from '@/domain/checkout/guest-contact';
import { dueNow } from '@/domain/checkout/payment-choice';
import { limits } from '@/domain/limits';
import { typedAmount } from '@/domain/money/typed-amount';
import type { ComposedOrder, Payable } from './compose';
import { recipientOf, type Destination } from '../destination';
import type { Draft } from '../draft';
import type { Extras } from '../extras';

/** Problems that block an order, in the order of the page; each has its own text. */
export type Problem =
  | 'no_type'
  | 'zone'
  | 'contact_missing'
  | 'email_missing'
  | 'address_missing'
  | 'closed'
  | 'slot_gone'
  | 'nothing_left'
  | 'minimum'
  | 'prescription'
  | 'payment_missing'
  | 'wallet_low'
  | 'offline_missing'
  | 'change_too_small'
  | 'tip_unclear'
  | 'password_short';

/** Problems that no input of the customer can fix: the button says why it is disabled. */
const standing: ReadonlySet<Problem> = new Set(['no_type', 'zone', 'closed', 'nothing_left', 'minimum']);

export function isStanding(problem: Problem | null): boolean {
  return problem !== null && standing.has(problem);
}

/** The id of the section that shows the problem and gets the focus. */
export function problemSectionId(problem: Problem): string {
  return `checkout-${SECTION[problem]}`;
}

const SECTION: Record<Problem, string> = {
  no_type: 'type',
  zone: 'address',
  contact_missing: 'address',
  email_missing: 'address',
  address_missing: 'address',
  closed: 'time',
  slot_gone: 'time',
  nothing_left: 'summary',
  minimum: 'summary',
  prescription: 'prescription',
  payment_missing: 'payment',
  wallet_low: 'payment',
  offline_missing: 'payment',
  change_too_small: 'payment',
  tip_unclear: 'wishes',
  password_short: 'account',
};

type Ordering = {
  draft: Draft;
  extras: Extras;
  destination: Destination;
  /** Null for a guest. */ customer: Customer | null;
};

/** The first problem; null when the order can be placed. */
export function firstProblem(order: ComposedOrder, { draft, extras, destination, customer }: Ordering): Problem | null {
  const found = [
    (order.types.length === 0 || order.reach === 'order_type') && 'no_type',
    order.reach === 'zone' && 'zone',
    contactProblem(draft, destination, customer),
    itemsProblem(order),
    order.needs_prescription && extras.files.length === 0 && 'prescription',
    paymentIssue(order, draft),
    draft.order_type === 'delivery' && isTipUnclear(order, draft) && 'tip_unclear',
    isPasswordShort(draft, extras, destination) && 'password_short',
  ] as const;
  return found.find((problem) => problem !== false && problem !== null) || null;
}

/** Problems of the time, and of the lines available then. */
function itemsProblem({ slots, slot, lines, missing }: ComposedOrder): Problem | false {
  if (slots.length === 0) return 'closed';
  if (slot === null) return 'slot_gone';
  if (lines.length > 0 && lines.every(({ problem }) => problem !== null)) return 'nothing_left';
  return missing > 0 && 'minimum';
}

/** The part of an order or a parcel that is checked before payment. */
export type Paid = Payable & Pick<ComposedOrder, 'offline' | 'balance'>;

export function paymentIssue(order: Paid, draft: Draft): Problem | null {
  if (!canPay(order, draft)) return isWalletLow(order, draft) ? 'wallet_low' : 'payment_missing';
  if (isOfflineMissing(order, draft)) return 'offline_missing';
  return isChangeTooSmall(order, draft) ? 'change_too_small' : null;
}

/** A tip that can not be read is not sent as another amount. */
export function isTipUnclear({ digits }: Pick<Payable, 'digits'>, { other_tip }: Draft): boolean {
  return other_tip !== null && typedAmount(other_tip, digits) === null;
}

function isPasswordShort({ create_account }: Draft, { password }: Extras, { is_guest }: Destination): boolean {
  return is_guest && create_account && password.length < limits.password_min;
}

function canPay({ payments, partial, gateways }: Payable, draft: Draft): boolean {
  const { payment_method } = draft;
  const isOffered =
    draft.partial && partial
      ? partial.methods.includes(payment_method)
      : payments.some((payment) => payment.payment_method === payment_method && payment.problem === null);
  return (
    isOffered && (payment_method !== 'digital_payment' || gateways.some(({ gateway }) => gateway === draft.gateway))
  );
}

/** The wallet was chosen when its balance was still enough. */
function isWalletLow({ payments }: Payable, { payment_method }: Draft): boolean {
  if (payment_method !== 'wallet') return false;
  return payments.some((payment) => payment.payment_method === 'wallet' && payment.problem === 'order_amount');
}

function isOfflineMissing({ offline }: Paid, { payment_method, offline_answers }: Draft): boolean {
  if (payment_method !== 'offline_payment') return false;
  return (
    !offline ||
    offline.method_informations.some(
      (information) => information.is_required && !offline_answers[information.customer_input]?.trim(),
    )
  );
}

function contactProblem(draft: Draft, destination: Destination, customer: Customer | null): Problem | false {
  const { order_type } = draft;
  const { contact, address, is_guest } = destination;
  if (!is_guest) {
    if (order_type !== 'take_away' && !address) return 'address_missing';
    return customer?.phone === '' && !recipientOf(draft, destination)?.contact_person_number && 'contact_missing';
  }
  const [missing] = missingContact({ ...contact, address: address?.address }, order_type);
  if (!missing) return false;
  if (missing === 'address') return 'address_missing';
  return missing === 'contact_person_email' ? 'email_missing' : 'contact_missing';
}

function isChangeTooSmall(order: Payable, draft: Draft): boolean {
  const { payment_method, bring_change } = draft;
  if (payment_method !== 'cash_on_delivery' || bring_change.trim() === '') return false;
  return (typedAmount(bring_change, order.digits) ?? 0) < dueNow(order, draft);
}
