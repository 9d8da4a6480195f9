import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mapFile } from './load';
import { type CityMap } from './shape';

const written = readFileSync(mapFile(), 'utf8');
const city = JSON.parse(written) as CityMap;

describe('the map of Qamar Bay', () => {
  it('is small enough for phones', () => {
    expect(written.length).toBeLessThan(350_000);
    expect(gzipSync(written).length).toBeLessThan(90_000);
  });

  it('has a unique id and a name in both languages for every street and place', () => {
    const named = [...city.streets, ...city.places, ...city.districts];
    const ids = named.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(named.filter(({ name: [en, ar] }) => !/^[A-Z]/.test(en) || !/^[\u0600-\u06ff]/.test(ar))).toEqual([]);
    expect(city.streets.length).toBeGreaterThan(150);
    expect(city.places.length).toBeGreaterThanOrEqual(40);
  });

  it('connects every crossing with every other', () => {
    const next = new Map<number, number[]>();
    for (const part of city.streets.flatMap(({ parts }) => parts)) {
      part.slice(1).forEach((until, n) => {
        const from = part[n] ?? until;
        next.set(from, [...(next.get(from) ?? []), until]);
        next.set(until, [...(next.get(until) ?? []), from]);
      });
    }
    const reached = new Set([0]);
    for (const node of reached) for (const other of next.get(node) ?? []) reached.add(other);
    expect(reached.size).toBe(city.nodes.length / 2);
  });
});
