import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { phoneForms } from '@/domain/accounts/phone-forms';
import type { Database } from '../db/client';
import { customers, user_infos } from '../db/schema';

export type ProfileInput = Pick<
  typeof customers.$inferSelect,
  'f_name' | 'l_name' | 'phone' | 'email' | 'is_phone_verified' | 'is_email_verified'
> & { image?: string; password_hash?: string };

/**
 * Saves a profile. When another account has its phone or email, answers which one and changes nothing. Call it in a
 * transaction.
 */
export async function saveProfile(
  db: Database,
  id: number,
  profile: ProfileInput,
  now: Date,
): Promise<'phone' | 'email' | null> {
  const { phone, email, f_name, l_name } = profile;
  if (phone !== null && (await isTaken(db, id, inArray(customers.phone, phoneForms(phone))))) return 'phone';
  if (email !== null && (await isTaken(db, id, eq(customers.email, email)))) return 'email';
  await db
    .update(customers)
    .set({ ...profile, updated_at: now })
    .where(eq(customers.id, id));
  const columns = { f_name, l_name, phone, email, ...(profile.image && { image: profile.image }) };
  await db.update(user_infos).set(columns).where(eq(user_infos.user_id, id));
  return null;
}

const access = {
  phone: customers.phone,
  email: customers.email,
  is_phone_verified: customers.is_phone_verified,
  is_email_verified: customers.is_email_verified,
  password_hash: customers.password_hash,
};
type Access = Pick<typeof customers.$inferSelect, keyof typeof access>;

/**
 * Locks an account until the transaction ends, so that its picture is not replaced meanwhile; answers the picture, and
 * whether contacts, proofs or password are no longer those that were read before.
 */
export async function lockProfile(db: Database, id: number, before: Access) {
  const [row] = await db
    .select({ ...access, image: customers.image })
    .from(customers)
    .where(eq(customers.id, id))
    .for('no key update');
  const names = Object.keys(access) as (keyof Access)[];
  return { image: row?.image ?? null, isChanged: !row || names.some((name) => row[name] !== before[name]) };
}

async function isTaken(db: Database, id: number, which: SQL): Promise<boolean> {
  const others = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(which, ne(customers.id, id)));
  return others.length > 0;
}
