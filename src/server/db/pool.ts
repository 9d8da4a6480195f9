import pg from 'pg';
import { Connection } from './connection';

/** How long a process waits for its database, in milliseconds; 0: without an end. */
type Timeouts = {
  /** For a connection of the pool, or a new one. */
  connection: number;
  statement: number;
  /** For a lock that another transaction holds. */
  lock: number;
  /** A transaction in which nothing is asked any more is ended by the database after this. */
  idle: number;
};

/**
 * For calls of the shop, from its settings. A call that waits longer is refused, and its connection is free for the
 * next one.
 */
export function timeoutsOfCalls(env = process.env): Timeouts {
  return {
    connection: seconds(env.DATABASE_WAIT_SECONDS, 3),
    statement: seconds(env.DATABASE_STATEMENT_SECONDS, 15),
    lock: seconds(env.DATABASE_LOCK_SECONDS, 3),
    idle: seconds(env.DATABASE_IDLE_SECONDS, 15),
  };
}

/** Of migrations and of loading a market, which take as long as the market is large. */
export const NO_TIMEOUTS: Timeouts = { connection: 0, statement: 0, lock: 0, idle: 0 };

/** Past a pooler, where the settings name such a way: for what holds a connection for long. */
export function directUrl({ DATABASE_DIRECT_URL, DATABASE_URL } = process.env): string | undefined {
  return DATABASE_DIRECT_URL || DATABASE_URL;
}

/** The connections of this process to PostgreSQL. */
export function newPool(url: string, timeouts: Timeouts): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: Number(process.env.DATABASE_CONNECTIONS || 10),
    connectionTimeoutMillis: timeouts.connection,
    // Some poolers refuse these options, so only limits that are set are sent.
    ...(timeouts.statement > 0 && { statement_timeout: timeouts.statement }),
    ...(timeouts.lock > 0 && { lock_timeout: timeouts.lock }),
    ...(timeouts.idle > 0 && { idle_in_transaction_session_timeout: timeouts.idle }),
    keepAlive: true,
    application_name: 'medina',
    Client: Connection,
    allowExitOnIdle: true,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

function seconds(value: string | undefined, otherwise: number): number {
  return Number(value || otherwise) * 1000;
}
