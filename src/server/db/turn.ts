import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { isUnavailable } from './unavailable';

/** An arbitrary lock id that nothing else in this database uses. */
const LOCK = 7_306_112_026;
const POLL_MS = 500;

/**
 * Runs `work` while no other process runs it on the same database, so that processes that start together prepare it one
 * after the other. The lock belongs to a transaction: it works through a pooler and ends with the process.
 */
export async function runInTurn<Out>(url: string | undefined, work: () => Promise<Out>): Promise<Out> {
  // PGlite is open in one process only, so no lock is needed.
  if (!url) return work();
  const client = new pg.Client({ connectionString: url, application_name: 'medina prepare', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Waiting for the lock must not time out, whatever limits the role has.
    await client.query('begin; set local lock_timeout = 0; set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}

/** Retries until the database answers; after `seconds` it throws the last error. */
export async function retryUntilThere<Out>(
  work: () => Promise<Out>,
  { seconds, say }: { seconds: number; say: (line: string) => void },
): Promise<Out> {
  const until = Date.now() + seconds * 1000;
  for (let hasLogged = false; ; hasLogged = true) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() + POLL_MS > until) throw error;
      if (!hasLogged) say(`The database is not there yet; waiting for ${seconds} seconds at most.`);
      await wait(POLL_MS);
    }
  }
}
