import { and, asc, eq, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import { translate } from '@/i18n/both';
import type { Messages } from '@/i18n/index';
import type { Database } from '../db/client';
import { cancellation_reasons, parcel_instructions, refund_reasons } from '../db/schema';
import { localizeText, type PageRequest, type View } from './view';

/** The reasons a customer can give for cancelling an order (`null`) or a parcel. */
export async function listCustomerReasons(
  db: Database,
  cancellation_type: 'before_pickup' | 'after_pickup' | null,
  { limit, offset }: PageRequest,
) {
  const where: SQL | undefined = and(
    eq(cancellation_reasons.status, true),
    eq(cancellation_reasons.user_type, 'customer'),
    cancellation_type
      ? eq(cancellation_reasons.cancellation_type, cancellation_type)
      : isNull(cancellation_reasons.cancellation_type),
  );
  const reasons = await db
    .select()
    .from(cancellation_reasons)
    .where(where)
    .orderBy(asc(cancellation_reasons.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  return { total_size: await db.$count(cancellation_reasons, where), reasons };
}

export async function listParcelInstructions(db: Database, { limit, offset }: PageRequest) {
  const where = eq(parcel_instructions.status, true);
  const instructions = await db
    .select()
    .from(parcel_instructions)
    .where(where)
    .orderBy(asc(parcel_instructions.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  return { total_size: await db.$count(parcel_instructions, where), instructions };
}

/** A text that a customer has chosen from a list of the market, in its reader's language; any other text stays. */
export async function localizeChosen<T extends string | null>(
  db: Database,
  list: keyof typeof CHOSEN,
  text: T,
  view: Pick<View, 'language'>,
): Promise<T | string> {
  if (text === null) return text;
  const [row] = await CHOSEN[list](db, text);
  return row ? localizeText(row.listed, view) : text;
}

const CHOSEN = {
  cancellation: (db: Database, text: string) =>
    db
      .select({ listed: cancellation_reasons.reason })
      .from(cancellation_reasons)
      .where(says(cancellation_reasons.reason, text))
      .limit(1),
  refund: (db: Database, text: string) =>
    db.select({ listed: refund_reasons.reason }).from(refund_reasons).where(says(refund_reasons.reason, text)).limit(1),
  instruction: (db: Database, text: string) =>
    db
      .select({ listed: parcel_instructions.instruction })
      .from(parcel_instructions)
      .where(says(parcel_instructions.instruction, text))
      .limit(1),
};

/** In whichever language the customer has read it. */
const says = (listed: Column, text: string) => sql`${text} in (${listed}->>'en', ${listed}->>'ar')`;

/** What the shop itself notes in an order. The name is stored, and each reader gets the words in their language. */
const SYSTEM_NOTES = [
  ...(['order_replaced', 'order_not_paid', 'transfer_not_reported', 'prescription_not_supplied'] as const),
  ...(['trip_not_begun', 'offline_denied', 'refund_approved', 'refund_rejected', 'refund_no_damage'] as const),
] satisfies (keyof Messages['answers'])[];
export type SystemNote = (typeof SYSTEM_NOTES)[number];

/** A note as its reader sees it; what a person has written stays as it is. */
export function localizeNote(note: string | null, { language }: Pick<View, 'language'>): string | null {
  const known = SYSTEM_NOTES.find((name) => name === note);
  return known ? translate(language, `answers.${known}`) : note;
}
