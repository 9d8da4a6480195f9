import pg from 'pg';
import { readFileSync } from 'node:fs';

/** The address of the running shop's database (tests/support/e2e-server.ts). */
export const databaseUrl = () => readFileSync('.data/e2e/database-url', 'utf8');

/** Queries the database of the running shop. */
export async function rows(text: string, values: unknown[] = [], url = databaseUrl()) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
