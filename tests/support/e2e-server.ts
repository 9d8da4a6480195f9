import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '../../src/cli/setup.mjs';
import { logFile } from './log-file';
import { onCluster, startCluster } from './postgres';

/**
 * The product as `npm start` runs it, on a real PostgreSQL of its own, so that a test can look into the tables
 * while the shop is open. The address of the database stands in `${DATA_DIR}/database-url`.
 */
async function main(): Promise<void> {
  const data = process.env.DATA_DIR ?? '.data/e2e';
  const cluster = await startCluster();
  await onCluster(cluster.url, 'create database medina');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'database-url'), `${cluster.url}/medina`);
  process.env.DATABASE_URL = `${cluster.url}/medina`;
  await prepareDatabase(process.cwd());
  // Tests that need tables of their own begin with a copy.
  await onCluster(cluster.url, 'create database medina_new template medina');
  const shop = spawn(process.execPath, command(), { stdio: ['ignore', 'inherit', logFile()] });
  const stop = () => shop.kill('SIGTERM');
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await new Promise((ended) => shop.once('exit', ended));
  await cluster.stop();
}

/** With `E2E_START=next` it is Next alone that serves what `next build` has built. */
function command(): string[] {
  const { E2E_START, PORT = '', HOST = '' } = process.env;
  return E2E_START === 'next' ? ['node_modules/.bin/next', 'start', '-p', PORT, '-H', HOST] : ['src/cli/start.mjs'];
}

void main();
