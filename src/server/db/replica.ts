import { sql } from 'drizzle-orm';
import { type Database, openDatabase, type Opened, openPostgres, queryRows } from './client';
import { timeoutsOfCalls } from './pool';
import { isStrained, isUnavailable } from './unavailable';

/** A streaming replica of the primary, which serves reads of the catalogue and the search. */
export type Replica = {
  /** Its database while it is reachable and up to date, else null. */
  current: () => Database | null;
  /** Reports that a query has failed: the replica is not used until the next check. */
  distrust: () => void;
  /** Its lag behind the primary in seconds; null when unknown or unreachable. */
  lagSeconds: () => number | null;
  /** Checks now; otherwise it is checked every second. */
  look: () => Promise<void>;
  close: () => Promise<void>;
};

const LOOK_MS = 1000;

/**
 * Watches a replica. The lag is measured by positions in the primary's log, each with the time when the primary was
 * there, so that a replica that is cut off is also seen to fall behind. While the primary is down nothing is written,
 * and the replica stays current. The replica is used only after it has reached the position that the primary had when
 * this process started: its schema is then at least that of this build.
 */
export function watchReplica(url: string, primary: () => Promise<Database>, mostSeconds = 5): Replica {
  let opened: Promise<Opened> | undefined;
  let db: Database | null = null;
  let hasCaughtUp = false;
  let lag: number | null = null;
  /** Positions of the primary that the replica has not reached yet, with their times. */
  let ahead: Position[] = [];

  async function checkReplica(): Promise<void> {
    const asked = performance.now();
    const written = await primary()
      .then((database) => readPosition(database, WRITTEN))
      .catch(() => null);
    if (written !== null) {
      // After a failover the log may continue from an earlier position.
      if (written < (ahead.at(-1)?.at ?? 0)) ahead = [];
      ahead.push({ at: written, since: asked });
    }
    try {
      opened ??= openPostgres(url, timeoutsOfCalls());
      const found = await opened;
      const replayed = await readPosition(found.db, REPLAYED);
      // Null: the database is no replica (any more). One that was promoted has diverged.
      if (replayed === null) return distrust();
      hasCaughtUp ||= ahead.some(({ at }) => at <= replayed);
      ahead = ahead.filter(({ at }) => at > replayed);
      lag = ahead[0] ? (performance.now() - ahead[0].since) / 1000 : 0;
      db = hasCaughtUp && lag <= mostSeconds ? found.db : null;
    } catch {
      // If opening failed, the next check opens it again; an open pool renews its connections itself.
      await opened?.catch(() => (opened = undefined));
      distrust();
    }
    ahead = ahead.slice(-MOST_POSITIONS);
  }

  function distrust(): void {
    db = null;
    lag = null;
  }

  let looking: Promise<void> | undefined;
  const lookOnce = () => (looking ??= checkReplica().finally(() => (looking = undefined)));
  const timer = setInterval(() => void lookOnce().catch(distrust), LOOK_MS).unref();
  void lookOnce().catch(distrust);

  return {
    current: () => db,
    distrust,
    lagSeconds: () => lag,
    look: lookOnce,
    close: async () => {
      clearInterval(timer);
      distrust();
      await looking?.catch(() => undefined);
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}

/**
 * A position in the log (bytes since its beginning), and the time since which the primary has been there
 * (`performance.now()`).
 */
type Position = { at: number; since: number };

/** One hour of checks; a replica further behind is not used anyway. */
const MOST_POSITIONS = 3600;

const WRITTEN = sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as at`;
const REPLAYED = sql`select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as at`;

async function readPosition(db: Database, query: typeof WRITTEN): Promise<number | null> {
  const [found] = await queryRows<{ at: number | null }>(db, query);
  return found?.at ?? null;
}

/**
 * Runs work that only reads: on the replica while it can be used, else on the primary. If the replica fails, the
 * primary is asked instead; but an overloaded replica does not pass its load on.
 */
export async function readFrom<Out>(
  replica: Pick<Replica, 'current' | 'distrust'> | undefined,
  primary: Database,
  work: (db: Database) => Promise<Out> | Out,
): Promise<Out> {
  const db = replica?.current();
  if (!replica || !db) return work(primary);
  try {
    return await work(db);
  } catch (error) {
    if (!isUnavailable(error) || isStrained(error)) throw error;
    replica.distrust();
    return work(primary);
  }
}

declare global {
  /** Pages and API routes are separate bundles of one process; they share one watcher through this global. */
  var medinaReplica: Replica | undefined;
}

/** The replica at DATABASE_READ_URL, watched from the first call that can use it. Without the setting there is none. */
export const replicaOfProcess: Pick<Replica, 'current' | 'distrust'> = {
  current: () => {
    const { DATABASE_READ_URL: url, DATABASE_READ_LAG_SECONDS: most } = process.env;
    if (!url) return null;
    globalThis.medinaReplica ??= watchReplica(url, openDatabase, Number(most || 5));
    return globalThis.medinaReplica.current();
  },
  distrust: () => globalThis.medinaReplica?.distrust(),
};
