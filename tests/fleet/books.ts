import { sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { queryRows, type Database } from '@/server/db/client';
import { wrongAccounts, wrongFunds, wrongOrders } from '../support/ledger';
import type { House } from './house';
import type { Traces } from './journeys';

/** Lists what differs from what clients were told; empty when all is well. */
export async function wrongBooks({ database, room }: House, traces: Traces): Promise<string[]> {
  return database.db.transaction(async (db) => {
    // Checking a hundred thousand orders takes longer than the limit for a call.
    await db.execute(sql`set local statement_timeout = 0`);
    return wrongIn(db, room, traces);
  });
}

async function wrongIn(db: Database, room: string, traces: Traces): Promise<string[]> {
  const problems: string[] = [];
  const kept = await queryRows<{ id: number; files: string[] | null }>(
    db,
    sql`select id, order_attachment as files from orders order by id`,
  );
  const ids = new Set(kept.map(({ id }) => Number(id)));
  const lost = [...traces.orders].filter((id) => !ids.has(id));
  if (lost.length > 0) problems.push(`${lost.length} acknowledged orders are lost: ${lost.slice(0, 10).join(', ')}`);

  const [twice] = await queryRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from (select idempotency_key from orders group by idempotency_key having count(*) > 1) it`,
  );
  if (twice?.n) problems.push(`${twice.n} orders were placed twice`);

  const wrong = [...(await wrongOrders(db)), ...(await wrongAccounts(db)), ...(await wrongFunds(db))];
  if (wrong.length > 0) problems.push(`Money does not add up: ${JSON.stringify(wrong.slice(0, 5))}`);

  const inBucket = (file: string) => existsSync(join(room, 'bucket', 'medina', `${file}._S3rver_object`));
  const files = kept.flatMap(({ files }) => files ?? []);
  const missing = files.filter((file) => !inBucket(file));
  // The shop with a disk of its own kept the files of two orders there, not in the bucket.
  if (missing.length > 2) problems.push(`${missing.length} of ${files.length} files are lost`);
  return problems;
}
