/** The folder of the embedded database is there, and the engine can not open it. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged';

  constructor(folder: string, cause: unknown) {
    const what = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database folder ${folder} can not be opened: it is damaged (${what.split('\n')[0]}). ` +
        `Move it away and keep it, then run "npm run restore -- <file>" with your last backup. ` +
        'Without a backup a start without that folder begins with an empty database.',
      { cause },
    );
  }
}
