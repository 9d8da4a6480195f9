import { describe, expect, it } from 'vitest';
import type { CartLine } from '@/contract/ordering/cart';
import { createCartWriter, shownLines, type CartWrite } from './cart-writer';

/** Writes whose answers come when the test says so. */
function controlled() {
  const sent: string[] = [];
  const answers = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const write = (text: string, name?: string): CartWrite => ({
    ...(name === undefined ? {} : { name }),
    shown: (lines) => lines,
    send: () => {
      sent.push(text);
      return new Promise((resolve, reject) => answers.set(text, { resolve, reject }));
    },
  });
  return { sent, write, answers };
}

/** Lets whatever is ready go on. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('[beyond §12] the cart’s queue', () => {
  it('sends one write after another', async () => {
    const { sent, write, answers } = controlled();
    const writer = createCartWriter();
    void writer.write(write('add pizza'));
    void writer.write(write('add cola'));
    await turn();
    expect(sent).toEqual(['add pizza']);
    answers.get('add pizza')?.resolve();
    await turn();
    expect(sent).toEqual(['add pizza', 'add cola']);
  });

  it('sends only the last quantity of a line while one is on its way', async () => {
    const { sent, write, answers } = controlled();
    const writer = createCartWriter();
    const all = ['2', '3', '4', '5'].map((it) => writer.write(write(it, 'quantity 1')));
    await turn();
    expect(sent).toEqual(['2']);
    answers.get('2')?.resolve();
    await turn();
    expect(sent).toEqual(['2', '5']);
    answers.get('5')?.resolve();
    await Promise.all(all);
    expect(sent).toEqual(['2', '5']);
  });

  it('keeps the order of different lines', async () => {
    const { sent, write, answers } = controlled();
    const writer = createCartWriter();
    void writer.write(write('first', 'x'));
    void writer.write(write('a2', 'a'));
    void writer.write(write('b2', 'b'));
    void writer.write(write('a3', 'a'));
    for (const it of ['first', 'a3', 'b2']) {
      await turn();
      answers.get(it)?.resolve();
    }
    await writer.settled();
    expect(sent).toEqual(['first', 'a3', 'b2']);
  });

  it('rejects a refused write, forgets it and goes on with the next', async () => {
    const { sent, write, answers } = controlled();
    const writer = createCartWriter();
    const refused = writer.write(write('too many'));
    const next = writer.write(write('another'));
    await turn();
    answers.get('too many')?.reject(new Error('Out of Limits'));
    await expect(refused).rejects.toThrow('Out of Limits');
    await turn();
    expect(sent).toEqual(['too many', 'another']);
    answers.get('another')?.resolve();
    await next;
    expect(writer.waiting()).toEqual([]);
  });

  it('is settled when nothing waits, also after a refusal', async () => {
    const { write, answers } = controlled();
    const writer = createCartWriter();
    await writer.settled();
    let isSettled = false;
    const refused = writer.write(write('one'));
    void writer.settled().then(() => (isSettled = true));
    await turn();
    expect(isSettled).toBe(false);
    answers.get('one')?.reject(new Error('no'));
    await expect(refused).rejects.toThrow('no');
    await turn();
    expect(isSettled).toBe(true);
  });

  it('tells its listeners of every change, and hands out one list between changes', async () => {
    const { write, answers } = controlled();
    const writer = createCartWriter();
    let changes = 0;
    const leave = writer.subscribe(() => (changes += 1));
    const done = writer.write(write('one'));
    expect(writer.waiting()).toBe(writer.waiting());
    await turn();
    answers.get('one')?.resolve();
    await done;
    expect(changes).toBe(2);
    leave();
    void writer.write(write('two'));
    expect(changes).toBe(2);
  });

  it('shows the cart as it will be, write by write', () => {
    const lines = [{ id: 1, quantity: 1 }] as CartLine[];
    const three: CartWrite = { shown: (all) => all.map((it) => ({ ...it, quantity: 3 })), send: async () => {} };
    const gone: CartWrite = { shown: () => [], send: async () => {} };
    expect(shownLines(lines, [three])[0]?.quantity).toBe(3);
    expect(shownLines(lines, [three, gone])).toEqual([]);
    expect(shownLines(lines, [])).toBe(lines);
  });
});
