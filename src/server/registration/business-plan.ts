/**
 * How a registered store pays the market, until it is approved.
 * Spec: wire-format §9.3 (`vendor/package-view`, `vendor/business_plan`).
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/customer/registration.schema';
import { businessPlans, isPackageFor, trialDays } from '@/domain/registration/business-plan';
import { DAY_MS } from '@/domain/time/units';
import { translate } from '@/i18n/both';
import { fieldProblem } from '../http/errors';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import type { GatewayPayment } from '../data/order-payment';
import * as data from '../data/registration';
import { loadSettings } from '../data/setting';
import { mediaUrl } from '../data/view';
import type { Database } from '../db/client';
import { startPayment } from '../payments/start';
import { isRegistrationKey } from './store';
import { enforceRateLimit } from '../http/rate-limit';

type Input = InferType<typeof schema.chooseBusinessPlan>;
type Store = NonNullable<Awaited<ReturnType<typeof data.lockRegistration>>>;

export async function choosePlan(input: Input, caller: Caller) {
  await enforceRateLimit(caller, { kind: 'registration_from_address', of: `plan ${caller.address}` });
  const waiting = await caller.db.transaction(async (db) => {
    const store = await data.lockRegistration(db, input.store_id);
    if (!store || !mayChoose(store, input)) throw new ApiError('registration_unknown');
    if (store.store_business_model === 'subscription') throw new ApiError('plan_chosen');
    return input.business_plan === 'commission'
      ? chooseCommission(db, store, caller)
      : choosePackage(db, store, { input, caller });
  });
  // A gateway is another machine, so no lock is held while it is asked.
  return 'price' in waiting ? { redirect_link: await startPlanPayment(waiting, input, caller) } : waiting;
}

/**
 * Ids of stores can be guessed. So without the registration key only the package that the store chose itself can be
 * paid, and nothing free begins, such as the one free trial. An approved store is answered like an unknown one.
 */
function mayChoose(store: Store, { registration_key, business_plan, package_id, payment_gateway }: Input): boolean {
  if (store.status) return false;
  if (isRegistrationKey(store.id, registration_key)) return true;
  if (registration_key || business_plan !== 'subscription' || payment_gateway === 'free_trial') return false;
  return package_id === store.package_id && package_id != null;
}

async function chooseCommission(db: Database, store: Store, caller: Caller) {
  const packages = await listPackagesFor(db, store.module_type);
  if (!businessPlans(await loadSettings(db), packages.length).includes('commission')) throw notOffered();
  await data.changePlan(db, store.id, { store_business_model: 'commission', package_id: null });
  return planAnswer(store, 'commission', caller);
}

async function choosePackage(db: Database, store: Store, { input, caller }: { input: Input; caller: Caller }) {
  const config = await loadSettings(db);
  const packages = await listPackagesFor(db, store.module_type);
  if (!businessPlans(config, packages.length).includes('subscription')) throw notOffered();
  const wanted = packages.find(({ id }) => id === input.package_id);
  if (!wanted) throw fieldProblem('package_id', 'invalid');
  const isTrial = input.payment_gateway === 'free_trial';
  const days = isTrial ? trialDays(config) : wanted.validity;
  if (days === 0) throw new ApiError('payment_gateway');
  const isPaid = isTrial || wanted.price === 0;
  if (isPaid && !isRegistrationKey(store.id, input.registration_key)) throw new ApiError('registration_unknown');
  const subscription_id = await data.insertSubscription(db, {
    ...{ store_id: store.id, package_id: wanted.id, is_trial: isTrial, payment_status: isPaid ? 'paid' : 'unpaid' },
    ...{ expires_at: after(days, caller.now), created_at: caller.now, updated_at: caller.now },
  });
  const plan = { package_id: wanted.id, store_business_model: isPaid ? ('subscription' as const) : ('none' as const) };
  await data.changePlan(db, store.id, plan);
  return isPaid ? planAnswer(store, 'subscription', caller) : { subscription_id, price: wanted.price };
}

const notOffered = () => fieldProblem('business_plan', 'invalid');

async function listPackagesFor(db: Database, module_type: string) {
  return (await data.listAllPackages(db)).filter((plan) => isPackageFor(module_type, plan));
}

function planAnswer(store: Store, store_business_model: 'commission' | 'subscription', caller: Caller) {
  const message = translate(caller.language, 'answers.plan_chosen');
  return { store_business_model, logo: mediaUrl(store.logo, caller), message };
}

type Waiting = { subscription_id: number; price: number };

/** The vendor's wallet is empty while the store is new, so it is no gateway. */
function startPlanPayment({ subscription_id, price }: Waiting, input: Input, caller: Caller): Promise<string> {
  return startPayment(caller, {
    ...{ attribute: 'subscription', attribute_id: subscription_id, user_id: null, guest_id: null, amount: price },
    gateway: input.payment_gateway ?? '',
    callback: input.callback || `${caller.origin}/store-registration`,
  });
}

/** Applies the outcome that a gateway reports to a subscription; returns true when the money is not needed. */
export async function settleSubscription(
  db: Database,
  payment: GatewayPayment,
  { status, at }: { status: string; at: Date },
): Promise<boolean> {
  if (status !== 'success') return false;
  const found = await data.findSubscription(db, payment.attribute_id);
  if (!found) return true;
  const { subscription, validity } = found;
  const store = await data.lockRegistration(db, subscription.store_id);
  if (!store || store.store_business_model === 'subscription') return true;
  await data.markSubscriptionPaid(db, subscription.id, after(validity, at));
  const { package_id } = subscription;
  await data.changePlan(db, store.id, { store_business_model: 'subscription', package_id });
  return false;
}

function after(days: number, from: Date): Date {
  return new Date(from.getTime() + days * DAY_MS);
}
