import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPglite, openFolder, openPglite, openPostgres, type Opened } from '@/server/db/client';
import { loadDump } from '../dump';
import { onCluster, testCluster } from '../postgres';

const isPostgres = process.env.TEST_DATABASE === 'postgres';

export type Served = { base: string; child: ChildProcess; ended: Promise<unknown> };

/** An empty, migrated database on disk; servers are started on it and killed, and it is opened in between. */
export async function crashRoom() {
  const folder = mkdtempSync(join(tmpdir(), 'medina-crash-'));
  const name = `crash_${randomUUID().replaceAll('-', '')}`;
  const where = isPostgres ? `${await testCluster()}/${name}` : join(folder, 'db');
  let serving: ChildProcess | undefined;

  async function create(): Promise<Opened> {
    if (isPostgres) {
      await onCluster(await testCluster(), `create database ${name} template medina_migrated`);
      return openPostgres(where);
    }
    return openPglite(newPglite({ dataDir: where, loadDataDir: await loadDump('migrated') }));
  }

  async function serve(): Promise<Served> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/order-server.ts', where], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // Sandbox payments, and a store that responds slowly.
      env: { ...process.env, DEMO: 'true', DEMO_STEP_SECONDS: '100000' },
    });
    serving = child;
    const ended = once(child, 'exit');
    const port = await Promise.race([
      once(child.stdout, 'data').then(([chunk]) => String(chunk)),
      ended.then(() => null),
    ]);
    if (port === null) throw new Error('The server did not start');
    return { base: `http://127.0.0.1:${port.trim()}`, child, ended };
  }

  async function close(): Promise<void> {
    serving?.kill('SIGKILL');
    if (isPostgres) await onCluster(await testCluster(), `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }

  return { create, serve, open: () => (isPostgres ? openPostgres(where) : openFolder(where)), close };
}
