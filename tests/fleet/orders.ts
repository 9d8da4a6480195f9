import { buildStorefront, installPackages } from '../../src/cli/setup.mjs';
import { wrongBooks } from './books';
import { CLIENTS, orderInCrowd } from './crowd';
import { openHouse } from './house';
import type { Traces } from './journeys';
import { Tally } from './tally';

/**
 * `npm run test:orders -- 100000`: 200 clients place so many orders at the fleet, or as many as they can in
 * ORDER_MINUTES (without a limit by default); nothing that was acknowledged is lost or there twice, and all money adds up.
 */
const ORDERS = Number(process.argv[2] || 100_000);
const MINUTES = Number(process.env.ORDER_MINUTES || Infinity);
const TELL_MS = 60_000;

async function main(): Promise<boolean> {
  // Otherwise the first shop that starts would reinstall the packages under the running servers.
  await installPackages(process.cwd());
  await buildStorefront(process.cwd());
  const house = await openHouse({ shops: 3 });
  const tally = new Tally();
  const traces: Traces = { orders: new Set(), pictures: new Set(), done: 0 };
  const problems: string[] = [];
  const telling = setInterval(() => say(`· ${traces.orders.size} orders`), TELL_MS);
  try {
    await Promise.all(house.shops.map((shop) => shop.start()));
    tally.now = `${CLIENTS} clients order`;
    say(await orderInCrowd(house, { orders: ORDERS, minutes: MINUTES, tally, traces, problems }));
    problems.push(...(await wrongBooks(house, traces)));
    say(`\n${tally.table()}\n`);
    if (tally.failures(tally.now) > 0) problems.push(`${tally.failures(tally.now)} requests failed`);
  } finally {
    clearInterval(telling);
    for (const problem of new Set(problems))
      say(`${problems.filter((other) => other === problem).length} × ${problem}`);
    await house.stop();
  }
  if (problems.length === 0) say(`${traces.orders.size} orders acknowledged: nothing is lost, all money adds up.`);
  return problems.length === 0;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

main().then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
