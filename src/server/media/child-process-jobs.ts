import type { ChildProcess, Serializable } from 'node:child_process';
import { log } from '../http/log';

export type JobOptions<Answer> = {
  /** Begins log messages, such as "The painter". */
  title: string;
  start: () => ChildProcess;
  /** The job that an answer belongs to. */
  keyOf: (answer: Answer) => string;
  /** How long the process is idle before it ends. */
  restMs: number;
  /** How long the process may be silent while somebody waits before it is killed. */
  silenceMs: number;
};

type Waiting<Answer> = { finished: Promise<Answer | undefined>; tell: (answer?: Answer) => void };

/**
 * Jobs for one child process. It is started when there is a job, ends when it is idle, and is replaced when it dies or
 * hangs; jobs that then wait end without an answer.
 */
export function createChildJobs<Job extends Serializable, Answer>(options: JobOptions<Answer>) {
  const { title, start, keyOf, restMs, silenceMs } = options;
  const waiting = new Map<string, Waiting<Answer>>();
  let running: ChildProcess | undefined;
  let clock: NodeJS.Timeout | undefined;

  /** Resolves to the answer, or undefined when there is none. A job that already waits is not sent again. */
  function send(key: string, job: Job): Promise<Answer | undefined> {
    const known = waiting.get(key);
    if (known) return known.finished;
    let tell: Waiting<Answer>['tell'] = () => {};
    const finished = new Promise<Answer | undefined>((resolve) => (tell = resolve));
    waiting.set(key, { finished, tell });
    if (waiting.size === 1) setClock();
    try {
      running ??= started();
      // When the process has ended, its exit handler answers.
      running.send(job, () => undefined);
    } catch (error) {
      log.error(`${title} could not be started`, { error });
      finish(key);
    }
    return finished;
  }

  function started(): ChildProcess {
    const child = start();
    child.unref();
    child.channel?.unref();
    child.on('message', (answer: Answer) => finish(keyOf(answer), answer));
    child.on('error', (error) => end(child, { error }));
    child.on('exit', (code, signal) => end(child, { code, signal }));
    return child;
  }

  function finish(key: string, answer?: Answer): void {
    waiting.get(key)?.tell(answer);
    waiting.delete(key);
    setClock();
  }

  /** Resolves all that wait; the next job starts another process. */
  function end(child: ChildProcess, why: Record<string, unknown>): void {
    if (running !== child) return;
    running = undefined;
    child.kill('SIGKILL');
    log.error(`${title} has ended`, { ...why, waiting: waiting.size });
    for (const key of [...waiting.keys()]) finish(key);
  }

  function setClock(): void {
    clearTimeout(clock);
    clock = waiting.size > 0 ? setTimeout(giveUp, silenceMs) : setTimeout(rest, restMs);
    clock.unref();
  }

  function giveUp(): void {
    if (running) end(running, { silent_for_ms: silenceMs });
  }

  function rest(): void {
    const child = running;
    running = undefined;
    if (child?.connected) child.disconnect();
  }

  return { send, has: (key: string) => waiting.has(key), waiting: () => waiting.size };
}
