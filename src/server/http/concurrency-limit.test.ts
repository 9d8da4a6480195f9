import { describe, expect, it, vi } from 'vitest';
import { limitConcurrency } from './concurrency-limit';

const busy = expect.objectContaining({ refusal: 'busy' }) as Error;

describe('heavy work', () => {
  it('runs a limited number at a time; what exceeds the queue is refused, and later work is not', async () => {
    const work = limitConcurrency(2, 3);
    let running = 0;
    let most = 0;
    const one = async () => {
      most = Math.max(most, ++running);
      await new Promise((go) => setImmediate(go));
      running -= 1;
    };
    // An async function, so that a refusal is a rejection like any other failure.
    const asked = Array.from({ length: 8 }, async () => work(one));
    const ends = await Promise.allSettled(asked);
    expect(most).toBe(2);
    expect(ends.filter((end) => end.status === 'rejected').length).toBeGreaterThan(0);
    await expect(work(one)).resolves.toBeUndefined();
  });

  it('tells when the queue is full, and when it has room again', async () => {
    const told: boolean[] = [];
    const work = limitConcurrency(1, 2, Infinity, (isFull) => told.push(isFull));
    let end = () => {};
    let first = Promise.resolve();
    await new Promise<void>((started) => {
      first = work(() => new Promise<void>((done) => ((end = done), started())));
    });
    const second = work(() => Promise.resolve());
    expect(told).toEqual([]);
    const third = work(() => Promise.resolve());
    expect(told).toEqual([true]);
    expect(() => work(() => Promise.resolve())).toThrow(busy);
    end();
    await Promise.all([first, second, third]);
    expect(told).toEqual([true, false]);
  });

  it('that has waited too long is refused instead of run', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const work = limitConcurrency(1, 3, 1_000);
    let end = () => {};
    let first = Promise.resolve();
    await new Promise<void>((started) => {
      first = work(() => new Promise<void>((done) => ((end = done), started())));
    });
    const done: string[] = [];
    const late = expect(work(() => Promise.resolve(done.push('late')))).rejects.toEqual(busy);
    vi.advanceTimersByTime(1_001);
    const soon = work(() => Promise.resolve(done.push('soon')));
    end();
    await first;
    await late;
    await soon;
    expect(done).toEqual(['soon']);
    vi.useRealTimers();
  });
});
