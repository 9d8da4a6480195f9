import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPglite, openPglite, type Opened } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';

export type Kind = 'migrated' | 'seeded';

/** The start time of the demo world in tests. Pass it, or a later time, as the caller's `now`. */
export const SEEDED_AT = new Date('2026-03-10T10:00:00Z');

const CACHE = join('node_modules', '.cache', 'medina-db');

/** The file of a database template; created again when the schema, the seed or the world has changed. */
export async function ensureDump(kind: Kind): Promise<string> {
  const file = join(CACHE, `${kind}-${fingerprint()}.tar`);
  if (!existsSync(file)) await makeDump(kind, file);
  return file;
}

async function makeDump(kind: Kind, file: string): Promise<void> {
  const client = newPglite();
  const database = await openPglite(client);
  await fill(database, kind);
  await client.exec('analyze');
  // Otherwise every copy would also unpack the template databases of PostgreSQL, which no test uses.
  await client.exec(`update pg_database set datistemplate = false where datname like 'template%'`);
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  // After a checkpoint the copies need not replay the log.
  await client.exec('checkpoint');
  const log = await client.query<{ now: string }>('select pg_walfile_name(pg_current_wal_lsn()) now');
  const dump = await client.dumpDataDir('none');
  await mkdir(CACHE, { recursive: true });
  // Two processes that do this at the same time write equal files, and the rename is atomic.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, withoutOtherLogs(Buffer.from(await dump.arrayBuffer()), log.rows[0]?.now));
  await rename(draft, file);
  await database.close();
}

const BLOCK = 512;

/** A tar archive without the unused segments of PostgreSQL's write-ahead log, which have 16 MB each. */
function withoutOtherLogs(tar: Buffer, used = ''): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < tar.length;) {
    const name = tar.toString('latin1', at, tar.indexOf(0, at));
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8) || 0;
    const end = at + BLOCK * (1 + Math.ceil(size / BLOCK));
    if (!/pg_wal\/[0-9A-F]{24}$/.test(name) || name.endsWith(used)) kept.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

export async function fill(database: Opened, kind: Kind): Promise<void> {
  await migrateDatabase(database);
  if (kind === 'migrated') return;
  const { demoWorld } = await import('@/server/demo/seed/world');
  const { seedDatabase } = await import('@/server/demo/seed/seed');
  await seedDatabase(database.db, demoWorld(), SEEDED_AT);
}

/** The database template in PGlite's format; each worker reads it once. */
export async function loadDump(kind: Kind): Promise<Blob> {
  const dump = (known[kind] ??= ensureDump(kind).then(async (file) => new Dump(await readFile(file))));
  return dump;
}

const known: Partial<Record<Kind, Promise<Dump>>> = {};

/** A Blob returns a copy of its bytes each time; PGlite only reads them. */
class Dump extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor({ buffer, byteOffset, length }: Buffer) {
    super();
    this.#bytes = buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/** A hash of every source that the database depends on, including this file. */
function fingerprint(): string {
  const sum = createHash('sha256');
  for (const folder of ['src/server/db', 'src/server/city', 'src/server/demo']) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(ts|sql|yaml)$/.test(file),
    );
    for (const file of files.sort())
      if (!file.endsWith('.test.ts')) sum.update(file).update(readFileSync(join(folder, file)));
  }
  return sum
    .update(readFileSync(join('tests', 'support', 'dump.ts')))
    .digest('hex')
    .slice(0, 16);
}
