import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { isUnavailable } from './unavailable';

/** Any number that no other use of the same database takes. */
const LOCK = 7_306_112_026;
const POLL_MS = 500;

/**
 * Does something while no other process does it in the same database: those that start together prepare it one after
 * the other. The lock belongs to a transaction, so it goes through a pooler, and goes when this process does.
 */
export async function inTurn<Out>(url: string | undefined, work: () => Promise<Out>): Promise<Out> {
  // The folder of PGlite is open in one process only.
  if (!url) return work();
  const client = new pg.Client({ connectionString: url, application_name: 'medina prepare', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Whatever limits the role has: the others take as long as they take.
    await client.query('begin; set local lock_timeout = 0; set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}

/** Tries until the database is there; after so many seconds its last refusal is thrown. */
export async function whenThere<Out>(
  work: () => Promise<Out>,
  { seconds, say }: { seconds: number; say: (line: string) => void },
): Promise<Out> {
  const until = Date.now() + seconds * 1000;
  for (let isTold = false; ; isTold = true) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() + POLL_MS > until) throw error;
      if (!isTold) say(`The database is not there yet; waiting for ${seconds} seconds at most.`);
      await wait(POLL_MS);
    }
  }
}
