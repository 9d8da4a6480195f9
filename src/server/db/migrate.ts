import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, type Opened, queryRows } from './client';
import { codeOf } from './error-code';
import { readLastMigration } from './last-migration';
import { DatabaseUnusable } from './unusable';

const JOURNAL = join('meta', '_journal.json');
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Migrates a database to the newest schema, or to the migration that was created at `upTo` (milliseconds). */
export async function migrateDatabase(
  { db, migrate }: Pick<Opened, 'db' | 'migrate'>,
  { upTo }: { upTo?: number } = {},
): Promise<void> {
  await requireUnicode(db);
  try {
    await (upTo === undefined ? migrate(FOLDER) : migrateUpTo(upTo, migrate));
  } catch (error) {
    throw lacksExtension(error) ? new DatabaseUnusable(EXTENSION, { cause: error }) : error;
  }
}

/**
 * Search, names and texts need every character. A cluster that was made without a language has the encoding SQL_ASCII,
 * which its new databases get as well.
 */
async function requireUnicode(db: Database): Promise<void> {
  const [found] = await queryRows<{ server_encoding: string }>(db, sql`show server_encoding`);
  if (found?.server_encoding !== 'UTF8') throw new DatabaseUnusable(encodingProblem(found?.server_encoding));
}

const encodingProblem = (encoding = 'unknown') =>
  `The database has the encoding ${encoding}, which does not know the letters of Arabic. Make another one by ` +
  `"create database medina owner medina encoding 'UTF8' template template0", and name it in DATABASE_URL.`;

/** Migrates with a copy of the migrations that ends with the given one. */
async function migrateUpTo(last: number, migrate: Opened['migrate']): Promise<void> {
  const journal = JSON.parse(await readFile(join(FOLDER, JOURNAL), 'utf8')) as { entries: { when: number }[] };
  const at = journal.entries.findIndex(({ when }) => when === last);
  if (at < 0) throw new Error('The backup was made by a newer build than this one');
  const copy = await mkdtemp(join(tmpdir(), 'medina-migrations-'));
  try {
    await cp(FOLDER, copy, { recursive: true });
    await writeFile(join(copy, JOURNAL), JSON.stringify({ ...journal, entries: journal.entries.slice(0, at + 1) }));
    await migrate(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Whether this build has the migration that was created at a time; one of a newer build it does not have. */
export function isKnownMigration(created: number): boolean {
  return readMigrationFiles({ migrationsFolder: FOLDER }).some(({ folderMillis }) => folderMillis === created);
}

/** How many migrations of this build a database is missing; 0 also for a database that a newer build has migrated. */
export async function countMissingMigrations(db: Database): Promise<number> {
  const last = await readLastMigration(db);
  return readMigrationFiles({ migrationsFolder: FOLDER }).filter(({ folderMillis }) => folderMillis > last).length;
}

const EXTENSION =
  'Search needs the extension pg_trgm, and the role of DATABASE_URL may not create it. ' +
  'Let an administrator run "create extension pg_trgm" in this database, then start again.';

/**
 * Whether `create extension` was refused, at any depth of wrapped errors: not allowed (42501) or not installed (0A000,
 * 58P01).
 */
function lacksExtension(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isRefusal = ['42501', '0A000', '58P01'].includes(codeOf(error) ?? '');
  return (isRefusal && error.message.includes('pg_trgm')) || lacksExtension(error.cause);
}
