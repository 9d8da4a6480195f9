import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../src/cli/free-port.mjs';
import { embeddedPostgres, restoreLibraryLinks } from '../../src/cli/postgres-cluster.mjs';

/** A PostgreSQL server that can be killed and restarted. */
export type Server = {
  /** Without a database. */
  url: string;
  port: number;
  start: () => Promise<void>;
  /** Kills its main process by `kill -9`, or shuts it down normally. */
  stop: (signal?: 'SIGKILL' | 'SIGINT') => Promise<void>;
};

/** A primary and a streaming replica, both running, in temporary folders; works as root too. */
export async function startReplicated({ flags = ['fsync=off'] }: { flags?: string[] } = {}) {
  restoreLibraryLinks();
  const room = mkdtempSync(join(tmpdir(), 'medina-replicated-'));
  execFileSync('chmod', ['755', room]);
  const folders = { primary: join(room, 'primary'), replica: join(room, 'replica') };
  // The primary keeps the log that a replica has missed.
  const primary = await newServer(folders.primary, [...flags, 'wal_keep_size=4GB']);
  await primary.initialise();
  // A server that has never run is its own base backup.
  execFileSync('cp', ['-a', folders.primary, folders.replica]);
  writeFileSync(join(folders.replica, 'standby.signal'), '');
  await primary.start();
  const from = `host=127.0.0.1 port=${primary.port} user=postgres password=postgres application_name=replica`;
  const replica = await newServer(folders.replica, [...flags, `primary_conninfo=${from}`, 'hot_standby_feedback=on']);
  await replica.start();
  const stop = async () => {
    await replica.stop();
    await primary.stop();
    rmSync(room, { recursive: true, force: true });
  };
  return { primary: primary as Server, replica: replica as Server, stop };
}

async function newServer(folder: string, flags: string[]): Promise<Server & { initialise: () => Promise<void> }> {
  const EmbeddedPostgres = await embeddedPostgres();
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', 'max_connections=300', ...flags];
  const server = new EmbeddedPostgres({
    ...{ databaseDir: folder, port, user: 'postgres', password: 'postgres', persistent: true },
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: all.flatMap((flag) => ['-c', flag]),
    onLog: () => undefined,
  });
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  const pid = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

  /** The package does not report that a replica has started. */
  async function start(): Promise<void> {
    const until = Date.now() + 60_000;
    for (;;) {
      // Fails while processes of a killed server still hold its shared memory.
      const ended = server.start().then(
        () => false,
        () => true,
      );
      for (;;) {
        if (await answers(`${url}/postgres`)) return;
        if (Date.now() > until) throw new Error(`PostgreSQL in ${folder} does not start`);
        if (await Promise.race([ended, wait(100).then(() => false)])) break;
      }
    }
  }

  async function stop(signal: 'SIGKILL' | 'SIGINT' = 'SIGINT'): Promise<void> {
    const first = pid();
    process.kill(first, signal);
    while (isAlive(first)) await wait(20);
  }
  return { url, port, start, stop, initialise: () => server.initialise() };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
