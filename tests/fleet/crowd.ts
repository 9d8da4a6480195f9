import { newCustomer } from '../support/pay-market';
import type { House } from './house';
import { orderOnAndOn, type Traces } from './journeys';
import type { Tally } from './tally';
import { WALLET } from './traffic';
import { newVisitor } from './visitor';

type Options = {
  /** How many orders all of them place together. */
  orders: number;
  /** The time limit, however many orders were placed. */
  minutes?: number;
  tally: Tally;
  traces: Traces;
  problems: string[];
};

export const CLIENTS = 200;

/** 200 clients, each with an address of its own, that fill a cart and order, one order after the other. Answers how fast. */
export async function orderInCrowd(house: House, { orders, minutes = Infinity, ...told }: Options): Promise<string> {
  const { tally, traces, problems } = told;
  const before = traces.orders.size;
  const began = performance.now();
  const passed = () => (performance.now() - began) / 60_000;
  const isEnough = () => traces.orders.size - before >= orders || passed() >= minutes;
  const tokens = [];
  for (let n = 0; n < CLIENTS; n += 1) tokens.push((await newCustomer(house.database.db, WALLET)).token);
  const times = await Promise.all(
    tokens.map(async (token, n) => {
      const visitor = newVisitor(house.port, 700_000 + n, tally);
      return orderOnAndOn(visitor, token, { isEnough, traces })
        .catch((error: unknown) => (problems.push(`A client of the crowd gave up: ${String(error)}`), []))
        .finally(visitor.leave);
    }),
  );
  const sorted = times.flat().toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  const rate = Math.round(sorted.length / passed());
  const how = `${rate} a minute, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
  return `${sorted.length} orders by ${CLIENTS} clients in ${passed().toFixed(1)} minutes: ${how}.`;
}
