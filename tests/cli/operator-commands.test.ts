import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketFolder } from '@tests/support/market-folder';
import { onCluster, realDatabase } from '@tests/support/postgres';

/** What an operator is told by the commands of docs/operations.md, each run as a process. */
const MIGRATE = ['src/cli/migrate.mjs'];
const BACKUP = ['src/cli/backup.mjs', 'backup'];
const MARKET = ['src/cli/market.mjs'];

let place: Awaited<ReturnType<typeof realDatabase>>;
let cluster: string;
let room: string;

beforeAll(async () => {
  place = await realDatabase();
  cluster = place.url.slice(0, place.url.lastIndexOf('/'));
  room = mkdtempSync(join(tmpdir(), 'medina-operator-'));
}, 60_000);
afterAll(async () => {
  await place.close();
  rmSync(room, { recursive: true, force: true });
});

async function run(args: string[], env: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const settings = { DATA_DIR: join(room, 'data'), SECRET: 'of-these-tests-only', DEMO: 'false', ...env };
  const child = spawn(process.execPath, args, { env: { PATH, HOME, ...settings, NODE_ENV: 'production' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => void (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

describe('a command', () => {
  it('says which database it works on, without its user and password', async () => {
    const { hostname, port, pathname, password } = new URL(place.url);
    const { code, said } = await run(MIGRATE, { DATABASE_URL: place.url });
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`Database: ${pathname.slice(1)} on ${hostname}, port ${port}`),
    ]);
    expect(said).not.toContain(`:${password}`);
  }, 60_000);

  it('takes the settings of a file that is named to Node', async () => {
    const file = join(room, 'medina.env');
    writeFileSync(file, `DATABASE_URL=${place.url}\nFILES_BUCKET=pictures-of-the-shop\n`);
    const { said } = await run([`--env-file=${file}`, ...MIGRATE]);
    expect(said).toContain(`Database: ${place.url.slice(place.url.lastIndexOf('/') + 1)} on`);
    expect(said).toContain('Files: the bucket pictures-of-the-shop');
  }, 60_000);

  it('without settings backs up nothing, and says where it has looked', async () => {
    const { code, said } = await run([...BACKUP, join(room, 'now.tar.gz')]);
    expect(code).toBe(1);
    expect(said).toContain(`Database: embedded, in ${join(room, 'data', 'db')} (DATABASE_URL is not set)`);
    expect(said).toContain('There is nothing to back up');
  }, 60_000);

  it.each([MIGRATE, [...BACKUP, 'now.tar.gz'], [...MARKET, 'load', 'market']])(
    'ends with the problem of an address that is none: %s',
    async (...command) => {
      const { code, said } = await run(command, { DATABASE_URL: 'postgres://medina:hunt/er2@localhost/medina' });
      expect([code, said]).toEqual([
        1,
        expect.stringMatching(/^DATABASE_URL is no address: .*%2F %23 %3F %25 %40\.\n$/),
      ]);
    },
    60_000,
  );
});

describe('a migration that fails', () => {
  it('gives the reason of PostgreSQL with its code, and no query', async () => {
    const role = `nobody_${process.pid}`;
    const url = new URL(place.url);
    await onCluster(cluster, `create role ${role} login password 'x'`);
    await onCluster(cluster, `create database of_${role}`);
    try {
      Object.assign(url, { username: role, password: 'x', pathname: `/of_${role}` });
      const { code, said } = await run(MIGRATE, { DATABASE_URL: url.href });
      expect(code).toBe(1);
      expect(said).toMatch(/could not be prepared\.\npermission denied for database of_nobody_\d+ \(42501\)\n/);
      expect(said).not.toMatch(/Failed query|params/);
    } finally {
      await onCluster(cluster, `drop database of_${role}`);
      await onCluster(cluster, `drop role ${role}`);
    }
  }, 60_000);

  it('says how the database is made when it can not hold every letter', async () => {
    const name = `ascii_${process.pid}`;
    await onCluster(
      cluster,
      `create database ${name} encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    try {
      const { code, said } = await run(MIGRATE, { DATABASE_URL: `${cluster}/${name}` });
      expect(code).toBe(1);
      expect(said).toMatch(/has the encoding SQL_ASCII.*encoding 'UTF8' template template0.*\n$/);
      const [, statement = ''] = /"(create database [^"]*)"/.exec(said) ?? [];
      expect(readFileSync('README.md', 'utf8')).toContain(`\`${statement}\``);
    } finally {
      await onCluster(cluster, `drop database ${name}`);
    }
  }, 60_000);
});

describe('a market', () => {
  it('that names no gateway for the key of the server is told of when it is checked', async () => {
    const { folder, end } = marketFolder();
    const { code, said } = await run([...MARKET, 'check', resolve(folder)], { STRIPE_SECRET_KEY: 'sk_live_x' });
    end();
    expect(code).toBe(0);
    expect(said).toMatch(
      /Nothing is wrong\..*\nNobody can pay by card: STRIPE_SECRET_KEY is set, but .*payment_gateways/,
    );
  }, 60_000);
});
