import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { limits } from '@/domain/limits';
import { ApiError } from '../http/api';
import { readLateNames } from '../pictures/order-book';
import type { Answered, Asked } from '../pictures/image-worker-process';
import { log } from '../http/log';

type Options = {
  /** The painter ends when nothing was asked of it for so long. */
  restMs?: number;
  /** It is ended when somebody waits and it says nothing for so long. */
  silenceMs?: number;
  start?: () => ChildProcess;
};

type Waiting = { done: Promise<void>; tell: () => void };

/**
 * Paints a picture of the demo world that is not there yet, `item/lamp-300.webp` in the media folder, in the painter's
 * process. Whoever asks is told when it is done with, painted or not: of a name that the demo world does not have at
 * once, and without a painter. Refuses with busy while too many others are waited for.
 */
export function openPainting(folder: string, options: Options = {}): (name: string) => Promise<void> {
  const { restMs = 30_000, silenceMs = 30_000, start = () => newPainter(folder) } = options;
  const waiting = new Map<string, Waiting>();
  let names: Promise<ReadonlySet<string>> | undefined;
  let painter: ChildProcess | undefined;
  let clock: NodeJS.Timeout | undefined;

  return async (name) => {
    names ??= readLateNames(folder).catch((error: unknown) => {
      log.error('Nothing is painted: the list of pictures can not be read', { folder, error });
      return new Set<string>();
    });
    if (!(await names).has(name)) return;
    if (waiting.size >= limits.paintings_waiting_max && !waiting.has(name)) throw new ApiError('busy');
    await (waiting.get(name)?.done ?? asked(name));
  };

  function asked(name: string): Promise<void> {
    let tell: Waiting['tell'] = () => {};
    const finished = new Promise<void>((resolve) => (tell = resolve));
    waiting.set(name, { done: finished, tell });
    if (waiting.size === 1) setClock();
    try {
      painter ??= started();
      painter.send({ name } satisfies Asked);
    } catch (error) {
      log.error('The painter could not be started', { error });
      done(name);
    }
    return finished;
  }

  function started(): ChildProcess {
    const child = start();
    child.unref();
    child.channel?.unref();
    child.on('message', ({ name, problem }: Answered) => {
      if (problem) log.error('A picture could not be painted', { name, folder, problem });
      done(name);
    });
    child.on('error', (error) => gone(child, { error }));
    child.on('exit', (code, signal) => gone(child, { code, signal }));
    return child;
  }

  function done(name: string): void {
    waiting.get(name)?.tell();
    waiting.delete(name);
    setClock();
  }

  /** Who waits for it is told, and the next who asks gets another one. */
  function gone(child: ChildProcess, why: Record<string, unknown>): void {
    if (painter !== child) return;
    painter = undefined;
    child.kill('SIGKILL');
    log.error('The painter is gone', { ...why, waiting: waiting.size });
    for (const name of waiting.keys()) done(name);
  }

  function setClock(): void {
    clearTimeout(clock);
    clock = waiting.size > 0 ? setTimeout(giveUp, silenceMs) : setTimeout(rest, restMs);
    clock.unref();
  }

  function giveUp(): void {
    if (painter) gone(painter, { silent_for_ms: silenceMs });
  }

  function rest(): void {
    const child = painter;
    painter = undefined;
    if (child?.connected) child.disconnect();
  }
}

function newPainter(folder: string): ChildProcess {
  // Asked for by path: it is no part of the build, and runs as the seed does.
  const painter = join(/* turbopackIgnore: true */ 'src', 'server', 'pictures', 'image-worker-process.ts');
  return fork(painter, [folder], { execArgv: ['--import', 'tsx'] });
}
