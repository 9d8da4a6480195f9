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
/** Nobody places more than sixty orders an hour: then a client goes on as another customer. */
const ORDERS_OF_ONE = 50;

/** 200 clients, each with an address of its own, that fill a cart and order, one order after the other. Answers how fast. */
export async function orderInCrowd(house: House, { orders, minutes = Infinity, ...told }: Options): Promise<string> {
  const { tally, traces, problems } = told;
  const before = traces.orders.size;
  const began = performance.now();
  const passed = () => (performance.now() - began) / 60_000;
  const isEnough = () => traces.orders.size - before >= orders || passed() >= minutes;
  const tokens = [];
  for (let n = 0; n < CLIENTS; n += 1) tokens.push((await newCustomer(house.database.db, WALLET)).token);
  let visitors = 700_000;
  const orderAs = async (token: string) => {
    const visitor = newVisitor(house.port, (visitors += 1), tally);
    return orderOnAndOn(visitor, token, { isEnough, most: ORDERS_OF_ONE, traces }).finally(visitor.leave);
  };
  const times = await Promise.all(
    tokens.map(async (token) => {
      const own: number[] = [];
      try {
        own.push(...(await orderAs(token)));
        while (!isEnough()) own.push(...(await orderAs((await newCustomer(house.database.db, WALLET)).token)));
      } catch (error) {
        problems.push(`A client of the crowd gave up: ${String(error)}`);
      }
      return own;
    }),
  );
  const sorted = times.flat().toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  const rate = Math.round(sorted.length / passed());
  const how = `${rate} a minute, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
  return `${sorted.length} orders by ${CLIENTS} clients in ${passed().toFixed(1)} minutes: ${how}.`;
}
