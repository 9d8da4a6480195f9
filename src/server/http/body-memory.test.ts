import { describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits';
import { reserveBodyMemory } from './body-memory';

const busy = expect.objectContaining({ refusal: 'busy' }) as Error;

describe('the memory for bodies with files', () => {
  it('is limited for each visitor and in total', () => {
    const mine = reserveBodyMemory('a');
    mine.take(limits.bodies_bytes_per_visitor_max);
    expect(() => mine.take(1)).toThrow(busy);
    const others = ['b', 'c'].map((name) => reserveBodyMemory(name));
    others[0]?.take(limits.bodies_bytes_per_visitor_max);
    expect(() => others[1]?.take(limits.bodies_bytes_per_visitor_max)).toThrow(busy);
    mine.free();
    expect(() => others[1]?.take(limits.bodies_bytes_per_visitor_max)).not.toThrow();
    for (const memory of others) memory.free();
    // All of it is free again.
    const next = reserveBodyMemory('a');
    expect(() => next.take(limits.bodies_bytes_per_visitor_max)).not.toThrow();
    next.free();
  });

  it('takes a limited number of bodies of one visitor at a time', () => {
    const held = Array.from({ length: limits.bodies_per_visitor_max }, () => reserveBodyMemory('a'));
    expect(() => reserveBodyMemory('a')).toThrow(busy);
    expect(() => reserveBodyMemory('b').free()).not.toThrow();
    for (const memory of held) memory.free();
    expect(() => reserveBodyMemory('a').free()).not.toThrow();
  });
});
