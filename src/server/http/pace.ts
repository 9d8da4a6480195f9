/** Milliseconds after which the bound is set anew. */
const ROUND_MS = 500;

type Bounds = { least: number; most: number; aim: number };

/** How many calls may be under way at a time. It hears of each that begins and ends, and how many are under way with it. */
export type Pace = { bound: () => number; began: (underWay: number) => void; ended: (underWay: number) => void };

/**
 * Bounds the calls under way by the pace of the machine, so that each is answered within about `aim` milliseconds: as many
 * as it has lately finished in that time, between `least` and `most`. Only time in which there was enough to do tells its
 * pace. The bound doubles at most from one round to the next: with few calls at a time a quick machine can not show its pace.
 */
export function paceWithin({ least, most, aim }: Bounds, now = () => performance.now()): Pace {
  // Not the most: on a machine that turns out to be slow, so many would be late before that is known.
  let bound = Math.max(least, Math.ceil(most / 2));
  let round: { since: number; ended: number } | undefined;
  const isEnough = (underWay: number) => underWay >= bound / 2;
  return {
    bound: () => bound,
    began: (underWay) => {
      if (!round && isEnough(underWay)) round = { since: now(), ended: 0 };
    },
    ended: (underWay) => {
      if (!isEnough(underWay)) round = undefined;
      if (!round) return;
      round.ended += 1;
      const passed = now() - round.since;
      if (passed < ROUND_MS) return;
      bound = Math.min(most, 2 * bound, Math.max(least, Math.round((round.ended / passed) * aim)));
      round = { since: now(), ended: 0 };
    },
  };
}
