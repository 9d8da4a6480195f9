import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '../../src/cli/setup.mjs';
import { logFile } from './log-file';
import { onCluster, startCluster } from './postgres';

/**
 * The product as `npm start` runs it, on a separate real PostgreSQL, so that a test can query the database of the
 * running shop. The database's URL is in `${DATA_DIR}/database-url`.
 */
async function main(): Promise<void> {
  const data = process.env.DATA_DIR ?? '.data/e2e';
  const cluster = await startCluster();
  await onCluster(cluster.url, 'create database medina');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'database-url'), `${cluster.url}/medina`);
  process.env.DATABASE_URL = `${cluster.url}/medina`;
  await prepareDatabase(process.cwd());
  // Template for tests that need their own database.
  await onCluster(cluster.url, 'create database medina_new template medina');
  const shop = spawn(process.execPath, command(), { stdio: ['ignore', 'inherit', logFile({ fresh: true })] });
  const stop = () => shop.kill('SIGTERM');
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await new Promise((ended) => shop.once('exit', ended));
  await cluster.stop();
}

/** With `E2E_START=next`, Next alone serves the build. */
function command(): string[] {
  const { E2E_START, PORT = '', HOST = '' } = process.env;
  return E2E_START === 'next' ? ['node_modules/.bin/next', 'start', '-p', PORT, '-H', HOST] : ['src/cli/start.mjs'];
}

void main();
