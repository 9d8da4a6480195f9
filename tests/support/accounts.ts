import { createHash } from 'node:crypto';
import type { Database } from '@/server/db/client';
import { customer_tokens, customers } from '@/server/db/schema';

type NewAccount = Partial<typeof customers.$inferInsert> & { id: number };

/** A signed-in customer; returns the token. */
export async function signedInCustomer(db: Database, account: NewAccount): Promise<string> {
  const token = `token-of-the-customer-${account.id}`;
  await db
    .insert(customers)
    .values({ f_name: 'Person', l_name: String(account.id), ref_code: `C${account.id}`, ...account });
  await db.insert(customer_tokens).values({
    customer_id: account.id,
    token_hash: createHash('sha256').update(token).digest('hex'),
    expires_at: new Date('2126-01-01'),
  });
  return token;
}
