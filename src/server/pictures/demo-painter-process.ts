import { constants, setPriority } from 'node:os';
import { paintAll } from './paint-all';
import { readOrderBook } from './order-book';

/**
 * A process that paints a picture of the demo on its first request, so that the shop neither waits nor keeps the
 * drawings in memory. Its argument is the media folder. Each message names a file in it; the answer comes when the file
 * exists, or with the problem. The process ends with its parent.
 */
export type Asked = { name: string };
export type Answered = { name: string; problem?: string };

const [folder = ''] = process.argv.slice(2);
const orders = readOrderBook(folder).then((book) => new Map(book?.late.map((picture) => [picture.file, picture])));

// The shop itself has priority.
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
