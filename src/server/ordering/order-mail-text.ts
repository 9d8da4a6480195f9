/**
 * The words of the mails about an order.
 * Spec: beyond §2.8.
 */
import { sum, times } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { isPriced } from '@/domain/order/order-payment';
import { listOrderLines, type OrderRow } from '../data/order';
import type { Database } from '../db/client';
import {
  listAtMost,
  listWays,
  loadMailWords,
  namesGoods,
  sayNotNeeded,
  toLetter,
  type Letter,
  type MailWords,
  type NotNeeded,
  type Reader,
} from './mail-words';
import { findPaidBack } from './paid-back';

export type OrderMail = { kind: 'receipt' } | { kind: 'canceled' } | NotNeeded;

/** The order, and how to say things to its customer. */
type Told = MailWords & { order: OrderRow; hasGoods: boolean };

export async function composeOrderMail(
  db: Database,
  order: OrderRow,
  mail: OrderMail,
  { isProved }: Reader,
): Promise<Letter> {
  const words = await loadMailWords(db, order);
  const ways = listWays(words, order, {
    isProved,
    customer: `/track-order/${order.id}`,
    guest: `/track-order?order_id=${order.id}`,
    says: { track: 'mail_track', phone: 'mail_track_phone', not_yours: 'mail_not_yours' },
  });
  const told = { ...words, order, hasGoods: namesGoods(order, { isProved }) };
  return toLetter(words, words.say('mail_subject'), [...(await bodyOf(db, told, mail)), ...ways]);
}

async function bodyOf(db: Database, told: Told, mail: OrderMail): Promise<string[]> {
  const { order, say, money } = told;
  if (mail.kind === 'not_needed') return [say('mail_about'), sayNotNeeded(told, mail)];
  if (mail.kind === 'canceled') {
    const back = await findPaidBack(db, order);
    const ways = back ? (['wallet', 'gateway', 'kept'] as const).filter((way) => back[way] > 0) : [];
    return [
      say('mail_canceled'),
      source(told),
      ways.map((way) => say(`mail_canceled_${way}`, { amount: money(back?.[way] ?? 0) })).join('\n'),
    ];
  }
  return [say('mail_placed'), source(told), await listGoods(db, told), listPaying(told)];
}

/** The store; of a parcel what it holds. */
function source({ order, hasGoods, say, nameIn }: Told): string {
  if (order.store) return say('mail_store', { store: nameIn(order.store.name) });
  const { parcel_category } = order;
  return parcel_category && hasGoods ? say('mail_parcel', { category: nameIn(parcel_category.name) }) : '';
}

async function listGoods(db: Database, { order, hasGoods, config, say, money, nameIn }: Told): Promise<string> {
  if (!hasGoods) return '';
  const digits = digitsOf(config);
  const lines = await listOrderLines(db, order.id);
  const told = lines.map(({ item_details, price, quantity, total_add_on_price }) =>
    say('mail_line', {
      ...{ quantity, item: nameIn(item_details.name) },
      amount: money(sum([times(price, quantity, digits), total_add_on_price], digits)),
    }),
  );
  return listAtMost(told, (count) => say('mail_more', { count }));
}

/** What it costs, and how each part is paid. */
function listPaying({ order, say, money }: Told): string {
  if (!isPriced(order)) return say('mail_price_later');
  const parts = order.payments.filter(({ amount }) => amount > 0);
  const byReceiver = order.charge_payer === 'receiver';
  const ways = parts.flatMap(({ amount, payment_status, payment_method }) => {
    const way =
      payment_status === 'paid' ? PAID[payment_method] : byReceiver ? 'mail_due_receiver' : DUE[payment_method];
    return way ? [say(way, { amount: money(amount) })] : [];
  });
  return [say('mail_total', { amount: money(order.order_amount) }), ...ways].join('\n');
}

type Key = Parameters<MailWords['say']>[0];

const PAID: Record<string, Key | undefined> = {
  wallet: 'mail_paid_wallet',
  digital_payment: 'mail_paid_digital_payment',
  offline_payment: 'mail_paid_offline_payment',
};
const DUE: Record<string, Key | undefined> = {
  cash_on_delivery: 'mail_due_cash_on_delivery',
  digital_payment: 'mail_due_digital_payment',
  offline_payment: 'mail_due_offline_payment',
};
