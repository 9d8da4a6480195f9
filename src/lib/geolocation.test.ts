import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentPosition } from './geolocation';

const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  getCurrentPosition.mockReset();
});

describe('the position of the browser', () => {
  it('[LOC-04] waits five seconds for the customer to decide, and no longer', async () => {
    const answer = vi.fn();
    void currentPosition().then(answer);
    await vi.advanceTimersByTimeAsync(4999);
    expect(answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toHaveBeenCalledWith('timeout');
    expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ timeout: 5000 });
  });

  it('[LOC-04] takes a decision that comes in time, and only the first word', async () => {
    const answer = currentPosition();
    await vi.advanceTimersByTimeAsync(4999);
    const [found] = getCurrentPosition.mock.calls[0] ?? [];
    // The fields of a position that the shop reads.
    found?.({ coords: { latitude: 20, longitude: 60 } } as GeolocationPosition);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toEqual({ lat: 20, lng: 60 });
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ])('[LOC-04] tells why there is none: %i is %s', async (code, problem) => {
    const answer = currentPosition();
    const failed = getCurrentPosition.mock.calls[0]?.[1];
    failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    expect(await answer).toBe(problem);
  });

  it('is unavailable where the browser has none', async () => {
    vi.stubGlobal('navigator', {});
    expect(await currentPosition()).toBe('unavailable');
  });
});
