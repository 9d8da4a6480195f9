import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadSettings } from './data/setting';
import { closeDatabase, type Database, openShared } from './db/client';
import { markDemo, openingProblem, readPast } from './db/demo-mark';
import { describeFailure } from './db/failure';
import { describePlace } from './db/place';
import { migrateDatabase, countMissingMigrations } from './db/migrate';
import { growWorld } from './demo/seed/bulk';
import { mediaFolder } from './pictures/folder';
import { paintAll } from './pictures/paint-all';
import { demoOrders } from './demo/seed/demo-orders';
import { refreshDates } from './demo/seed/refresh';
import { changeSecret, secretProblem } from './db/secret';
import { isEmpty, seedDatabase } from './demo/seed/seed';
import { liveHere } from './demo/seed/timezone';
import { demoWorld } from './demo/seed/world';
import { listGatewayProblems } from './payments/gateway-problems';
import { runInTurn, retryUntilThere } from './db/turn';
import { directUrl } from './db/pool';

/**
 * Prepares the database: migrates it and, in demo mode only, fills an empty one with the demo world, moves its dates to
 * the present and generates pictures. Refuses a database that must not be opened in this mode. Waits for a database
 * that is not up yet, and for other processes that do the same. Run by
 * `tsx src/server/prepare.ts [--no-seed [--new-secret]] [--demo] [--public] [--no-pictures] [--stores n --items n]`;
 * quick when there is nothing to do. Further stores and items use the pictures of the first ones. Those of items and
 * vehicles are painted when they are first asked for.
 */
async function prepare({ seed, say }: { seed: boolean; say: (line: string) => void }): Promise<void> {
  say(describePlace());
  const waiting = { seconds: Number(process.env.DATABASE_START_SECONDS || 60), say };
  const database = await retryUntilThere(() => openShared({ isUnlimited: true }), waiting);
  // Other processes wait until `npm run db:migrate` has run.
  const way = (seed && process.env.MIGRATIONS) || 'start';
  if (way !== 'start') await expectNewest(database.db, way === 'wait' ? waiting.seconds : 0);
  const isSeeded = await runInTurn(directUrl(), async () => {
    if (way === 'start') await migrateDatabase(database);
    say('The database has the newest schema.');
    if (process.argv.includes('--new-secret')) await changeSecret(database.db);
    return seed && fillDatabase(database.db, say);
  });
  // A market without pictures can still be opened.
  const folder = mediaFolder();
  if (isSeeded && !process.argv.includes('--no-pictures')) {
    await paintPictures(folder, say).catch((error: unknown) =>
      say(`Not every picture is in ${folder}: ${String(error)}`),
    );
  }
}

/** Waits up to `seconds` for another process to migrate the database; refuses if a migration is still missing. */
async function expectNewest(db: Database, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const missing = await countMissingMigrations(db);
    if (missing === 0) return;
    if (Date.now() >= until) {
      throw new Refused(`The database lacks ${missing} migrations: run "npm run db:migrate", then start again.`);
    }
    await wait(500);
  }
}

/** Fills the database of a demo and checks any other; returns whether the pictures of the demo are needed. */
async function fillDatabase(db: Database, say: (line: string) => void): Promise<boolean> {
  const demo = process.argv.includes('--demo');
  const past = await readPast(db);
  const problem = openingProblem({ demo, isPublic: process.argv.includes('--public') }, past);
  if (problem) throw new Refused(problem);
  const other = await secretProblem(db);
  if (other) throw new Refused(other);
  if (demo) {
    if (!past.wasDemo && !(await isEmpty(db))) say(MARKS_MARKET);
    return fillDemo(db, say);
  }
  if (past.wasDemo) say('This database was once a demo, which anybody could enter: never open it for the public.');
  if (await isEmpty(db)) say('The market holds nothing yet: README.md tells how to load one.');
  else for (const problem of await findGatewayProblems(db)) say(problem);
  return false;
}

const MARKS_MARKET =
  'DEMO is on: this database and its market are marked as a demo for good, since anybody can enter its accounts. No public ' +
  'start opens it from now on, also not from a backup. A try-out that shall become a shop begins in another database with DEMO=false.';

async function findGatewayProblems(db: Database): Promise<string[]> {
  const { active_payment_method_list: named } = await loadSettings(db);
  return listGatewayProblems(named.map(({ gateway }) => gateway));
}

/** Its message is for the operator and is printed without a stack. */
class Refused extends Error {}

async function fillDemo(db: Database, say: (line: string) => void): Promise<boolean> {
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
  return (await readPast(db)).isSeeded;
}

async function paintPictures(folder: string, say: (line: string) => void): Promise<void> {
  const { early } = await demoOrders(folder);
  const painted = await paintAll(early, folder, ({ done, of }) => {
    if (done % 100 === 0) say(`  ${done} of ${of} pictures painted`);
  });
  await cp(FILMS, join(folder, 'films'), { recursive: true });
  say(painted ? `${painted} pictures are in ${folder}.` : 'All pictures are there.');
}

const FILMS = fileURLToPath(new URL('demo/seed/films', import.meta.url));

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
    process.stderr.write(`The database could not be prepared.\n${describeFailure(error, [Refused])}\n`);
    process.exitCode = 1;
  } finally {
    await closeDatabase();
  }
}

void main();
