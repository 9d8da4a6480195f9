import { readMigrationFiles } from 'drizzle-orm/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, type Opened } from './client';
import { readLastMigration } from './last-migration';

const JOURNAL = join('meta', '_journal.json');
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Migrates a database to the newest schema, or to the migration that was created at `upTo` (milliseconds). */
export async function migrateDatabase(
  { migrate }: Pick<Opened, 'migrate'>,
  { upTo }: { upTo?: number } = {},
): Promise<void> {
  try {
    await (upTo === undefined ? migrate(FOLDER) : migrateUpTo(upTo, migrate));
  } catch (error) {
    throw lacksExtension(error) ? new Error(EXTENSION, { cause: error }) : error;
  }
}

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
  const isRefusal = 'code' in error && ['42501', '0A000', '58P01'].includes(String(error.code));
  return (isRefusal && error.message.includes('pg_trgm')) || lacksExtension(error.cause);
}
