import { inspect } from 'node:util';

/** The database cannot be opened; the message says why and what to do. */
export class DatabaseUnusable extends Error {
  override readonly name: string = 'DatabaseUnusable';
}

/** Another process has the database folder open. PGlite itself would let both write, and silently lose rows. */
export class DatabaseInUse extends DatabaseUnusable {
  override readonly name = 'DatabaseInUse';

  constructor(folder: string, pid: number | string) {
    super(
      `The database folder ${folder} is already open in process ${pid}. ` +
        'Stop that process first, or set DATA_DIR to another folder, or use PostgreSQL by DATABASE_URL.',
    );
  }
}

/** The database folder belongs to another user. Its data may be sound. */
export class DatabaseForbidden extends DatabaseUnusable {
  override readonly name = 'DatabaseForbidden';

  constructor(folder: string, cause: unknown) {
    super(
      `The database folder ${folder} can not be opened: this user may not read and write it. ` +
        'Give it to the user that runs the shop ("chown -R"), or start the shop as its owner.',
      { cause },
    );
  }
}

/** The folder of the embedded database exists, but the engine cannot open it. */
export class DatabaseDamaged extends DatabaseUnusable {
  override readonly name = 'DatabaseDamaged';

  constructor(folder: string, cause: unknown) {
    // The engine also throws objects that are no errors.
    const what = cause instanceof Error ? cause.message : inspect(cause, { breakLength: Infinity });
    super(
      `The database folder ${folder} can not be opened: it is damaged (${what.split('\n')[0]}). ` +
        `Move it away and keep it, then run "npm run restore -- <file>" with your last backup. ` +
        'Without a backup a start without that folder begins with an empty database.',
      { cause },
    );
  }
}
