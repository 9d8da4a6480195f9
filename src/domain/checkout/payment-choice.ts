/**
 * The payment methods of an order, and why one is refused.
 * Spec: wire-format §2.1 and §2.2 (configuration and zone switches), §7.1 and §7.3 (refusals).
 */
import { less, type Amount } from '../money/money';
import { isOff, isOn, toNumber, type Flag, type Maybe } from '../wire/wire';

export const paymentMethods = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export type PaymentFor = {
  config: {
    cash_on_delivery?: Flag;
    digital_payment?: Flag;
    offline_payment_status?: Flag;
    customer_wallet_status?: Flag;
    partial_payment_status?: Flag;
    /** cod, digital_payment or both: the methods for the rest. */
    partial_payment_method?: Maybe<string>;
    active_payment_method_list?: Maybe<readonly { gateway: string }[]>;
  };
  /** The zone's switches and the limit of its module. A missing switch allows the method. */
  zone?: Maybe<{
    cash_on_delivery?: Flag;
    digital_payment?: Flag;
    offline_payment?: Flag;
    /** 0 or null means no limit. */
    maximum_cod_order_amount?: Amount;
  }>;
  /** null for a guest. */
  customer: Maybe<{ wallet_balance?: Amount }>;
  order: {
    total: number;
    order_type: string;
    /** For parcels: `sender` or `receiver`. */
    charge_payer?: Maybe<string>;
  };
};

type ZoneWithModules = NonNullable<PaymentFor['zone']> & {
  modules: readonly { id: number; pivot?: Maybe<{ maximum_cod_order_amount?: Amount }> }[];
};

/** The payment rules of a zone for one of its modules: its switches and the cash limit of the module. */
export function paymentZone(zone: Maybe<ZoneWithModules>, module_id: Maybe<number>): PaymentFor['zone'] {
  if (!zone) return null;
  const pivot = zone.modules.find(({ id }) => id === module_id)?.pivot;
  return { ...zone, maximum_cod_order_amount: pivot?.maximum_cod_order_amount };
}

export type PaymentProblem =
  /** Switched off in the configuration or the zone. */
  | 'order_method'
  | 'digital_payment'
  | 'offline_payment_status'
  | 'is_guest'
  /** The wallet balance is too low, or the amount exceeds the cash limit. */
  | 'order_amount'
  /** The receiver of a parcel can only pay in cash. */
  | 'charge_payer';

export function paymentProblem(method: PaymentMethod, state: PaymentFor): PaymentProblem | null {
  if (isPaidByReceiver(state) && method !== 'cash_on_delivery') return 'charge_payer';
  return RULES[method](state);
}

function isPaidByReceiver({ order: { order_type, charge_payer } }: PaymentFor): boolean {
  return order_type === 'parcel' && charge_payer === 'receiver';
}

export type PaymentChoice = {
  payment_method: PaymentMethod;
  /** null when the method can be chosen. Methods that are switched off are not in the list. */
  problem: Extract<PaymentProblem, 'is_guest' | 'order_amount'> | null;
};

/** The methods that the checkout shows. Some may be disabled for this order. */
export function paymentChoices(state: PaymentFor): PaymentChoice[] {
  return paymentMethods.flatMap((payment_method) => {
    const problem = paymentProblem(payment_method, state);
    return problem === null || problem === 'is_guest' || problem === 'order_amount'
      ? [{ payment_method, problem }]
      : [];
  });
}

export type PartialPayment = {
  wallet: number;
  /** The amount left for the second method. */
  rest: number;
  methods: PaymentMethod[];
};

/** The split when the wallet pays first and has some money but not enough; null when that is not available. */
export function partialPayment(state: PaymentFor, digits: number): PartialPayment | null {
  const { config, customer, order } = state;
  const wallet = toNumber(customer?.wallet_balance);
  if (!customer || !isOn(config.customer_wallet_status) || !isOn(config.partial_payment_status)) return null;
  if (wallet <= 0 || wallet >= order.total || isPaidByReceiver(state)) return null;
  const rest = less(order.total, wallet, digits);
  const methods = restsOf(config.partial_payment_method).filter(
    (method) => paymentProblem(method, { ...state, order: { ...order, total: rest } }) === null,
  );
  return methods.length > 0 ? { wallet, rest, methods } : null;
}

/** What the chosen method has to pay: all of it, or what the wallet leaves. */
export function dueNow(
  { total, partial }: { total: { total: number }; partial: PartialPayment | null },
  chosen: { partial: boolean },
): number {
  return chosen.partial && partial ? partial.rest : total.total;
}

/** Whether cash may pay what the wallet has left of an order. */
export function cashMayPayRest({
  partial_payment_method,
}: Pick<PaymentFor['config'], 'partial_payment_method'>): boolean {
  return restsOf(partial_payment_method).includes('cash_on_delivery');
}

function restsOf(partial_payment_method: Maybe<string>): readonly PaymentMethod[] {
  return RESTS[partial_payment_method ?? ''] ?? [];
}

const RESTS: Readonly<Record<string, readonly PaymentMethod[]>> = {
  cod: ['cash_on_delivery'],
  digital_payment: ['digital_payment'],
  both: ['cash_on_delivery', 'digital_payment'],
};

const RULES: Record<PaymentMethod, (state: PaymentFor) => PaymentProblem | null> = {
  cash_on_delivery({ config, zone, order }) {
    if (!isOn(config.cash_on_delivery) || isOff(zone?.cash_on_delivery)) return 'order_method';
    const most = toNumber(zone?.maximum_cod_order_amount);
    return most > 0 && order.total > most ? 'order_amount' : null;
  },
  digital_payment({ config, zone }) {
    const hasGateway = (config.active_payment_method_list ?? []).length > 0;
    return isOn(config.digital_payment) && hasGateway && !isOff(zone?.digital_payment) ? null : 'digital_payment';
  },
  wallet({ config, customer, order }) {
    if (!isOn(config.customer_wallet_status)) return 'order_method';
    if (!customer) return 'is_guest';
    return toNumber(customer.wallet_balance) < order.total ? 'order_amount' : null;
  },
  offline_payment({ config, zone }) {
    return isOn(config.offline_payment_status) && !isOff(zone?.offline_payment) ? null : 'offline_payment_status';
  },
};
