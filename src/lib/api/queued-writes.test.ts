import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queuedWrites, type Write } from './queued-writes';
import { waitForWrites } from './queue-state';

// Calls with a token need no guest id, which would be another request.
vi.mock('./guest', () => ({ ensureOwner: () => Promise.resolve({}) }));

const KEY = ['/cart', {}];
type Lines = { id: number; quantity: number }[];

const options = queuedWrites<Lines>('cart', () => KEY);
let client: QueryClient;
let sent: string[];
let answers: Map<string, { resolve: (lines: Lines) => void; reject: (error: Error) => void }>;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  client.setQueryData<Lines>(KEY, [{ id: 1, quantity: 1 }]);
  sent = [];
  answers = new Map();
});

/** A write that is answered when the test says so. */
const write = (text: string, more: Omit<Write<Lines>, 'send'> = {}): Write<Lines> => ({
  ...more,
  send: () => {
    sent.push(text);
    return new Promise((resolve, reject) => answers.set(text, { resolve, reject }));
  },
});

const send = (write: Write<Lines>) => new MutationObserver(client, options).mutate(write);
const quantity = (n: number) =>
  write(String(n), { name: 'quantity 1', optimistic: (lines) => lines.map((line) => ({ ...line, quantity: n })) });
const shown = () => client.getQueryData<Lines>(KEY)?.map((line) => line.quantity);
const answer = async (text: string, lines: Lines = []) => {
  answers.get(text)?.resolve(lines);
  await turn();
};
const refuse = async (text: string) => {
  answers.get(text)?.reject(new Error('Out of Limits'));
  await turn();
};

/** Lets pending promises settle. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('[beyond §12] the writes of a cart', () => {
  it('go one after another', async () => {
    void send(write('add pizza'));
    void send(write('add cola'));
    await turn();
    expect(sent).toEqual(['add pizza']);
    await answer('add pizza');
    expect(sent).toEqual(['add pizza', 'add cola']);
  });

  it('are applied at once, and end with the server’s answer', async () => {
    void send(quantity(3));
    expect(shown()).toEqual([3]);
    await turn();
    await answer('3', [{ id: 1, quantity: 2 }]);
    expect(shown()).toEqual([2]);
  });

  it('send only the last quantity of a line while one is on its way', async () => {
    const first = send(quantity(2));
    await turn();
    const all = [first, ...[3, 4, 5].map((n) => send(quantity(n)))];
    expect(shown()).toEqual([5]);
    await turn();
    expect(sent).toEqual(['2']);
    await answer('2', [{ id: 1, quantity: 2 }]);
    expect(sent).toEqual(['2', '5']);
    // Queued writes stay applied on top of the answer to an earlier one.
    expect(shown()).toEqual([5]);
    await answer('5', [{ id: 1, quantity: 5 }]);
    await Promise.all(all);
    expect(sent).toEqual(['2', '5']);
    expect(shown()).toEqual([5]);
  });

  it('that are refused are rolled back, and the next one continues', async () => {
    const refused = send(quantity(9));
    const next = send(write('add cola', { optimistic: (lines) => [...lines, { id: 2, quantity: 1 }] }));
    expect(shown()).toEqual([9, 1]);
    await turn();
    void refuse('9');
    await expect(refused).rejects.toThrow('Out of Limits');
    expect(shown()).toEqual([1, 1]);
    await turn();
    expect(sent).toEqual(['9', 'add cola']);
    const lines = [
      { id: 1, quantity: 1 },
      { id: 7, quantity: 1 },
    ];
    await answer('add cola', lines);
    await next;
    expect(client.getQueryData(KEY)).toEqual(lines);
  });

  it('keep the confirmed state when a later one is refused', async () => {
    void send(quantity(2));
    const refused = send(write('more', { optimistic: (lines) => lines.map((line) => ({ ...line, quantity: 8 })) }));
    await turn();
    await answer('2', [{ id: 1, quantity: 3 }]);
    expect(shown()).toEqual([8]);
    void refuse('more');
    await expect(refused).rejects.toThrow();
    expect(shown()).toEqual([3]);
    expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
  });

  it('restore the cart when all queued writes are refused', async () => {
    const without = (id: number) => ({ optimistic: (lines: Lines) => lines.filter((line) => line.id !== id) });
    client.setQueryData<Lines>(
      KEY,
      [1, 2].map((id) => ({ id, quantity: id })),
    );
    const all = [send(write('drop 1', without(1))), send(write('drop 2', without(2)))].map((sending) =>
      sending.catch(() => {}),
    );
    expect(shown()).toEqual([]);
    await turn();
    await refuse('drop 1');
    expect(shown()).toEqual([1]);
    await refuse('drop 2');
    await Promise.all(all);
    expect(shown()).toEqual([1, 2]);
  });

  it('are settled when nothing waits, also after a refusal', async () => {
    await waitForWrites(client, 'cart');
    let isSettled = false;
    const refused = send(write('one'));
    void waitForWrites(client, 'cart').then(() => (isSettled = true));
    await turn();
    expect(isSettled).toBe(false);
    void refuse('one');
    await expect(refused).rejects.toThrow('Out of Limits');
    await turn();
    expect(isSettled).toBe(true);
  });

  it('cancel an earlier fetch of the list', async () => {
    let arrive = (_lines: Lines) => {};
    const asked = client
      .fetchQuery<Lines>({ queryKey: KEY, queryFn: () => new Promise((resolve) => (arrive = resolve)) })
      .catch(() => {});
    await turn();
    void send(write('add'));
    await turn();
    await answer('add', [{ id: 1, quantity: 4 }]);
    arrive([{ id: 1, quantity: 1 }]);
    await asked;
    await turn();
    expect(shown()).toEqual([4]);
  });
});
