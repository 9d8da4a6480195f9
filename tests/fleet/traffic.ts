import { setTimeout as wait } from 'node:timers/promises';
import { newCustomer } from '../support/pay-market';
import type { House } from './house';
import { beCustomer, beGuest, type Traces } from './journeys';
import type { Tally } from './tally';
import { newVisitor } from './visitor';

/** Enough money that no wallet becomes empty. */
export const WALLET = 10_000_000;
/** Nobody places more than sixty orders an hour, and a journey places two: then another customer takes over. */
const JOURNEYS_OF_ONE = 20;

type Options = { tally: Tally; traces: Traces; problems: string[]; pauseMs?: number };

/** Three guests and three customers, one journey after the other; failures are added to the problems. */
export function openTraffic(house: House, { tally, traces, problems, pauseMs = 100 }: Options) {
  let isOpen = true;
  const working: Promise<void>[] = [];
  const onAndOn = async (journey: () => Promise<void>) => {
    while (isOpen) {
      await journey().catch((error: unknown) => problems.push(error instanceof Error ? error.message : String(error)));
      await wait(pauseMs);
    }
  };
  const begin = async () => {
    for (let n = 0; n < 3; n += 1) {
      // A new visitor and address each time, so that no rate limit applies.
      let times = 0;
      const guest = async () => {
        const number = n * 100_000 + (times += 1);
        const visitor = newVisitor(house.port, number, tally);
        await beGuest(visitor, number, traces).finally(visitor.leave);
      };
      working.push(onAndOn(guest));
      let { token } = await newCustomer(house.database.db, WALLET);
      let journeys = 0;
      const customer = async () => {
        // While the database is away the same one goes on.
        const next =
          journeys < JOURNEYS_OF_ONE ? undefined : await newCustomer(house.database.db, WALLET).catch(() => {});
        if (next) [token, journeys] = [next.token, 0];
        journeys += 1;
        const visitor = newVisitor(house.port, 600_000 + n * 10_000 + (times % 10_000), tally);
        await beCustomer(visitor, token, traces).finally(visitor.leave);
      };
      working.push(onAndOn(customer));
    }
  };
  const end = async () => {
    isOpen = false;
    await Promise.all(working);
  };
  return { begin, end };
}
