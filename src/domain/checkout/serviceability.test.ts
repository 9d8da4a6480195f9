import { describe, expect, it } from 'vitest';
import { storeReach, reachProblem, servesFromAnywhere, type ReachingStore } from './serviceability';

const store: ReachingStore = { zone_id: 1, delivery: true, take_away: true };

describe('storeReach', () => {
  it.each<[rule: string, reach: string, change: Partial<ReachingStore>, zones: number[]]>([
    ['[LOC-05] delivers within its zone', 'delivers', {}, [3, 1]],
    ['[LOC-05] is for pickup outside its zone', 'pickup_only', {}, [2]],
    ['[LOC-05] is too far outside its zone without take-away', 'too_far', { take_away: 0 }, [2]],
    ['[CHECKOUT-01] is for pickup when it does not deliver', 'pickup_only', { delivery: false }, [1]],
    ['[LOC-05] delivers everywhere with all_zone_service', 'delivers', { all_zone_service: 1 }, [2]],
    ['[LOC-05] delivers where it does not say otherwise', 'delivers', { delivery: null }, [1]],
    ['[LOC-05] delivers nowhere without a zone', 'pickup_only', {}, []],
  ])('%s', (_rule, reach, change, zones) => expect(storeReach({ ...store, ...change }, zones, {})).toBe(reach));

  it.each([
    [0, 'pickup_only'],
    [1, 'delivers'],
  ])(
    '[CHECKOUT-01] [beyond §2.6] with the market’s deliveries at %i is %s in its zone',
    (home_delivery_status, reach) => expect(storeReach(store, [1], { home_delivery_status })).toBe(reach),
  );
});

describe('servesFromAnywhere', () => {
  const shops = { id: 3, all_zone_service: true };
  it.each<[rule: string, serves: boolean, modules: { id: number; all_zone_service: boolean }[][]]>([
    ['one of the zones has the module', true, [[], [shops]]],
    ['no zone has it', false, [[{ id: 4, all_zone_service: true }]]],
    ['its stores deliver in their own zone only', false, [[{ ...shops, all_zone_service: false }]]],
    ['other modules of the zone have no part in it', true, [[{ id: 4, all_zone_service: false }, shops]]],
    ['there is no zone', false, []],
  ])('[LOC-05] %s', (_rule, serves, zones) =>
    expect(
      servesFromAnywhere(
        zones.map((modules) => ({ modules })),
        3,
      ),
    ).toBe(serves),
  );
});

it('[LOC-05] is false when modules are not sent', () =>
  expect(servesFromAnywhere([{ modules: null }, {}], 3)).toBe(false));

describe('reachProblem', () => {
  it.each<[rule: string, problem: string | null, change: Partial<ReachingStore>, zones: string, type: string]>([
    ['[LOC-05] takes a delivery in the zone', null, {}, '[1]', 'delivery'],
    ['[LOC-05] refuses a delivery outside', 'zone', {}, '[2]', 'schedule_order'],
    ['[CHECKOUT-01] refuses a delivery of a pickup store', 'order_type', { delivery: 0 }, '[1]', 'delivery'],
    ['[CHECKOUT-01] takes a take-away from anywhere', null, {}, '[2]', 'take_away'],
    ['[CHECKOUT-01] refuses a take-away where there is none', 'order_type', { take_away: 0 }, '[1]', 'take_away'],
    ['[LOC-05] takes a delivery of a store that does not say otherwise', null, { delivery: null }, '[1]', 'delivery'],
    ['a parcel has no store to ask', null, {}, '[2]', 'parcel'],
  ])('%s', (_rule, problem, change, zones, type) =>
    expect(reachProblem({ ...store, ...change }, zones, type)).toBe(problem),
  );
});
