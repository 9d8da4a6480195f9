/**
 * The words of the mails about an order, in the language in which it was placed. Of what its customer has typed they
 * hold nothing, so that nobody can send words of their own in the shop's name.
 * Spec: beyond §2.8.
 */
import { limits } from '@/domain/limits';
import { sum, times } from '@/domain/money/money';
import { digitsOf, shownMoney } from '@/domain/money/money-display';
import { isPriced } from '@/domain/order/order-payment';
import { languagePath } from '@/domain/text/language-path';
import { oneLine } from '@/domain/text/one-line';
import { translate } from '@/i18n/both';
import type { Messages } from '@/i18n/index';
import { listOrderLines, listPayments, type OrderRow } from '../data/order';
import { loadSettings, type Settings } from '../data/setting';
import { localizeText } from '../data/view';
import type { Database } from '../db/client';
import type { Localized } from '../db/schema/columns';
import { findPaidBack } from './paid-back';

export type OrderMail =
  | { kind: 'receipt' }
  | { kind: 'canceled' }
  /** The payment came too late, or twice. */
  | { kind: 'not_needed'; amount: number; isInWallet: boolean };

type Key = 'mail_more' | Extract<keyof Messages['answers'], `mail_${string}` | `notice_not_needed_${string}`>;
type Say = (key: Key, params?: Record<string, string | number>) => string;
/** The order, and how to say things to its customer. */
type Told = { order: OrderRow; config: Settings; say: Say; money: (amount: number) => string };

export async function composeOrderMail(db: Database, order: OrderRow, mail: OrderMail) {
  const config = await loadSettings(db);
  const name = nameIn(config.business_name, order);
  const say = (key: string, params = {}) =>
    translate(order.language, `answers.${key}`, { id: order.id, name, ...params });
  const told = { order, config, say, money: (amount: number) => shownMoney(amount, config) };
  const signature = [name, config.email, config.phone].filter(Boolean).join('\n');
  const parts = [...(await bodyOf(db, told, mail)), waysOn(told), signature];
  return { subject: say('mail_subject'), text: `${parts.filter(Boolean).join('\n\n')}\n` };
}

async function bodyOf(db: Database, told: Told, mail: OrderMail): Promise<string[]> {
  const { order, say, money } = told;
  if (mail.kind === 'not_needed') {
    const key = mail.isInWallet ? 'notice_not_needed_wallet' : 'notice_not_needed_gateway';
    return [say('mail_about'), say(key, { amount: money(mail.amount) })];
  }
  if (mail.kind === 'canceled') {
    const back = await findPaidBack(db, order);
    const ways = back ? (['wallet', 'gateway', 'kept'] as const).filter((way) => back[way] > 0) : [];
    return [
      say('mail_canceled'),
      source(told),
      ways.map((way) => say(`mail_canceled_${way}`, { amount: money(back?.[way] ?? 0) })).join('\n'),
    ];
  }
  return [say('mail_placed'), source(told), await listGoods(db, told), await listPaying(db, told)];
}

/** The store; of a parcel what it holds. */
function source({ order, say }: Told): string {
  if (order.store) return say('mail_store', { store: nameIn(order.store.name, order) });
  const { parcel_category } = order;
  return parcel_category ? say('mail_parcel', { category: nameIn(parcel_category.name, order) }) : '';
}

async function listGoods(db: Database, { order, config, say, money }: Told): Promise<string> {
  const lines = await listOrderLines(db, order.id);
  const more = lines.length - limits.mail_lines_max;
  const digits = digitsOf(config);
  const shown = lines.slice(0, limits.mail_lines_max).map(({ item_details, price, quantity, total_add_on_price }) =>
    say('mail_line', {
      ...{ quantity, item: nameIn(item_details.name, order) },
      amount: money(sum([times(price, quantity, digits), total_add_on_price], digits)),
    }),
  );
  return [...shown, more > 0 && say('mail_more', { count: more })].filter(Boolean).join('\n');
}

/** What it costs, and how each part is paid. */
async function listPaying(db: Database, { order, say, money }: Told): Promise<string> {
  if (!isPriced(order)) return say('mail_price_later');
  const parts = (await listPayments(db, order.id)).filter(({ amount }) => amount > 0);
  const byReceiver = order.charge_payer === 'receiver';
  const ways = parts.flatMap(({ amount, payment_status, payment_method }) => {
    const way =
      payment_status === 'paid' ? PAID[payment_method] : byReceiver ? 'mail_due_receiver' : DUE[payment_method];
    return way ? [say(way, { amount: money(amount) })] : [];
  });
  return [say('mail_total', { amount: money(order.order_amount) }), ...ways].join('\n');
}

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

/**
 * Where the order is followed. The address opens nothing by itself: it may have been typed wrongly, and then somebody
 * else reads it. The page asks for the order's phone number, or for the account.
 */
function waysOn({ order: { id, user_id, language }, say }: Told): string {
  const shop = process.env.SITE_URL?.replace(/\/$/, '');
  const isGuest = user_id === null;
  const path = languagePath(isGuest ? `/track-order?order_id=${id}` : `/track-order/${id}`, language);
  return [
    shop && `${say('mail_track')}\n${shop}${path}`,
    isGuest && say('mail_track_phone'),
    isGuest && say('mail_not_yours'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function nameIn(name: Localized, { language }: OrderRow): string {
  return oneLine(localizeText(name, { language }), limits.mail_name_max);
}
