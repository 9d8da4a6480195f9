import pg from 'pg';
import { readFileSync } from 'node:fs';

/** Where the tables of the open shop are (tests/support/e2e-server.ts). */
export const databaseUrl = () => readFileSync('.data/e2e/database-url', 'utf8');

/** What stands in the tables of the open shop. */
export async function rows(text: string, values: unknown[] = [], url = databaseUrl()) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
