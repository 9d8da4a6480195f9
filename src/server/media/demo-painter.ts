import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { limits } from '@/domain/limits';
import { ApiError } from '../http/api';
import { readLateNames } from '../pictures/order-book';
import type { Answered, Asked } from '../pictures/demo-painter-process';
import { log } from '../http/log';
import { createChildJobs } from './child-process-jobs';

type Options = {
  /** How long the painter is idle before it ends. */
  restMs?: number;
  /** How long the painter may be silent while somebody waits before it is killed. */
  silenceMs?: number;
  start?: () => ChildProcess;
};

/**
 * Generates a missing picture of the demo world (e.g. `item/lamp-300.webp` in the media folder) in a child process, the
 * painter. Resolves when the picture is finished or has failed; at once, without a painter, for a name that the demo
 * world does not have. Refuses with busy while too many others are waited for.
 */
export function openPainting(folder: string, options: Options = {}): (name: string) => Promise<void> {
  const { restMs = 30_000, silenceMs = 30_000, start = () => newPainter(folder) } = options;
  const painter = createChildJobs<Asked, Answered>({
    title: 'The painter',
    start,
    keyOf: ({ name }) => name,
    restMs,
    silenceMs,
  });
  let names: Promise<ReadonlySet<string>> | undefined;

  return async (name) => {
    names ??= readLateNames(folder).catch((error: unknown) => {
      log.error('Nothing is painted: the list of pictures can not be read', { folder, error });
      return new Set<string>();
    });
    if (!(await names).has(name)) return;
    const isFirst = !painter.has(name);
    if (isFirst && painter.waiting() >= limits.paintings_waiting_max) throw new ApiError('busy');
    const answer = await painter.send(name, { name });
    if (isFirst && answer?.problem)
      log.error('A picture could not be painted', { name, folder, problem: answer.problem });
  };
}

function newPainter(folder: string): ChildProcess {
  // Started by path: it is not part of the build and runs with tsx, as the seed does.
  const painter = join(/* turbopackIgnore: true */ 'src', 'server', 'pictures', 'demo-painter-process.ts');
  return fork(painter, [folder], { execArgv: ['--import', 'tsx'] });
}
