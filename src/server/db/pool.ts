import pg from 'pg';
import { Connection } from './connection';

/** Timeouts of database calls in milliseconds; 0 means none. */
type Timeouts = {
  /** Waiting for a connection of the pool, or opening one. */
  connection: number;
  statement: number;
  /** Waiting for a lock that another transaction holds. */
  lock: number;
  /** A transaction without queries; the database ends it. */
  idle: number;
};

/**
 * The timeouts of the shop's calls, from the settings. A call that waits longer is refused and frees its connection.
 */
export function timeoutsOfCalls(env = process.env): Timeouts {
  return {
    connection: seconds(env.DATABASE_WAIT_SECONDS, 3),
    statement: seconds(env.DATABASE_STATEMENT_SECONDS, 15),
    lock: seconds(env.DATABASE_LOCK_SECONDS, 3),
    idle: seconds(env.DATABASE_IDLE_SECONDS, 15),
  };
}

/** For migrations and for loading a market, whose duration depends on the size of the market. */
export const NO_TIMEOUTS: Timeouts = { connection: 0, statement: 0, lock: 0, idle: 0 };

/** Over a direct URL the role's own limits, meant for calls, would still apply; this lifts them (docs/operations.md). */
const NO_LIMITS_OF_ROLE = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

/** The URL that bypasses a pooler, where one is configured: for work that needs a connection for long. */
export function directUrl({ DATABASE_DIRECT_URL, DATABASE_URL } = process.env): string | undefined {
  return DATABASE_DIRECT_URL || DATABASE_URL;
}

/** The connection pool of this process. */
export function newPool(url: string, timeouts: Timeouts): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: Number(process.env.DATABASE_CONNECTIONS || 10),
    connectionTimeoutMillis: timeouts.connection,
    ...(timeouts === NO_TIMEOUTS && url === process.env.DATABASE_DIRECT_URL && { options: NO_LIMITS_OF_ROLE }),
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
