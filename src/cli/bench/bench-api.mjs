import { spawn } from 'node:child_process';
import pg from 'pg';
import { CALLS, measure } from './calls.mjs';
import { startCluster } from '../postgres-cluster.mjs';
import { run, step } from '../run.mjs';

/**
 * `npm run bench:api [-- sizes…]`: response times of calls at 10,000 and 1,000,000 items, as a table; see
 * bench/README.md. A size is `items` or `items/stores`.
 */
const sizes = process.argv.slice(2).map(parseSize);
const wanted = sizes.length > 0 ? sizes : [parseSize('10000/50'), parseSize('1000000/5000')];
const tsx = 'node_modules/tsx/dist/cli.mjs';
const SIZES = `select pg_size_pretty(pg_database_size(current_database())) as whole,
  pg_size_pretty(pg_table_size('items')) as items, pg_size_pretty(pg_indexes_size('items')) as indexes`;
// The defaults, except for memory.
const cluster = await startCluster(['shared_buffers=1GB', 'maintenance_work_mem=512MB', 'max_wal_size=8GB']);
try {
  const columns = [];
  for (const size of wanted) columns.push(await measureTimes(size));
  say(`| Call | ${wanted.map(({ items }) => `p50 / p95 ms at ${items.toLocaleString('en')}`).join(' | ')} | × |`);
  say(`|---|${wanted.map(() => '--:|').join('')}--:|`);
  for (const { name } of CALLS) {
    const cells = columns.map((times) => times.get(name));
    const growth = cells.at(-1).p95 / cells[0].p95;
    say(
      `| ${name} | ${cells.map((cell) => `${cell.p50.toFixed(1)} / ${cell.p95.toFixed(1)}`).join(' | ')} | ${growth.toFixed(1)} |`,
    );
  }
} finally {
  await cluster.stop();
}

async function measureTimes({ items, stores }) {
  const name = `bench_${items}`;
  await query(`${cluster.url}/postgres`, `create database ${name}`);
  const env = { DATABASE_URL: `${cluster.url}/${name}` };
  const grow = ['--demo', '--stores', String(stores), '--items', String(items), '--no-pictures'];
  await step(`${items} items in ${stores} stores`, () =>
    run(process.execPath, [tsx, 'src/server/prepare.ts', ...grow], { env, quiet: true }),
  );
  await query(env.DATABASE_URL, 'vacuum analyze');
  const [held] = (await query(env.DATABASE_URL, SIZES)).rows;
  say(`· the database has ${held.whole}, its items ${held.items} and their indexes ${held.indexes}`);
  const server = spawn(process.execPath, [tsx, 'src/server/serve-alone.ts'], {
    // Inside the city's street map, which only the demo has.
    env: { ...process.env, ...env, DEMO: 'true', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await new Promise((told) => server.stdout.once('data', (chunk) => told(Number(String(chunk)))));
    return await step('calls by ten clients at a time', () => measure(`http://127.0.0.1:${port}/api/v1`));
  } finally {
    server.kill();
  }
}

async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

function parseSize(text) {
  const [items, stores = Math.max(50, Math.round(items / 200))] = text.split('/').map(Number);
  return { items, stores };
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
