// @document
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdCarts, waitForOtherTabs } from './hold-carts';

/** Tabs share the storage: what one of them holds is looked at as another would. */
describe('[GUEST-09] without HTTPS, where the tabs of a browser have no locks', () => {
  const MINUTE_MS = 60_000;
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });

  /** What another tab leaves while it asks. */
  const mark = (until: unknown) => JSON.stringify({ another: until });

  async function look() {
    const seen = { answer: null as boolean | null };
    void waitForOtherTabs().then((answer) => (seen.answer = answer));
    await vi.advanceTimersByTimeAsync(0);
    return seen;
  }

  it('a tab waits as long as another asks which cart to keep', async () => {
    const release = await holdCarts();
    const seen = await look();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(seen.answer).toBeNull();
    release();
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.answer).toBe(true);
    // And it leaves no timer that would ask again.
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect((await look()).answer).toBe(false);
  });

  it('it waits for none that has been left', async () => {
    const release = await holdCarts();
    window.dispatchEvent(new Event('pagehide'));
    expect((await look()).answer).toBe(false);
    release();
  });

  it('a tab that has ended its own question leaves the one of another, whichever began first', async () => {
    for (const isFirst of [true, false]) {
      const releases = [await holdCarts(), await holdCarts()];
      const [first, last] = isFirst ? releases : releases.reverse();
      first?.();
      await vi.advanceTimersByTimeAsync(0);
      const seen = await look();
      await vi.advanceTimersByTimeAsync(1000);
      expect(seen.answer).toBeNull();
      last?.();
      await vi.advanceTimersByTimeAsync(1000);
      expect(seen.answer).toBe(true);
    }
  });

  it('nothing is stored once all questions are over, or have ended without a word', async () => {
    localStorage.setItem('cart-question', mark(Date.now() + MINUTE_MS));
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    const release = await holdCarts();
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(localStorage.getItem('cart-question')).toBeNull();
  });

  it('it waits no longer than two minutes for one that has ended without a word', async () => {
    localStorage.setItem('cart-question', mark(Date.now() + 2 * MINUTE_MS));
    const seen = await look();
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS - 1000);
    expect(seen.answer).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.answer).toBe(true);
  });

  it.each(['', 'soon', '7', '{', mark('soon'), mark(Date.now() + 86_400_000)])(
    'it waits for no other value (%s)',
    async (value) => {
      localStorage.setItem('cart-question', value);
      expect((await look()).answer).toBe(false);
    },
  );
});
