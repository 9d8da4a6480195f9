import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import { type Database, type Opened } from './client';
import { lastMigration } from './last-migration';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings a database to the newest schema. */
export async function migrateDatabase({ migrate }: Pick<Opened, 'migrate'>): Promise<void> {
  try {
    await migrate(FOLDER);
  } catch (error) {
    throw lacksExtension(error) ? new Error(EXTENSION, { cause: error }) : error;
  }
}

/** How many migrations of this build a database lacks; 0 also for one that a newer build has migrated. */
export async function missingMigrations(db: Database): Promise<number> {
  const last = await lastMigration(db);
  return readMigrationFiles({ migrationsFolder: FOLDER }).filter(({ folderMillis }) => folderMillis > last).length;
}

const EXTENSION =
  'Search needs the extension pg_trgm, and the role of DATABASE_URL may not create it. ' +
  'Let an administrator run "create extension pg_trgm" in this database, then start again.';

/** The refusal of `create extension`, however deep the driver wraps it: not allowed (42501) or not installed (0A000, 58P01). */
function lacksExtension(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isRefusal = 'code' in error && ['42501', '0A000', '58P01'].includes(String(error.code));
  return (isRefusal && error.message.includes('pg_trgm')) || lacksExtension(error.cause);
}
