import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildStorefront, installPackages } from '../../src/cli/setup.mjs';
import { wrongBooks } from './books';
import { CLIENTS, orderInCrowd } from './crowd';
import { formerBuild } from './former-build';
import { fillDisk } from './full-disk';
import { openHouse, type House } from './house';
import type { Traces } from './journeys';
import { Tally } from './tally';
import { openTraffic } from './traffic';

/**
 * `npm run test:fleet`: three shops behind nginx on PostgreSQL with a replica and PgBouncer, with an S3 store, under
 * constant traffic of customers and guests, who load every script and style that their pages name. They are upgraded one
 * by one from the previous build, killed, lose their database, their replica, their locks and their disk, and get ORDERS
 * orders (3,000) from 200 clients. In the end nothing that was acknowledged is lost, and all money adds up. No request
 * fails while nothing is killed. See docs/operations.md.
 */
const ORDERS = Number(process.env.ORDERS || 3000);

const tally = new Tally();
const traces: Traces = { orders: new Set(), pictures: new Set(), done: 0 };
const problems: string[] = [];

async function main(): Promise<boolean> {
  const began = Date.now();
  // Otherwise the first shop that starts would reinstall the packages under the running servers.
  await installPackages(process.cwd());
  await buildStorefront(process.cwd());
  const former = await formerBuild();
  const house = await openHouse({ shops: 3 });
  const traffic = openTraffic(house, { tally, traces, problems });
  try {
    await during('start', () => Promise.all(house.shops.map((shop) => shop.start(former))));
    await traffic.begin();
    await during('quiet', () => moreJourneys(6));
    await during('rolling upgrade', () => upgrade(house));
    const ordered = await during(`${CLIENTS} clients order`, () =>
      orderInCrowd(house, { orders: ORDERS, tally, traces, problems }),
    );
    await during('shops are killed', () => killShops(house));
    await during('the replica is killed', () => killServer(house.servers.replica));
    await during('the primary is killed', () => killServer(house.servers.primary));
    await during('a lock hangs', () => holdLock(house));
    await during('a disk is full', async () => problems.push(...(await fillDisk(house, tally, traces))));
    await during('quiet again', () => moreJourneys(6));
    await traffic.end();
    problems.push(...(await wrongBooks(house, traces)));
    for (const phase of [
      'quiet',
      'rolling upgrade',
      `${CLIENTS} clients order`,
      'the replica is killed',
      'quiet again',
    ]) {
      if (tally.failures(phase) > 0) problems.push(`${tally.failures(phase)} requests failed while: ${phase}`);
    }
    say(`\n${tally.table()}\n`);
    say(
      `${traces.done} whole journeys, ${traces.orders.size} orders acknowledged, ${traces.pictures.size} pictures seen.`,
    );
    say(ordered);
    say(`${Math.round((Date.now() - began) / 1000)} s in all.`);
    if (problems.length === 0) say('Nothing is lost, all money adds up.');
  } finally {
    for (const problem of new Set(problems))
      say(`${problems.filter((other) => other === problem).length} × ${problem}`);
    await traffic.end();
    await house.stop();
  }
  return problems.filter((problem) => !problem.startsWith('NOT RUN')).length === 0;
}

async function during<Out>(phase: string, work: () => Promise<Out>): Promise<Out> {
  tally.now = phase;
  const began = Date.now();
  const out = await work();
  say(`· ${phase}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return out;
}

/** Waits until so many more journeys are complete. */
async function moreJourneys(count: number): Promise<void> {
  const [from, until] = [traces.done, Date.now() + 120_000];
  while (traces.done < from + count) {
    if (Date.now() > until) throw new Error(`Only ${traces.done - from} journeys in two minutes`);
    await wait(100);
  }
}

/** One instance after the other, as docs/operations.md says. */
async function upgrade({ shops }: House): Promise<void> {
  for (const shop of shops) {
    const code = await shop.stop('SIGTERM');
    if (code !== 0) problems.push(`A shop that was told to stop has ended with ${String(code)}`);
    await shop.start(process.cwd());
    await moreJourneys(2);
  }
}

async function killShops({ shops }: House): Promise<void> {
  for (const shop of shops) {
    await shop.stop('SIGKILL');
    await moreJourneys(2);
    await shop.start();
  }
}

async function killServer(server: House['servers']['primary']): Promise<void> {
  await server.stop('SIGKILL');
  await wait(2000);
  await server.start();
  await moreJourneys(6);
}

/** Locks the settings, which nearly every call reads. */
async function holdLock({ direct }: House): Promise<void> {
  const holder = new pg.Client({ connectionString: direct });
  await holder.connect();
  await holder.query('begin; lock table settings in access exclusive mode');
  await wait(6000);
  await holder.query('rollback');
  await holder.end();
  await moreJourneys(6);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

main().then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
