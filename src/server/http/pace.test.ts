import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '@/domain/limits';
import { limitConcurrency } from './concurrency-limit';
import { paceWithin } from './pace';

const MOST = 48;
const BOUNDS = {
  least: limits.calls_under_way_min,
  most: MOST + limits.calls_waiting_max,
  aim: limits.call_ms_aim,
};

describe('the bound of calls under way', () => {
  /** A second of calls that end one after the other, while so many are under way. */
  function pacedBy(rates: { perSecond: number; underWay: (bound: number) => number }[]): number[] {
    let clock = 0;
    const pace = paceWithin(BOUNDS, () => clock);
    return rates.map(({ perSecond, underWay }) => {
      for (let n = 0; n < perSecond; n += 1) {
        pace.began(underWay(pace.bound()));
        clock += 1000 / perSecond;
        pace.ended(underWay(pace.bound()));
      }
      return pace.bound();
    });
  }
  const full = (bound: number) => bound;

  it.each([
    ['as many as end within the aim', [40, 40], 30],
    ['a slower machine', [20, 20], BOUNDS.least],
    ['never fewer than so many, however slow', [2, 2, 2, 2], BOUNDS.least],
    ['a quick machine does as many as it may', [1000], BOUNDS.most],
    ['one that has become slow', [1000, 40], 30],
    ['one that has become quick again', [1000, 10, 1000, 1000], BOUNDS.most],
  ])('%s', (_what, rates, bound) => {
    expect(pacedBy(rates.map((perSecond) => ({ perSecond, underWay: full }))).at(-1)).toBe(bound);
  });

  it('stays as it was while there is little to do, and afterwards: neither tells of the machine', () => {
    const [busy, idle, again] = pacedBy([
      { perSecond: 1000, underWay: full },
      { perSecond: 3, underWay: () => 1 },
      { perSecond: 1, underWay: () => 0 },
    ]);
    expect([idle, again]).toEqual([busy, busy]);
    let clock = 0;
    const pace = paceWithin(BOUNDS, () => clock);
    const before = pace.bound();
    clock += 60_000;
    pace.began(before);
    clock += 10;
    pace.ended(before);
    expect(pace.bound()).toBe(before);
  });
});

it('there is room again once the last call has ended, though none waited for its turn', async () => {
  let bound = 4;
  const told: boolean[] = [];
  const pace = { bound: () => bound, began: () => undefined, ended: () => void (bound = 1) };
  const queue = limitConcurrency(MOST, MOST, { pace, tellFull: (isFull) => told.push(isFull) });
  const ends: (() => void)[] = [];
  const calls = [1, 2].map(() => queue(() => new Promise<void>((end) => void ends.push(end))));
  await vi.waitUntil(() => ends.length === 2);
  ends[0]?.();
  await calls[0];
  ends[1]?.();
  await calls[1];
  expect(told).toEqual([true, false]);
});

describe('two hundred clients, each of whom asks again as soon as it is answered', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** A machine that ends so many calls a second, whichever it works on, as `perSecond` says by the second. */
  async function crowdAt(perSecond: (second: number) => number, seconds: number) {
    const working: (() => void)[] = [];
    const work = () => new Promise<void>((ended) => void working.push(ended));
    const pace = paceWithin(BOUNDS);
    let isFull = false;
    const queue = limitConcurrency(MOST, limits.calls_waiting_max, {
      ...{ patience: limits.call_waiting_ms_max, pace },
      tellFull: (it) => (isFull = it),
    });
    const taken: number[] = [];
    const refused: number[] = [];
    const until = performance.now() + seconds * 1000;
    const client = async () => {
      while (performance.now() < until) {
        const asked = performance.now();
        const took = () => performance.now() - asked;
        await Promise.resolve()
          .then(() => queue(work))
          .then(
            () => taken.push(took()),
            () => refused.push(took()),
          );
        await new Promise((again) => setTimeout(again, 200));
      }
    };
    const machine = async () => {
      const began = performance.now();
      while (performance.now() < until + 10_000) {
        await new Promise((next) => setTimeout(next, 1000 / perSecond((performance.now() - began) / 1000)));
        working.shift()?.();
      }
    };
    const all = Promise.all([machine(), ...Array.from({ length: 200 }, client)]);
    await vi.advanceTimersByTimeAsync(seconds * 1000 + 11_000);
    await all;
    const at = (times: number[], part: number) =>
      times.toSorted((one, other) => one - other)[Math.floor(times.length * part)];
    return { taken: taken.length, p99: at(taken, 0.99), refusedMedian: at(refused, 0.5), isFull };
  }

  it.each([
    ['20 calls a second, as with a sixth of a core', () => 20],
    ['100 calls a second', () => 100],
    ['500 calls a second', () => 500],
  ])('are answered within two seconds or refused at once: %s', async (_what, perSecond) => {
    const told = await crowdAt(perSecond, 20);
    expect(told.p99).toBeLessThan(2000);
    expect(told.refusedMedian).toBe(0);
    expect(told.isFull).toBe(false);
    // The machine is never idle.
    expect(told.taken).toBeGreaterThan(0.95 * 20 * perSecond());
  });

  it('the bound follows a machine that others take most of, and comes back', async () => {
    const told = await crowdAt((second) => (second > 10 && second < 20 ? 30 : 300), 30);
    expect(told.taken).toBeGreaterThan(0.95 * (20 * 300 + 10 * 30));
    expect(told.p99).toBeLessThan(2000);
  });
});
