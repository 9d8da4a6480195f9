import { access } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { paintAll } from '../pictures/paint-all';
import { LARGE, largeOrder, type Order } from '../pictures/recipe';
import { demoWorld } from './demo-world';
import { picturesOf } from './seed';

/**
 * A process of its own that paints a picture of the demo world when it is first asked for, so that the shop neither
 * waits nor keeps the drawings in mind. It is told the media folder as its argument and a file within it by message,
 * and answers each with what to send instead, or with no file where there is none. It ends with whoever started it.
 */
export type Asked = { name: string };
export type Answered = { name: string; file?: string };

const [folder = ''] = process.argv.slice(2);
const orders = new Map(picturesOf(demoWorld).map((it) => [it.file, it]));

async function fileOf(name: string): Promise<string | undefined> {
  const order = orders.get(name) ?? enlarged(name);
  if (order) {
    await paintAll([order], folder);
    return join(folder, order.file);
  }
  // A picture that somebody else has put there stands for its large form.
  const own = join(folder, name.replace(LARGE.suffix, ''));
  return (await exists(own)) ? own : undefined;
}

/** For zooming, `item/lamp-1200x1800.webp`. */
function enlarged(name: string): Order | undefined {
  const order = orders.get(name.replace(LARGE.suffix, ''));
  return order?.recipe.kind === 'item' ? largeOrder(order) : undefined;
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

// The shop itself goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', ({ name }: Asked) => {
  const tell = (file?: string) => process.send?.({ name, ...(file && { file }) } satisfies Answered);
  fileOf(name).then(tell, (error: unknown) => {
    process.stderr.write(`${name} could not be painted: ${String(error)}\n`);
    tell();
  });
});
process.on('disconnect', () => process.exit());
