import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Opened, openMemory } from '../db/client';
import { remembered } from './remembered';

let one: Opened;
let other: Opened;
beforeEach(async () => {
  one = await openMemory();
  other = await openMemory();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await one.close();
  await other.close();
});

describe('what a process has read', () => {
  it('is read again after two seconds, and for another database or a transaction', async () => {
    const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
    const ask = remembered(read);
    expect([await ask(one.db), await ask(one.db), await ask(other.db)]).toEqual([1, 1, 2]);
    expect(await one.db.transaction((tx) => ask(tx))).toBe(3);
    vi.advanceTimersByTime(1999);
    expect(await ask(one.db)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask(one.db)).toBe(4);
  });

  it('is read again when it could not be read', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('there');
    const ask = remembered<string>(read);
    await expect(ask(one.db)).rejects.toThrow('gone');
    expect(await ask(one.db)).toBe('there');
  });
});
