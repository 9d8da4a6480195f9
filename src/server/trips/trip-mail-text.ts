/**
 * The words of the mails about a trip. Its places are not among them: their names are the customer's own.
 * Spec: beyond §2.8.
 */
import { less } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { clockShape, dateFormat } from '@/domain/text/date-format';
import { listTripLines, type TripRow } from '../data/rental/trip';
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
} from '../ordering/mail-words';

export type TripMail = { kind: 'booked' } | { kind: 'paid' } | { kind: 'canceled' } | NotNeeded;

/** The trip, and how to say things to its customer. */
type Told = MailWords & { trip: TripRow; hasGoods: boolean };

export async function composeTripMail(
  db: Database,
  trip: TripRow,
  mail: TripMail,
  { isProved }: Reader,
): Promise<Letter> {
  const words = await loadMailWords(db, trip);
  const ways = listWays(words, trip, {
    isProved,
    customer: `/rental/trip-status/${trip.id}`,
    guest: `/track-order?trip_id=${trip.id}`,
    says: { track: 'trip_mail_track', phone: 'trip_mail_track_phone', not_yours: 'trip_mail_not_yours' },
  });
  const told = { ...words, trip, hasGoods: namesGoods(trip, { isProved }) };
  return toLetter(words, words.say('trip_mail_subject'), [...(await bodyOf(db, told, mail)), ...ways]);
}

async function bodyOf(db: Database, told: Told, mail: TripMail): Promise<string[]> {
  const { trip, say, money } = told;
  if (mail.kind === 'not_needed') return [say('trip_mail_about'), sayNotNeeded(told, mail)];
  if (mail.kind === 'canceled') return [say('trip_mail_canceled'), source(told)];
  const total = say('mail_total', { amount: money(trip.trip_amount) });
  if (mail.kind === 'paid') return [say('trip_mail_paid'), source(told), [total, ...listPaid(told)].join('\n')];
  const later = trip.payment_status === 'paid' ? [] : [say('trip_mail_pay_later')];
  return [say('trip_mail_booked'), source(told), await listVehicles(db, told), [total, ...later].join('\n')];
}

/** The provider, and when the trip begins. */
function source({ trip, config, say, nameIn }: Told): string {
  const shape = { dateStyle: 'full' } as const;
  const day = dateFormat(trip.language, config.timezone, shape).format(trip.schedule_at);
  const hour = dateFormat(trip.language, config.timezone, clockShape(config.timeformat)).format(trip.schedule_at);
  return [
    trip.provider ? say('trip_mail_provider', { provider: nameIn(trip.provider.name) }) : '',
    say('trip_mail_pickup', { day, hour }),
  ]
    .filter(Boolean)
    .join('\n');
}

async function listVehicles(db: Database, { trip, hasGoods, say, money, nameIn }: Told): Promise<string> {
  if (!hasGoods) return '';
  const lines = (await listTripLines(db, trip.id)).map(({ vehicle_details, quantity, price }) =>
    say('mail_line', { quantity, item: nameIn(vehicle_details.name), amount: money(price) }),
  );
  return listAtMost(lines, (count) => say('trip_mail_more', { count }));
}

/** How each part was paid: the wallet may have paid a part before the gateway. */
function listPaid({ trip, config, say, money }: Told): string[] {
  const { payment_method, trip_amount, partially_paid_amount } = trip;
  if (payment_method === 'wallet') return [say('mail_paid_wallet', { amount: money(trip_amount) })];
  const rest = less(trip_amount, partially_paid_amount, digitsOf(config));
  return [
    ...(partially_paid_amount > 0 ? [say('mail_paid_wallet', { amount: money(partially_paid_amount) })] : []),
    say('mail_paid_digital_payment', { amount: money(rest) }),
  ];
}
