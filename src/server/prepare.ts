import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeDatabase, type Database, opened } from './db/client';
import { markDemo, openingProblem, pastOf } from './db/demo-mark';
import { migrateDatabase } from './db/migrate';
import { growWorld } from './demo/seed/bulk';
import { mediaFolder } from './pictures/folder';
import { paintAll } from './pictures/paint-all';
import { demoOrders } from './demo/seed/demo-orders';
import { refreshDates } from './demo/seed/refresh';
import { isEmpty, seedDatabase } from './demo/seed/seed';
import { liveHere } from './demo/seed/timezone';
import { demoWorld } from './demo/seed/world';

/**
 * Makes the database ready: newest schema and, in demo mode only, the demo world when it is empty, dates of the
 * present, pictures. Refuses one that must not be opened in this way.
 * Run by `tsx src/server/prepare.ts [--no-seed] [--demo] [--public] [--no-pictures] [--stores n --items n]`; quick
 * when there is nothing to do. Further stores and items use the pictures of the first ones. Those of items and vehicles
 * are painted when they are first asked for.
 */
async function prepare({ seed, say }: { seed: boolean; say: (line: string) => void }): Promise<void> {
  const { db, migrate } = await opened();
  await migrateDatabase({ migrate });
  say('The database has the newest schema.');
  if (!seed) return;

  const demo = process.argv.includes('--demo');
  const past = await pastOf(db);
  const problem = openingProblem({ demo, isPublic: process.argv.includes('--public') }, past);
  if (problem) throw new Refused(problem);
  if (demo) return prepareDemo(db, say);
  if (past.wasDemo) say('This database was once a demo, which anybody could enter: never open it for the public.');
  if (await isEmpty(db)) say('The market holds nothing yet: README.md tells how to load one.');
}

/** A sentence for the operator; where it was thrown says nothing. */
class Refused extends Error {}

async function prepareDemo(db: Database, say: (line: string) => void): Promise<void> {
  if (await isEmpty(db)) {
    say('Filling Qamar Bay:');
    await seedDatabase(db, demoWorld(), new Date(), say);
    await liveHere(db, Intl.DateTimeFormat().resolvedOptions().timeZone);
  }
  await markDemo(db, { isSeeded: false });
  const bulk = { stores: option('--stores'), items: option('--items') };
  if (bulk.stores > 0 || bulk.items > 0) {
    say('Growing Qamar Bay:');
    await growWorld(db, bulk, say);
  }
  await refreshDates(db, new Date());
  if (!(await pastOf(db)).isSeeded) return;
  if (process.argv.includes('--no-pictures')) return;
  // A market without pictures is open all the same.
  const folder = mediaFolder();
  await paintPictures(folder, say).catch((error: unknown) =>
    say(`Not every picture is in ${folder}: ${String(error)}`),
  );
}

async function paintPictures(folder: string, say: (line: string) => void): Promise<void> {
  const { early } = await demoOrders(folder);
  const painted = await paintAll(early, folder, ({ done, of }) => {
    if (done % 100 === 0) say(`  ${done} of ${of} pictures painted`);
  });
  await cp(FILMS, join(folder, 'films'), { recursive: true });
  say(painted ? `${painted} pictures are in ${folder}.` : 'All pictures are there.');
}

const FILMS = fileURLToPath(new URL('seed/films', import.meta.url));

/** A whole number of the command line; 0 when it is not given. */
function option(name: string): number {
  const at = process.argv.indexOf(name);
  const value = at < 0 ? 0 : Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} needs a whole number`);
  return value;
}

async function main(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    await prepare({ seed: !process.argv.includes('--no-seed'), say });
  } catch (error) {
    const why = error instanceof Refused ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`The database could not be prepared.\n${why}\n`);
    process.exitCode = 1;
  } finally {
    await closeDatabase();
  }
}

void main();
