import { sql } from 'drizzle-orm';
import { type Database, queryRows } from './client';

/** The time of the newest migration of a database (milliseconds, from its file); 0 when there is none. */
export async function readLastMigration(db: Database): Promise<number> {
  const [table] = await queryRows<{ is_there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  );
  if (!table?.is_there) return 0;
  const [newest] = await queryRows<{ made: string | null }>(
    db,
    sql`select max(created_at)::text as made from drizzle.__drizzle_migrations`,
  );
  return Number(newest?.made ?? 0);
}
