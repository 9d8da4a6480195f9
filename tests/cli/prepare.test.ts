import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { realDatabase } from '@tests/support/postgres';
import { openWire } from '@tests/support/wire';

/** The database preparation of `npm start`. Each run is a separate process on one real PostgreSQL. */
const PREPARE = ['--import', 'tsx', 'src/server/prepare.ts'];
const MIGRATE = ['src/cli/migrate.mjs'];
const LOAD = ['src/cli/market.mjs', 'load', 'tests/support/example-market'];

let place: Awaited<ReturnType<typeof realDatabase>>;
let folder: string;

beforeAll(async () => {
  place = await realDatabase();
}, 60_000);
afterAll(() => place.close());
beforeEach(async () => {
  await query('drop schema public cascade; drop schema if exists drizzle cascade; create schema public');
  folder = mkdtempSync(join(tmpdir(), 'medina-prepare-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

type Env = Record<string, string>;

async function run(
  args: string[],
  env: Env = {},
  hear = (_said: string) => {},
): Promise<{ code: number; said: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const all = { PATH, HOME, DATA_DIR: folder, DATABASE_URL: place.url, SECRET: 'of-these-tests-only', ...env };
  const child = spawn(process.execPath, args, { env: { ...all, NODE_ENV: 'production' } });
  let said = '';
  const listen = (part: Buffer) => hear((said += part.toString()));
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

describe('instances that start together on an empty database', () => {
  it('all start, and one of them migrates', async () => {
    const starts = await Promise.all(Array.from({ length: 6 }, () => run(PREPARE)));
    expect(starts.filter(({ code }) => code !== 0)).toEqual([]);
    const [{ done } = {}] = await query('select count(*)::int as done from drizzle.__drizzle_migrations');
    const [{ different } = {}] = await query(
      'select count(distinct hash)::int as different from drizzle.__drizzle_migrations',
    );
    expect(done).toBe(different);
  }, 120_000);

  it('fill the demo once', async () => {
    const starts = await Promise.all([1, 2].map(() => run([...PREPARE, '--demo', '--no-pictures'])));
    expect(starts.filter(({ code }) => code !== 0)).toEqual([]);
    expect(starts.filter(({ said }) => said.includes('Filling Qamar Bay'))).toHaveLength(1);
  }, 120_000);
});

describe('a demo over a market of its own', () => {
  it('says that its database can never become a shop', async () => {
    expect(await run(PREPARE)).toMatchObject({ code: 0 });
    expect((await query('select * from demo_marks')).length).toBe(0);
    expect(await run(LOAD)).toMatchObject({ code: 0 });
    const marked = await run([...PREPARE, '--demo', '--no-pictures']);
    expect(marked.said).toContain('marked as a demo for good');
    expect((await run([...PREPARE, '--demo', '--no-pictures'])).said).not.toContain('marked as a demo');
    expect(await run([...PREPARE, '--public'])).toMatchObject({ code: 1 });
  }, 120_000);
});

describe('a start that does not migrate', () => {
  it('logs what to do, waits for the migration, and accepts the database of a newer build', async () => {
    const refused = await run(PREPARE, { MIGRATIONS: 'refuse' });
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/lacks \d+ migrations: run "npm run db:migrate", then start again\.\n$/);
    const [start, migration] = await Promise.all([run(PREPARE, { MIGRATIONS: 'wait' }), run(MIGRATE)]);
    expect([start.code, migration.code]).toEqual([0, 0]);
    await query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`);
    expect(await run(PREPARE, { MIGRATIONS: 'refuse' })).toMatchObject({ code: 0 });
    expect(await run(PREPARE)).toMatchObject({ code: 0 });
  }, 60_000);
});

describe('a migration with a secret that everybody knows', () => {
  const known = { SECRET: 'change-me-please', HOST: '0.0.0.0' };

  it.each([[MIGRATE], [[...MIGRATE, '--new-secret']]])(
    'is refused before anything is migrated: %j',
    async (command) => {
      const refused = await run(command, known);
      expect(refused.code).toBe(1);
      expect(refused.said).toMatch(/Nothing was migrated:\s+refused\s+SECRET .*openssl rand -base64 32/s);
      expect(await query(`select 1 from pg_namespace where nspname = 'drizzle'`)).toEqual([]);
    },
  );
});

describe('a start with another secret', () => {
  const other = { SECRET: 'of-another-instance' };

  it('is refused with instructions, and the secret can be changed on purpose', async () => {
    expect(await run(PREPARE)).toMatchObject({ code: 0 });
    const refused = await run(PREPARE, other);
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/SECRET is not the one .* "npm run db:migrate -- --new-secret" with the new one\.\n$/);
    expect(await run(PREPARE)).toMatchObject({ code: 0 });

    expect(await run([...MIGRATE, '--new-secret'], other)).toMatchObject({ code: 0 });
    expect(await run(PREPARE, other)).toMatchObject({ code: 0 });
    expect(await run(PREPARE)).toMatchObject({ code: 1 });
    expect(JSON.stringify(await query('select * from secret_marks'))).not.toContain(other.SECRET);
  }, 60_000);
});

describe('a database that is not there yet', () => {
  it('is waited for', async () => {
    const { port, url, close } = await openWire(place.url);
    await close();
    let opening: ReturnType<typeof openWire> | undefined;
    const start = await run(PREPARE, { DATABASE_URL: url }, (said) => {
      if (said.includes('waiting for 60 seconds')) opening ??= openWire(place.url, port);
    });
    expect(opening).toBeDefined();
    expect(start).toMatchObject({ code: 0 });
    await (await opening)?.close();
  }, 60_000);

  it('is reported in the end', async () => {
    const nobody = { DATABASE_URL: 'postgres://medina@127.0.0.1:9/medina', DATABASE_START_SECONDS: '1' };
    const { code, said } = await run(PREPARE, nobody);
    expect(code).toBe(1);
    expect(said).toContain('ECONNREFUSED');
  }, 60_000);
});
