import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as schema from '../db/schema';
import { remembered } from './remembered';

// Nothing is asked of them.
const one = drizzle.mock({ schema });
const other = drizzle.mock({ schema });
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

describe('what a process has read', () => {
  it('is read again after two seconds, and for another database or a transaction', async () => {
    const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
    const ask = remembered(read);
    expect([await ask(one), await ask(one), await ask(other)]).toEqual([1, 1, 2]);
    // As a transaction, which is a handle of its own.
    expect(await ask(drizzle.mock({ schema }))).toBe(3);
    vi.advanceTimersByTime(1999);
    expect(await ask(one)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask(one)).toBe(4);
  });

  it('is read again when it could not be read', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('there');
    const ask = remembered<string>(read);
    await expect(ask(one)).rejects.toThrow('gone');
    expect(await ask(one)).toBe('there');
  });
});
