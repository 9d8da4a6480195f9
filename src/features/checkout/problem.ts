import { typedAmount } from '@/domain/courier-tip';
import { missingContact } from '@/domain/guest-contact';
import type { ComposedOrder } from './compose';
import type { Destination } from './destination';
import type { Draft } from './draft';

/** What keeps an order from being placed, in the order in which the page shows it; each has a text of its own. */
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
  | 'change_too_small';

/** Nothing that the customer fills in here can help: the button says why it does nothing. */
const standing: ReadonlySet<Problem> = new Set([
  'no_type',
  'zone',
  'closed',
  'nothing_left',
  'minimum',
  'prescription',
]);

export function isStanding(problem: Problem | null): boolean {
  return problem !== null && standing.has(problem);
}

/** Where the page stands for it: the section that gets the focus. */
export function sectionOf(problem: Problem): string {
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
  prescription: 'summary',
  payment_missing: 'payment',
  change_too_small: 'payment',
};

/** The first one; null when the order can be placed. */
export function firstProblem(order: ComposedOrder, draft: Draft, destination: Destination): Problem | null {
  const found: (Problem | false)[] = [
    (order.types.length === 0 || order.reach === 'order_type') && 'no_type',
    order.reach === 'zone' && 'zone',
    contactProblem(draft, destination),
    order.slots.length === 0 && 'closed',
    order.slot === null && 'slot_gone',
    order.lines.every(({ problem }) => problem !== null) && 'nothing_left',
    order.missing > 0 && 'minimum',
    order.lines.some(({ line }) => line.item.is_prescription_required) && 'prescription',
    !canPay(order, draft) && 'payment_missing',
    isChangeTooSmall(order, draft) && 'change_too_small',
  ];
  return found.find((it) => it !== false) ?? null;
}

/** Cash is what the market takes so far; the others are listed with their reason. */
function canPay({ payments }: ComposedOrder, { payment_method }: Draft): boolean {
  const chosen = payments.find((it) => it.payment_method === payment_method);
  return chosen?.payment_method === 'cash_on_delivery' && chosen.problem === null;
}

function contactProblem({ order_type }: Draft, { contact, address, is_guest }: Destination): Problem | false {
  if (!is_guest) return order_type !== 'take_away' && !address && 'address_missing';
  const [missing] = missingContact({ ...contact, address: address?.address }, order_type);
  if (!missing) return false;
  if (missing === 'address') return 'address_missing';
  return missing === 'contact_person_email' ? 'email_missing' : 'contact_missing';
}

function isChangeTooSmall({ total }: ComposedOrder, { payment_method, bring_change }: Draft): boolean {
  if (payment_method !== 'cash_on_delivery' || bring_change.trim() === '') return false;
  return typedAmount(bring_change) < total.total;
}
