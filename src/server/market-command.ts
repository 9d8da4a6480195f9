import { resolve } from 'node:path';
import { closeDatabase, openShared } from './db/client';
import { describeFailure } from './db/failure';
import { migrateDatabase } from './db/migrate';
import { describePlace } from './db/place';
import { files } from './adapters/files';
import { canPurge, purgeTags, purgeUntilNew } from './adapters/purge';
import { changedTags, loadPageFacts } from './data/catalogue/page-facts';
import { directUrl } from './db/pool';
import { runInTurn } from './db/turn';
import { checkMarket, DemoInside, loadMarket, MarketFaults, TakenAlready } from './db/market/load';
import type { PictureStore } from './db/market/pictures';
import type { Market } from './db/market/read-market';
import { listGatewayProblems } from './payments/gateway-problems';

/**
 * `npm run market -- check <folder>` tells what is wrong with a market; `npm run market -- load <folder>` loads it into the
 * database of the settings, with `--stock` its stock, too; with `--purge-once` caches are told once only. See
 * docs/market.md. Ends with 1 when something is wrong.
 */
async function run([task, folder, ...flags]: string[]): Promise<void> {
  const isKnown = flags.every((flag) => FLAGS.includes(flag)) && folder !== undefined;
  if (isKnown && task === 'check') return check(resolve(folder));
  if (isKnown && task === 'load') return load(resolve(folder), flags);
  throw new Refusal('npm run market -- check <folder>\nnpm run market -- load <folder> [--stock] [--purge-once]');
}

const FLAGS = ['--stock', '--purge-once'];

async function check(folder: string): Promise<void> {
  const market = await checkMarket(folder);
  say(`Nothing is wrong. ${summary(market)}`);
  warnOfGateways(market);
}

function warnOfGateways({ settings }: Market): void {
  const problems = listGatewayProblems(settings.payment_gateways.map(({ gateway }) => gateway));
  for (const problem of problems) say(problem);
}

async function load(folder: string, flags: string[]): Promise<void> {
  say(describePlace());
  const changed = await loadRows(folder, flags.includes('--stock'));
  if (changed) await tellCaches(changed, flags.includes('--purge-once'));
}

/** Answers the tags of what has changed; null where no cache is to be told. */
async function loadRows(folder: string, setsStock: boolean): Promise<string[] | null> {
  try {
    const database = await openShared({ isUnlimited: true });
    await runInTurn(directUrl(), () => migrateDatabase(database));
    const before = canPurge() ? await loadPageFacts(database.db) : null;
    const market = await loadMarket(database.db, folder, { store, now: new Date(), setsStock });
    say(`Loaded. ${summary(market)}`);
    warnOfGateways(market);
    return before && changedTags(before, await loadPageFacts(database.db));
  } finally {
    await closeDatabase();
  }
}

/** The market is loaded even if this fails: caches then show old pages until they expire. */
async function tellCaches(tags: string[], isOnce: boolean): Promise<void> {
  if (!isOnce && tags.length > 0)
    say(
      'Caches in front are told. They are told again after 65 and 75 seconds, since the shop may still show old pages.',
    );
  await (isOnce ? purgeTags(tags) : purgeUntilNew(tags)).then(
    () => say(`Caches in front were told of ${tags.length} tags.`),
    (error: unknown) => {
      throw new Refusal(`The market is loaded, but caches in front could not be told: ${String(error)}`);
    },
  );
}

const store: PictureStore = { has: async (name) => (await files.find(name)) !== undefined, keep: files.keep };

function summary({ zones, modules, stores }: Market): string {
  const items = stores.reduce((sum, store) => sum + (store.items?.length ?? 0), 0);
  const vehicles = stores.reduce((sum, store) => sum + (store.vehicles?.length ?? 0), 0);
  return `Zones: ${zones.length}, modules: ${modules.length}, stores: ${stores.length}, items: ${items}, vehicles: ${vehicles}.`;
}

class Refusal extends Error {}

const say = (line: string) => void process.stdout.write(`${line}\n`);

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error, [Refusal, MarketFaults, DemoInside, TakenAlready])}\n`);
  process.exitCode = 1;
});
