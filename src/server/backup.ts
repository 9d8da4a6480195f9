/**
 * Backs up a whole market into one file: the rows of its database, uploads, pictures, and the secret that is stored
 * beside the data. Works with both kinds of databases, in either direction.
 */
import { createReadStream, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { create, extract } from 'tar';
import { files, SHARED } from './adapters/files';
import { dumpRows, hasNoRows, isBare, loadRows, type Dumped } from './db/backup';
import { closeDatabase, type Database, openShared } from './db/client';
import { readPast } from './db/demo-mark';
import { innermostReason } from './db/failure';
import { readLastMigration } from './db/last-migration';
import { isKnownMigration, migrateDatabase } from './db/migrate';
import { isEmbeddedMissing } from './db/place';
import { hasOtherSecret } from './db/secret';
import { removeNow } from './remove-now';

/** Its message is for the operator. */
export class BackupRefused extends Error {}

const FORMAT = 1;
type Manifest = { format: number; made_at: string } & Dumped;

const secretFile = () => join(resolve(process.env.DATA_DIR ?? '.data'), 'secret');

/** Writes the backup, whole or not at all. Returns the number of rows and files in it. */
export async function backUp(to: string): Promise<{ rows: number; files: number }> {
  // Opening an embedded database would make it.
  if (isEmbeddedMissing()) throw new BackupRefused(NOTHING);
  return withWorkFolder(to, async (work) => {
    const { db } = await openShared({ isUnlimited: true });
    if (await isBare(db)) throw new BackupRefused(NOTHING);
    const dumped = await dumpRows(db, join(work, 'rows'));
    const kept = await keepFiles(join(work, 'files'));
    if (!process.env.SECRET && existsSync(secretFile())) await copyFile(secretFile(), join(work, 'secret'));
    const manifest: Manifest = { format: FORMAT, made_at: new Date().toISOString(), ...dumped };
    await writeFile(join(work, 'manifest.json'), JSON.stringify(manifest));
    const draft = `${work}.tar.gz`;
    await create({ gzip: true, file: draft, cwd: work, portable: true }, await readdir(work));
    await chmod(draft, 0o600);
    await rename(draft, to);
    return { rows: dumped.tables.reduce((sum, table) => sum + table.rows, 0), files: kept };
  });
}

/**
 * Restores a backup into an empty database and the file store; refuses a database that holds anything. One that was ended
 * on the way is started again. `advice` tells the operator what else a start needs.
 */
export async function restore(from: string): Promise<{ rows: number; files: number; advice: string[] }> {
  return withWorkFolder(from, async (work) => {
    await extract({ file: from, cwd: work }).catch((error: unknown) => {
      throw new BackupRefused(`${from} is no backup that can be read: ${String(error)}`);
    });
    const manifest = await readManifest(work);
    const database = await openShared({ isUnlimited: true });
    await requireRoom(database.db, manifest);
    // What can be repeated comes first, and the rows, which can not, last.
    const kept = await bringFiles(join(work, 'files'));
    await bringSecret(join(work, 'secret'));
    await migrateDatabase(database, { upTo: manifest.migrated });
    await loadRows(database.db, join(work, 'rows'), manifest);
    await migrateDatabase(database).catch((error: unknown) => {
      throw new BackupRefused(`${ALL_BUT_SCHEMA} (${innermostReason(error)})`);
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, files: kept, advice: await listAdvice(database.db) };
  });
}

/** What stands in the way of a start with what was restored. */
async function listAdvice(db: Database): Promise<string[]> {
  const { wasDemo } = await readPast(db);
  return [...(wasDemo ? [DEMO] : []), ...((await hasOtherSecret(db)) ? [OTHER_SECRET] : [])];
}

const DEMO = 'This is the backup of a demo, which anybody could enter: no start opens it for the public.';
const OTHER_SECRET =
  'It was used with another SECRET than this one. Set the former, or run "npm run db:migrate -- --new-secret" before the start.';
const NOTHING =
  'There is nothing to back up: this database is empty. Is it the one of the shop? ' +
  'DATABASE_URL and DATA_DIR come from the environment or from .env; docs/operations.md, "Commands".';
const ALL_BUT_SCHEMA =
  'The backup is restored, but the database does not have the schema of this build yet: run "npm run db:migrate".';
const OTHER_SCHEMA =
  'The database holds no rows, but its schema is not that of the backup: another build has migrated it. Restore the backup ' +
  'by the build that made it and upgrade then, or make the database anew and restore before anything migrates it.';

/** Refuses a database that holds anything but what a start, or this restore when it was ended before, has made. */
async function requireRoom(db: Database, { migrated }: Manifest): Promise<void> {
  if (!isKnownMigration(migrated)) throw new BackupRefused('The backup was made by a newer build than this one.');
  if (await isBare(db)) return;
  if (!(await hasNoRows(db))) {
    throw new BackupRefused('The database holds something already. A backup is read into an empty one only.');
  }
  if ((await readLastMigration(db)) !== migrated) throw new BackupRefused(OTHER_SCHEMA);
}

/** The secret of a shop without SECRET stands beside its data. */
async function bringSecret(from: string): Promise<void> {
  if (process.env.SECRET || !existsSync(from)) return;
  await mkdir(dirname(secretFile()), { recursive: true });
  await copyFile(from, secretFile());
  await chmod(secretFile(), 0o600);
}

async function readManifest(work: string): Promise<Manifest> {
  const text = await readFile(join(work, 'manifest.json'), 'utf8').catch(() => '{}');
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.format !== FORMAT) throw new BackupRefused('The file is no backup of this product.');
  return manifest as Manifest;
}

/** Folders that are being worked in: they hold personal data in the clear. */
const unfinished = new Set<string>();

/** A temporary folder beside the backup, where there has to be space for it anyway. */
async function withWorkFolder<Out>(file: string, work: (folder: string) => Promise<Out>): Promise<Out> {
  const folder = await mkdtemp(join(dirname(resolve(file)), '.medina-backup-'));
  unfinished.add(folder);
  try {
    return await work(folder);
  } finally {
    await closeDatabase();
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.tar.gz`, { force: true });
    unfinished.delete(folder);
  }
}

/** For a process that ends at once: removes what its backups have written so far. */
export function removeUnfinished(): void {
  for (const folder of unfinished) {
    removeNow(folder);
    removeNow(`${folder}.tar.gz`);
  }
}

async function keepFiles(folder: string): Promise<number> {
  let kept = 0;
  for (const prefix of SHARED) {
    for await (const name of files.list(prefix)) {
      const found = await files.find(name);
      if (!found) continue;
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), found.size === 0 ? '' : await found.read());
      kept += 1;
    }
  }
  return kept;
}

async function bringFiles(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0;
  const names: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    if ((await stat(join(folder, name))).isFile()) names.push(name.replaceAll(sep, '/'));
  }
  for (const name of names) {
    // A repeated restore finds some of the files already there.
    if (!(await files.find(name))) await files.keep(name, await buffer(createReadStream(join(folder, name))));
  }
  return names.length;
}
