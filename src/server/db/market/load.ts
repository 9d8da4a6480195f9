import { eq } from 'drizzle-orm';
import type { Database } from '../client';
import { customers } from '../schema';
import { startLoading } from './loading';
import { keepPictures, picturesIn } from './pictures';
import { whatIsLoaded } from './put';
import { type Market, readMarket } from './read-market';
import { referenceFaults } from './references';
import { loadCatalogue } from './rows/catalogue';
import { countGoods } from './rows/count';
import { loadItems } from './rows/item';
import { loadPlaces } from './rows/place';
import { loadSettings } from './rows/setting';
import { loadStores } from './rows/store';
import type { Fault } from './source';

/** A folder that cannot be loaded, with everything that is wrong with it. Nothing has been written. */
export class MarketFaults extends Error {
  override readonly name = 'MarketFaults';

  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
  }
}

/** The database holds the demo city, whose customers and orders must not become those of a real market. */
export class DemoInside extends Error {
  override readonly name = 'DemoInside';

  constructor() {
    super('The database holds the demo. Load a market into an empty one: another DATABASE_URL, or another DATA_DIR.');
  }
}

/** Reads a market folder with all its pictures and throws `MarketFaults` when anything in it is wrong. */
export async function checkMarket(folder: string): Promise<Market> {
  return (await prepareMarket(folder)).market;
}

/**
 * Loads a market folder into a database, wholly or not at all. Loading it again changes what has changed; what has gone
 * from the files is switched off. Pictures go to the media folder. Throws `MarketFaults` and `DemoInside`.
 */
export async function loadMarket(
  db: Database,
  folder: string,
  { media, now, setsStock = false }: { media: string; now: Date; setsStock?: boolean },
): Promise<Market> {
  if (await holdsDemo(db)) throw new DemoInside();
  const { market, kept } = await prepareMarket(folder, media);
  await db.transaction(async (transaction) => {
    const known = await whatIsLoaded(transaction);
    const loading = startLoading(transaction, known, market, { now, kept, setsStock });
    for (const run of STEPS) await run(loading);
  });
  return market;
}

const STEPS = [loadPlaces, loadSettings, loadCatalogue, loadStores, loadItems, countGoods];

async function prepareMarket(folder: string, media?: string) {
  const { faults, market, sources } = readMarket(folder);
  if (!market) throw new MarketFaults(faults);
  const named = picturesIn(market, sources);
  // Every picture is held against its bounds before the first is kept.
  const wrong = [...referenceFaults(market, sources), ...(await keepPictures(named, folder)).faults];
  if (wrong.length > 0) throw new MarketFaults(wrong);
  return { market, kept: (await keepPictures(named, folder, media)).kept };
}

const DEMO_CUSTOMER = 'demo@medina.example';

async function holdsDemo(db: Database): Promise<boolean> {
  const found = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, DEMO_CUSTOMER));
  return found.length > 0;
}
