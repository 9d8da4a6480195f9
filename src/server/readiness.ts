import { openDatabase } from './db/client';
import { innermostReason } from './db/failure';
import { readLastMigration } from './db/last-migration';
import { files } from './adapters/files';

/** The state of everything that this process needs: `ok`, or what is wrong. For operators only. */
export type Readiness = {
  database: string;
  files: string;
  /** When the database's newest migration was made, in milliseconds; null when it is unknown. */
  migrated: number | null;
};

declare global {
  /** Set by the bundle of the back end, for what serves it (`src/cli/readiness.mjs`). */
  var medinaReadiness: (() => Promise<Readiness>) | undefined;
}

const PATIENCE_MS = 2000;

export async function checkReadiness(): Promise<Readiness> {
  let migrated: number | null = null;
  const [database, kept] = await Promise.all([
    runCheck(async () => {
      migrated = await readLastMigration(await openDatabase());
    }),
    runCheck(() => files.check()),
  ]);
  return { database, files: kept, migrated };
}

async function runCheck(work: () => Promise<void>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer in ${PATIENCE_MS} ms`), PATIENCE_MS);
  });
  const done = work().then(
    () => 'ok',
    (error: unknown) => innermostReason(error),
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
