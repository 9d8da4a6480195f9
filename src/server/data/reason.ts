import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../db/client';
import { cancellation_reasons, parcel_instructions } from '../db/schema';
import type { PageRequest } from './view';

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
