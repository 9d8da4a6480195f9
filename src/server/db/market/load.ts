import { record } from '@/contract/core/wire-values';
import type { Database } from '../client';
import { readPast } from '../demo-mark';
import { isTaken } from '../error-code';
import { type Loading, startLoading } from './loading';
import { keepPictures, picturesIn, type PictureStore } from './pictures';
import { readLoaded } from './put';
import { type Market, readMarket } from './read-market';
import { referenceFaults } from './references';
import { loadCatalogue } from './rows/catalogue';
import { countGoods } from './rows/count';
import { loadDesk } from './rows/desk';
import { loadItems } from './rows/item';
import { loadPlaces } from './rows/place';
import { loadPromotions } from './rows/promotion';
import { loadRental } from './rows/rental';
import { loadSettings } from './rows/setting';
import { loadStores } from './rows/store';
import type { Fault } from './source';

/** A folder that cannot be loaded, with everything that is wrong in it. Nothing has been written. */
export class MarketFaults extends Error {
  override readonly name = 'MarketFaults';

  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
  }
}

/** The database contains the demo city, whose customers and orders must not become those of a real market. */
export class DemoInside extends Error {
  override readonly name = 'DemoInside';

  constructor() {
    super('The database holds the demo. Load a market into an empty one: another DATABASE_URL, or another DATA_DIR.');
  }
}

/** A slug, phone, email or plate of the files already belongs to a row that no file has loaded. */
export class TakenAlready extends Error {
  override readonly name = 'TakenAlready';
}

function takenBy(error: unknown): TakenAlready | undefined {
  if (!isTaken(error)) return undefined;
  const { detail = '', table = 'a table' } = record(error instanceof Error && error.cause);
  return new TakenAlready(
    `Nothing was loaded. Something in "${String(table)}" that is in no file of it is in the way: ${String(detail)}`,
  );
}

/** Reads a market folder with all its pictures and throws `MarketFaults` when anything in it is wrong. */
export async function checkMarket(folder: string): Promise<Market> {
  return (await prepareMarket(folder)).market;
}

/**
 * Loads a market folder into a database in one transaction. Loading again updates what has changed, and switches off
 * what the files no longer contain. Pictures go to `store`. Throws `MarketFaults`, `DemoInside`, `TakenAlready`.
 */
export async function loadMarket(
  db: Database,
  folder: string,
  { store, now, setsStock = false }: { store: PictureStore; now: Date; setsStock?: boolean },
): Promise<Market> {
  if ((await readPast(db)).isSeeded) throw new DemoInside();
  const { market, kept } = await prepareMarket(folder, store);
  const write = db.transaction(async (transaction) => {
    const known = await readLoaded(transaction);
    await writeMarket(startLoading(transaction, known, market, { now, kept, setsStock }));
  });
  await write.catch((error: unknown) => {
    throw takenBy(error) ?? error;
  });
  return market;
}

/** Writes all rows of a market within the caller's transaction. */
export async function writeMarket(loading: Loading): Promise<void> {
  for (const run of STEPS) await run(loading);
}

const STEPS = [
  loadPlaces,
  loadSettings,
  loadCatalogue,
  loadDesk,
  loadStores,
  loadItems,
  loadRental,
  loadPromotions,
  countGoods,
];

async function prepareMarket(folder: string, store?: PictureStore) {
  const { faults, market, sources } = readMarket(folder);
  if (!market) throw new MarketFaults(faults);
  const named = picturesIn(market, sources);
  // All pictures are checked before the first one is stored.
  const wrong = [...referenceFaults(market, sources), ...(await keepPictures(named, folder)).faults];
  if (wrong.length > 0) throw new MarketFaults(wrong);
  return { market, kept: (await keepPictures(named, folder, store)).kept };
}
