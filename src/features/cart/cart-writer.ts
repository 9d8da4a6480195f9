import type { CartLine } from '@/contract/ordering/cart';

/** One write to the cart. Every call answers the whole cart, so writes go one after another and the last answer holds. */
export type CartWrite = {
  /** Of writes with one name that wait, only the last is sent; without a name each is sent. */
  name?: string;
  /** What the customer sees until the server has answered. */
  shown: (lines: CartLine[]) => CartLine[];
  /** Sends it and takes over the answer. */
  send: () => Promise<void>;
};

export type CartWriter = {
  /** Settles as its write did, or as the one that took its place. */
  write: (write: CartWrite) => Promise<void>;
  /** The writes that the server has not answered, in order; the same list until it changes. */
  waiting: () => readonly CartWrite[];
  subscribe: (listener: () => void) => () => void;
  /** Resolves when nothing waits, whether or not it went well. */
  settled: () => Promise<void>;
};

type Queued = { write: CartWrite; done: PromiseWithResolved };

/** The queue of all writes to the cart (beyond the specification: a cart that answers at once and ends right). */
export function createCartWriter(): CartWriter {
  let queue: readonly Queued[] = [];
  let seen: readonly CartWrite[] = [];
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function change(next: readonly Queued[]) {
    queue = next;
    seen = next.map(({ write }) => write);
    for (const listener of listeners) listener();
  }

  async function run() {
    for (let first = queue[0]; first; first = queue[0]) {
      await deliver(first);
    }
    running = undefined;
  }

  async function deliver(first: Queued) {
    try {
      await first.write.send();
      change(queue.slice(1));
      first.done.resolve();
    } catch (error) {
      // Without its write the cart shows what the server has: that is the whole roll-back.
      change(queue.slice(1));
      first.done.reject(error);
    }
  }

  return {
    write(write) {
      // The first one is on its way and can not be taken back.
      const at = write.name ? queue.findIndex((it, n) => n > 0 && it.write.name === write.name) : -1;
      const queued = { write, done: queue[at]?.done ?? promiseWithResolved() };
      change(at < 0 ? [...queue, queued] : queue.map((it, n) => (n === at ? queued : it)));
      running ??= run();
      return queued.done.promise;
    },
    waiting: () => seen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => running ?? Promise.resolve(),
  };
}

/** The cart as it will be when everything that waits has gone well. */
export function shownLines(lines: CartLine[], waiting: readonly CartWrite[]): CartLine[] {
  return waiting.reduce((shown, write) => write.shown(shown), lines);
}

type PromiseWithResolved = { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void };

function promiseWithResolved(): PromiseWithResolved {
  let settle: Omit<PromiseWithResolved, 'promise'> = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

/** The writer of this page; it is never written to on the server. */
export const cartWriter = createCartWriter();

/** Leaving for the checkout waits for this. */
export const cartSettled = (): Promise<void> => cartWriter.settled();
