import { expect, it, vi } from 'vitest';
import { sendInTurn } from './messages-behind';

it('[beyond §2.8] what is told about one order comes in its turn, also after a message that failed', async () => {
  const sent: string[] = [];
  let fail = (_error: Error) => {};
  const slow = new Promise<void>((_resolve, reject) => (fail = reject));
  const failed = vi.fn();
  const send = (message: string) => () => Promise.resolve(void sent.push(message));
  sendInTurn('order 1', () => slow, failed);
  sendInTurn('order 1', send('canceled'), failed);
  sendInTurn('order 2', send('receipt of another'), failed);
  await vi.waitFor(() => expect(sent).toEqual(['receipt of another']));
  fail(new Error('The mail server is away'));
  await vi.waitFor(() => expect(sent).toEqual(['receipt of another', 'canceled']));
  await vi.waitFor(() => expect(globalThis.medinaMessagesBehind?.size).toBe(0));
  expect(failed).toHaveBeenCalledOnce();
  expect(globalThis.medinaMessagesInTurn?.size).toBe(0);
});
