import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endMessages } from '../../src/cli/messages-behind.mjs';
import { sendBehind } from '@/server/accounts/messages-behind';

/** A message that is sent, or not, when the test says so. */
function message() {
  let [resolve, reject] = [(): void => {}, (_error: Error): void => {}];
  const promise = new Promise<void>((sent, failed) => ([resolve, reject] = [sent, failed]));
  return { promise, resolve, reject };
}

const isOver = async (work: Promise<void>) => Promise.race([work.then(() => true), wait(20, false)]);

afterEach(() => globalThis.medinaMessagesBehind?.clear());

describe('a shop that is told to stop while messages are being sent behind their answers', () => {
  it('[beyond §4] ends once they are sent, or could not be', async () => {
    const [code, notice, failed] = [message(), message(), vi.fn()];
    sendBehind(code.promise, failed);
    sendBehind(notice.promise, failed);
    const end = endMessages(10_000);
    code.resolve();
    expect(await isOver(end)).toBe(false);
    notice.reject(new Error('The SMS gateway answered 500'));
    expect(await isOver(end)).toBe(true);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(globalThis.medinaMessagesBehind?.size).toBe(0);
  });

  it('[beyond §4] does not wait longer for them than it may, and not at all where there are none', async () => {
    expect(await isOver(endMessages(10_000))).toBe(true);
    sendBehind(message().promise, vi.fn());
    expect(await isOver(endMessages(5))).toBe(true);
    expect(await isOver(endMessages(-1))).toBe(true);
  });
});
