import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { directUrl } from './pool';

/** The folder of the embedded database. */
export const embeddedFolder = () => resolve(join(process.env.DATA_DIR ?? '.data', 'db'));

/** Whether the settings name an embedded database that nobody has made yet. */
export const isEmbeddedMissing = () => !directUrl() && !existsSync(embeddedFolder());

/** Which database and which files a command works on, for its operator; never a user or a password. */
export function describePlace(): string {
  const { FILES_BUCKET, DATA_DIR = '.data' } = process.env;
  const files = FILES_BUCKET ? `the bucket ${FILES_BUCKET}` : resolve(DATA_DIR, 'media');
  return `Database: ${describeDatabase(directUrl())}\nFiles: ${files}`;
}

function describeDatabase(url: string | undefined): string {
  if (!url) return `embedded, in ${embeddedFolder()} (DATABASE_URL is not set)`;
  // The driver says where it would connect to; it does not connect yet.
  const { host, port, database = '' } = new pg.Client({ connectionString: url });
  return `${database} on ${host}, port ${port}`;
}
