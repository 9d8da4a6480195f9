import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Answered, Asked } from './db/seed/painter';

/** The painter ends when nothing was asked of it for so long. */
const REST_MS = 30_000;

type Waiting = { painted: Promise<string | undefined>; tell: (file?: string) => void };

let painter: ChildProcess | undefined;
let rest: NodeJS.Timeout | undefined;
const waiting = new Map<string, Waiting>();

/**
 * The file of a picture of the demo world that is not there yet, `item/lamp-300.webp` in the media folder: painted in
 * the painter's process. Undefined where the demo world has none of that name, and when the painter has failed.
 */
export function missingPicture(name: string, folder: string): Promise<string | undefined> {
  const known = waiting.get(name);
  if (known) return known.painted;
  let tell: Waiting['tell'] = () => {};
  const painted = new Promise<string | undefined>((resolve) => (tell = resolve));
  waiting.set(name, { painted, tell });
  painter ??= start(folder);
  clearTimeout(rest);
  painter.send({ name } satisfies Asked);
  return painted;
}

function start(folder: string): ChildProcess {
  // Asked for by path: it is no part of the build, and runs as the seed does.
  const child = fork(join('src', 'server', 'db', 'seed', 'painter.ts'), [folder], { execArgv: ['--import', 'tsx'] });
  child.unref();
  child.channel?.unref();
  child.on('message', ({ name, file }: Answered) => answer(name, file));
  const ended = () => {
    if (painter !== child) return;
    painter = undefined;
    for (const name of waiting.keys()) answer(name);
  };
  child.on('error', ended);
  child.on('exit', ended);
  return child;
}

function answer(name: string, file?: string): void {
  waiting.get(name)?.tell(file);
  waiting.delete(name);
  if (waiting.size > 0) return;
  clearTimeout(rest);
  rest = setTimeout(stop, REST_MS).unref();
}

function stop(): void {
  const child = painter;
  painter = undefined;
  if (child?.connected) child.disconnect();
}
