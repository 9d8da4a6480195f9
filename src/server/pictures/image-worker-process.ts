import { constants, setPriority } from 'node:os';
import { paintAll } from './paint-all';
import { readOrderBook } from './order-book';

/**
 * A process of its own that paints a picture of the demo world when it is first asked for, so that the shop neither
 * waits nor keeps the drawings in mind. It is told the media folder as its argument and a file within it by message,
 * and answers each when it is there, or with the problem why it is not. It ends with whoever started it.
 */
export type Asked = { name: string };
export type Answered = { name: string; problem?: string };

const [folder = ''] = process.argv.slice(2);
const orders = readOrderBook(folder).then((book) => new Map(book?.late.map((it) => [it.file, it])));

// The shop itself goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', ({ name }: Asked) => {
  const tell = (more: { problem?: string } = {}) => process.send?.({ name, ...more } satisfies Answered);
  const painted = orders.then((known) => {
    const order = known.get(name);
    return paintAll(order ? [order] : [], folder);
  });
  painted.then(
    () => tell(),
    (error: unknown) => tell({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
