import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeUnits, overlaps, toTimeSpan, type HeldUnit } from './unit-availability';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, 0, 0) + hour * 3_600_000);
const span = (from: number, until: number) => ({ from: at(from), until: at(until) });

describe('overlaps', () => {
  it.each([
    ['the same time', span(9, 12), span(9, 12), true],
    ['one within the other', span(9, 12), span(10, 11), true],
    ['the end of one in the other', span(9, 12), span(11, 14), true],
    ['one after the other', span(9, 12), span(12, 14), false],
    ['one long after the other', span(9, 10), span(12, 14), false],
  ])('[RENTAL-01] says of %s', (_what, a, b, expected) => {
    expect(overlaps(a, b)).toBe(expected);
    expect(overlaps(b, a)).toBe(expected);
  });
});

describe('freeUnits', () => {
  it('[RENTAL-01] leaves out the units that a trip holds then', () => {
    const held = [
      { unit_id: 1, ...span(9, 12) },
      { unit_id: 2, ...span(12, 15) },
    ];
    expect(freeUnits([1, 2, 3], held, span(10, 12))).toEqual([2, 3]);
    expect(freeUnits([1, 2, 3], held, span(11, 13))).toEqual([3]);
    expect(freeUnits([1, 2, 3], [], span(11, 13))).toEqual([1, 2, 3]);
  });

  const wish = fc.record({
    from: fc.integer({ min: 0, max: 72 }),
    hours: fc.integer({ min: 1, max: 24 }),
    count: fc.integer({ min: 1, max: 3 }),
  });

  it('[RENTAL-01] never gives a unit to two trips that overlap, whatever is booked in whatever order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(wish, { maxLength: 40 }), (yard, wishes) => {
        const units = Array.from({ length: yard }, (_, n) => n + 1);
        const held: HeldUnit[] = [];
        for (const { from, hours, count } of wishes) {
          const wanted = toTimeSpan(at(from), hours);
          const free = freeUnits(units, held, wanted);
          if (free.length < count) continue;
          held.push(...free.slice(0, count).map((unit_id) => ({ unit_id, ...wanted })));
        }
        for (const [n, a] of held.entries()) {
          for (const b of held.slice(n + 1)) if (a.unit_id === b.unit_id) expect(overlaps(a, b)).toBe(false);
        }
      }),
    );
  });

  it('[RENTAL-01] is everything minus what is taken, and more trips never free a unit', () => {
    const trip = fc.record({
      unit_id: fc.integer({ min: 1, max: 5 }),
      from: fc.integer({ min: 0, max: 48 }),
      hours: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(trip, { maxLength: 30 }), trip, fc.integer({ min: 0, max: 48 }), (trips, one, from) => {
        const toHeld = (list: (typeof one)[]) =>
          list.map((booking) => ({ unit_id: booking.unit_id, ...toTimeSpan(at(booking.from), booking.hours) }));
        const wanted = toTimeSpan(at(from), 3);
        const free = freeUnits([1, 2, 3, 4, 5], toHeld(trips), wanted);
        const fewer = freeUnits([1, 2, 3, 4, 5], toHeld([...trips, one]), wanted);
        expect(free).toEqual(expect.arrayContaining(fewer));
        const taken = toHeld(trips)
          .filter((booking) => overlaps(booking, wanted))
          .map((booking) => booking.unit_id);
        expect([...free, ...new Set(taken)].toSorted()).toEqual([1, 2, 3, 4, 5]);
      }),
    );
  });
});

describe('toTimeSpan', () => {
  it('[RENTAL-01] counts each begun minute', () => {
    expect(toTimeSpan(at(9), 2.5).until).toEqual(at(11.5));
    expect(toTimeSpan(at(9), 0.001).until).toEqual(new Date(at(9).getTime() + 60_000));
  });
});
