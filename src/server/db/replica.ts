import { sql } from 'drizzle-orm';
import { type Database, openDatabase, type Opened, openPostgres, queryRows } from './client';
import { timeoutsOfCalls } from './pool';
import { isStrained, isUnavailable } from './unavailable';

/** A streaming replica of the primary, from which catalogue and search are read. */
export type Replica = {
  /** Its database while it may be believed, else null. */
  current: () => Database | null;
  /** It has just failed: it is not asked again before the next look at it. */
  distrust: () => void;
  /** Seconds by which it is behind the primary; null while nothing is known or it is away. */
  lagSeconds: () => number | null;
  /** Looks now, which it otherwise does by itself each second. */
  look: () => Promise<void>;
  close: () => Promise<void>;
};

const LOOK_MS = 1000;

/**
 * Watches a replica. How far it is behind is told by positions in the primary's log, each with the moment at which the
 * primary was there, so that a replica that is cut off is seen to fall behind as well. Where the primary is away, nothing
 * is written, and what the replica has stays as good as it was. It is believed from the moment on at which it has been as
 * far as the primary was when this process began: its schema is then no older than that of this build.
 */
export function watchReplica(url: string, primary: () => Promise<Database>, mostSeconds = 5): Replica {
  let opened: Promise<Opened> | undefined;
  let db: Database | null = null;
  let hasCaughtUp = false;
  let lag: number | null = null;
  /** Where the primary was, and when; only what the replica has not reached. */
  let ahead: Position[] = [];

  async function checkReplica(): Promise<void> {
    const asked = performance.now();
    const written = await primary()
      .then((it) => readPosition(it, WRITTEN))
      .catch(() => null);
    if (written !== null) {
      // After a failover the log may go on from further back.
      if (written < (ahead.at(-1)?.at ?? 0)) ahead = [];
      ahead.push({ at: written, since: asked });
    }
    try {
      opened ??= openPostgres(url, timeoutsOfCalls());
      const found = await opened;
      const replayed = await readPosition(found.db, REPLAYED);
      // Null of what is no replica: a database that was promoted goes its own way.
      if (replayed === null) return distrust();
      hasCaughtUp ||= ahead.some(({ at }) => at <= replayed);
      ahead = ahead.filter(({ at }) => at > replayed);
      lag = ahead[0] ? (performance.now() - ahead[0].since) / 1000 : 0;
      db = hasCaughtUp && lag <= mostSeconds ? found.db : null;
    } catch {
      // One that could not be opened is opened by the next look; a pool that was renews its connections.
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

/** A position in the log (bytes since its beginning), and since when the primary has been there (`performance.now()`). */
type Position = { at: number; since: number };

/** An hour of looks; a replica that is further behind is not believed anyway. */
const MOST_POSITIONS = 3600;

const WRITTEN = sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as at`;
const REPLAYED = sql`select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as at`;

async function readPosition(db: Database, query: typeof WRITTEN): Promise<number | null> {
  const [found] = await queryRows<{ at: number | null }>(db, query);
  return found?.at ?? null;
}

/**
 * Does work that only reads: on the replica while that may be believed, else on the primary, which is also asked for what
 * the replica could not answer. A replica that has too much to do hands nothing on.
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
  /** Pages and API routes are separate bundles of one process, which watches its replica once. */
  var medinaReplica: Replica | undefined;
}

/**
 * The replica at DATABASE_READ_URL, watched from the first call that may read from it. Without the setting there is
 * none.
 */
export const replicaOfProcess: Pick<Replica, 'current' | 'distrust'> = {
  current: () => {
    const { DATABASE_READ_URL: url, DATABASE_READ_LAG_SECONDS: most } = process.env;
    if (!url) return null;
    globalThis.medinaReplica ??= watchReplica(url, openDatabase, Number(most || 5));
    return globalThis.medinaReplica.current();
  },
  distrust: () => globalThis.medinaReplica?.distrust(),
};
