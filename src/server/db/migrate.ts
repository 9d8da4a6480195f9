import { fileURLToPath } from 'node:url';
import { type Opened } from './client';

/** Brings a database to the newest schema. */
export function migrateDatabase({ migrate }: Opened): Promise<void> {
  return migrate(fileURLToPath(new URL('./migrations', import.meta.url)));
}
