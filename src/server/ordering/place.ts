/**
 * Places an order. Everything is in one transaction, so that an interruption leaves either the whole order or nothing.
 * A lost answer can be requested again with the same idempotency key.
 * Spec: ordering §7; wire-format §7.1.
 */
import { randomUUID } from 'node:crypto';
import type { InferType } from 'yup';
import type { placePrescription } from '@/contract/ordering/prescription.schema';
import { NO_GOODS } from '@/domain/checkout/parcel-fee';
import { minorUnits } from '@/domain/money/money';
import { digitsOf, shownMoney } from '@/domain/money/money-display';
import { asList, isOn } from '@/domain/wire/wire';
import { translate } from '@/i18n/both';
import { ApiError, Unauthorized } from '../http/api';
import type { Caller } from '../http/caller';
import { removeOrdered } from '../data/cart';
import { countCoupon } from '../data/coupon-use';
import { countOrder, type CustomerRow } from '../data/customer';
import { lockOwner } from '../data/guest';
import { moveMoney } from '../data/ledger';
import { insertOrder, moveOrder, type StoredOrder } from '../data/order';
import { findOrderByKey } from '../data/order-attempt';
import { loadSettings } from '../data/setting';
import { queueUploads } from '../data/upload';
import { changeStock } from '../data/catalogue/stock';
import { findStore } from '../data/catalogue/store';
import { createView } from '../data/view';
import type { Database } from '../db/client';
import type { Contact } from '../db/schema/json';
import { possibleOwners, requireOpenSession, requireOwner } from '../http/guards';
import { prepareAccount, createAccount, findOrderOfNewAccount, issueTokenIfVerified } from './account';
import { lockAttempt } from './attempt';
import { resolveContact } from './contact';
import { draftOrder, measureOrderAhead, type Asked, type Measured, type OrderInput } from './draft';
import { requireOpenMarket } from './open-market';
import { mailPlaced } from './order-mail';
import { choosePaying, type Paying } from './payment-method';
import { awaitsGateway, awaitsMoney, cartIds, toOrderRows } from './rows';
import { placeWhileNoted } from './under-way';
import { expireUnpaid, cancelReplaced, replaceUnpaid } from './unpaid';
import { cashTries, orderTries, refuseManyUnpaid, unpaidTries } from './order-limits';
import { refuseOtherAmount } from '../http/other-amount';
import { draftParcel, measureParcelAhead } from './parcel/draft';
import { prepareParcel, parcelRows } from './parcel/place';
import { noteTryOfNewAccount } from '../payments/new-account-try';
import { paymentToken } from '../payments/start';
import { limitCalls, limitSuccesses } from '../http/rate-limit';
import { withUploads } from '../media/upload';
import { removeUploads } from '../media/upload-removal';

type Placed = { order: StoredOrder; isNew: boolean; account: CustomerRow | null };

export async function placeOrder(input: OrderInput, caller: Caller) {
  return placeWhileNoted(input, caller, () => place(input, caller, false));
}

/** An order by prescription alone: what it costs is known when the pharmacist has read it (wire-format §7.2). */
export async function placePrescriptionOrder(input: InferType<typeof placePrescription>, caller: Caller) {
  if (!isOn((await loadSettings(caller.db)).prescription_order_status)) throw new ApiError('prescription_off');
  const store = await findStore(caller.db, input.store_id ?? 0);
  if (store && !store.prescription_order) throw new ApiError('prescription_off');
  if (!input.order_attachment) throw new ApiError('prescription');
  // The amount is not known yet, so it cannot be paid from the wallet or in advance.
  if (!PAID_LATER.includes(input.payment_method)) throw new ApiError('order_method');
  return placeWhileNoted(input, caller, () => place({ ...input, is_buy_now: 1 }, caller, true));
}

const PAID_LATER = ['cash_on_delivery', 'digital_payment'];

async function place(input: OrderInput, caller: Caller, by_prescription: boolean) {
  const owner = requireOwner(caller, input.guest_id);
  const key = input.idempotency_key || caller.idempotency_key;
  const [view, config] = await Promise.all([createView(caller), loadSettings(caller.db)]);
  const answer = async (order: StoredOrder, customer: CustomerRow | null) =>
    serializePlaced(order, caller, {
      token: customer && (await issueTokenIfVerified(caller, customer)),
      message: placedMessage(order, { input, view, config }),
    });
  const findOrderWithAccount = async () => (key ? findOrderOfNewAccount(caller, owner, { ...input, key }) : undefined);
  // An account that was made with it is signed in again by its password.
  const answerPlaced = async (order: StoredOrder) => answer(order, (await findOrderWithAccount())?.customer ?? null);
  // What is already placed is answered whatever rate limits say, before any counts; `storeOnce` looks again under the lock.
  const before = key ? await findOrderByKey(caller.db, possibleOwners(caller, input.guest_id), key) : undefined;
  if (before) return answerPlaced(before);
  const again = await findOrderWithAccount();
  if (again) return answer(again.order, again.customer);
  requireOpenMarket(config);
  const account = await prepareAccount(caller, owner, input);
  const files = asList(input.order_attachment);
  const { checks_prices } = caller;
  const has_prescription = files.length > 0;
  const asked: Asked = { input, owner, view, config, checks_prices, by_prescription, has_prescription };
  await expireUnpaid(caller);
  if (files.length > 0) {
    // Files are stored only for a customer or a guest who exists.
    if (!(await lockOwner(caller.db, owner))) throw new Unauthorized();
    await limitCalls(caller, 'upload');
  }
  const isFreeAtFirst = by_prescription || FREE_AT_FIRST.includes(input.payment_method);
  const unpaid = unpaidTries(caller, owner, input.payment_method);
  const tries = isFreeAtFirst ? cashTries(caller, owner, input.contact_person_number) : [];
  const made = await limitSuccesses(caller, [...orderTries(caller, owner), ...unpaid, ...tries], {
    work: async () => {
      const measure = input.order_type === 'parcel' ? measureParcelAhead : measureOrderAhead;
      const distance_km = await measure(caller, asked);
      return storeOnce(caller, { ...asked, distance_km }, { account, key, files });
    },
    isCounted: ({ isNew }) => isNew,
  });
  if (made.account && unpaid.length > 0) await noteTryOfNewAccount(caller, made.order.id);
  if (made.isNew) mailPlaced(caller, made.order);
  return made.isNew ? answer(made.order, made.account) : answerPlaced(made.order);
}

/** Placing such an order costs nothing, and it is not cancelled after an hour; so it is with every prescription. */
const FREE_AT_FIRST = ['cash_on_delivery', 'offline_payment'];

type Attempted = {
  account: Awaited<ReturnType<typeof prepareAccount>>;
  key: string | null;
  files: File[];
};

function storeOnce(caller: Caller, asked: Measured, { account, key, files }: Attempted): Promise<Placed> {
  const owners = possibleOwners(caller, asked.input.guest_id);
  return withUploads(
    files,
    { folder: 'prescription', pdf: true, of: { ...asked.owner, db: caller.db } },
    async (order_attachment) => {
      const made = await caller.db.transaction(async (db): Promise<Placed> => {
        await lockAttempt(db, owners);
        await requireOpenSession(db, caller);
        const before = key ? await findOrderByKey(db, owners, key) : undefined;
        if (before) {
          await queueUploads(db, order_attachment);
          return { order: before, isNew: false, account: null };
        }
        const customer = account && (await createAccountFor(db, caller, asked, account));
        const whose: Measured = customer ? { ...asked, owner: { customer_id: customer.id, guest_id: null } } : asked;
        const order = await storeOrder(db, whose, { key: key ?? `own-${randomUUID()}`, order_attachment });
        return { order, isNew: true, account: customer };
      });
      if (!made.isNew) await removeUploads(caller.db, order_attachment);
      return made;
    },
  );
}

/** The guest's unpaid order from the same cart is cancelled first, because the account takes over the cart. */
async function createAccountFor(
  db: Database,
  caller: Caller,
  asked: Asked,
  { password_hash }: { password_hash: string },
) {
  const contact = await resolveContact(db, asked);
  await replaceUnpaid(db, asked);
  return createAccount(db, caller, { contact, guest: asked.owner, password_hash });
}

/** A client that does not check prices is told the amount when it is higher than what it showed. */
function placedMessage(order: StoredOrder, { input, view, config }: Pick<Asked, 'input' | 'view' | 'config'>): string {
  const digits = digitsOf(config);
  const shownAmount = input.order_amount ?? order.order_amount;
  if (minorUnits(order.order_amount, digits) <= minorUnits(shownAmount, digits)) {
    return translate(view.language, 'answers.order_placed');
  }
  return translate(view.language, 'answers.order_placed_for_more', { amount: shownMoney(order.order_amount, config) });
}

function serializePlaced(order: StoredOrder, caller: Caller, told: { token: string | null; message: string }) {
  return {
    message: told.message,
    order_id: order.id,
    total_ammount: order.order_amount,
    status: order.order_status,
    created_at: order.created_at.toISOString(),
    user_id: order.user_id ?? order.guest_id,
    payment_token: paymentToken(order, caller.now),
    token: told.token,
  };
}

/** What the tax call answers: the tax of the order as it would be placed, and every other row of its price. */
export async function previewTax(input: OrderInput, caller: Caller) {
  const owner = requireOwner(caller, input.guest_id);
  const [view, config] = await Promise.all([createView(caller), loadSettings(caller.db)]);
  const by_prescription = input.is_prescription === true;
  const { checks_prices } = caller;
  const asked: Asked = { input, owner, view, config, checks_prices, by_prescription, has_prescription: true };
  if (input.order_type === 'parcel') {
    const { total } = await draftParcel(caller.db, { ...asked, distance_km: await measureParcelAhead(caller, asked) });
    return { tax_amount: 0, tax_status: 'excluded', tax_included: 0, amounts: { ...NO_GOODS, ...total } };
  }
  const measured = { ...asked, distance_km: await measureOrderAhead(caller, asked) };
  const { total } = await draftOrder(caller.db, measured, { hold: false });
  const { tax, tax_status, ...amounts } = total;
  return { tax_amount: tax, tax_status, tax_included: tax_status === 'included' ? 1 : 0, amounts };
}

type Attempt = { key: string; order_attachment: string[] };

async function storeOrder(db: Database, asked: Measured, { key, order_attachment }: Attempt): Promise<StoredOrder> {
  const { input, owner, view } = asked;
  const contact = await resolveContact(db, asked);
  if (input.order_type === 'parcel') return storeParcel(db, asked, { contact, key });
  await cancelReplaced(db, asked);
  const draft = await draftOrder(db, asked, { hold: true });
  const paying = choosePaying(draft, asked);
  if (awaitsMoney(paying)) await refuseManyUnpaid(db, owner, view.now);
  refuseUnlikeShown(draft.total.total, asked);
  const rows = toOrderRows(draft, asked, { contact, idempotency_key: key, paying, order_attachment });
  const order = await insertOrder(db, rows, view.now);
  await changeStock(db, draft.lines, -1);
  if (draft.coupon) await countCoupon(db, draft.coupon.id, 1);
  if (!awaitsGateway(paying)) await removeOrdered(db, cartIds(draft));
  if (owner.customer_id !== null) await countOrder(db, owner.customer_id);
  return beginOrder(db, order, paying, view.now);
}

async function storeParcel(db: Database, asked: Measured, { contact, key }: { contact: Contact; key: string }) {
  const { owner, view } = asked;
  const { draft, paying } = await prepareParcel(db, asked);
  if (awaitsMoney(paying)) await refuseManyUnpaid(db, owner, view.now);
  refuseUnlikeShown(draft.total.total, asked);
  const rows = parcelRows(draft, asked, { contact, idempotency_key: key, paying });
  const order = await insertOrder(db, rows, view.now);
  if (owner.customer_id !== null) await countOrder(db, owner.customer_id);
  return beginOrder(db, order, paying, view.now);
}

/** Pays the wallet's part. When nothing is left to pay, the store gets the order at once. */
async function beginOrder(db: Database, order: StoredOrder, paying: Paying, at: Date): Promise<StoredOrder> {
  const { id, user_id, payment_method } = order;
  if (paying.wallet > 0 && user_id !== null) {
    const transaction_type = payment_method === 'wallet' ? 'order_place' : 'partial_payment';
    const move = { user_id, transaction_type, debit: paying.wallet, reference: String(id) } as const;
    if (!(await moveMoney(db, move, at))) throw new ApiError('wallet_low');
  }
  if (!paying.is_confirmed) return order;
  await moveOrder(db, { order_id: id, status: 'confirmed', changed_by: 'system', at });
  return { ...order, order_status: 'confirmed', confirmed: at };
}

/** Clients that do not ask for the check are charged the current amount, and told. */
function refuseUnlikeShown(total: number, { input, config, checks_prices }: Asked): void {
  if (checks_prices && input.order_amount != null) refuseOtherAmount(input.order_amount, total, config);
}
