import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { limits } from '@/domain/limits';
import { log } from '../http/log';

type Answer = { id: number; painted: Uint8Array | null };
type Done = (painted: Buffer | null) => void;

let decoder: ChildProcess | undefined;
let restTimer: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, Done>();

/**
 * The picture painted anew as WebP, cut to a square of so many pixels or kept in its shape; null for what can not be
 * decoded, has too many pixels or takes too long. The process that does it ends when nothing was sent for a while.
 */
export function repaintImage(bytes: Buffer, square: number | undefined): Promise<Buffer | null> {
  clearTimeout(restTimer);
  const child = (decoder ??= startDecoder());
  const id = ++lastId;
  return new Promise<Buffer | null>((resolve) => {
    waiting.set(id, resolve);
    const { image_side_max: side, image_pixels_max: pixels, image_seconds_max: seconds } = limits;
    // When the process ends, its exit handler answers.
    child.send({ id, bytes, square, side, pixels, seconds }, () => undefined);
  });
}

function startDecoder(): ChildProcess {
  const child = fork(join(/* turbopackIgnore: true */ 'src', 'server', 'media', 'image-decoder.mjs'), {
    serialization: 'advanced',
    execArgv: [],
  });
  child.unref();
  child.channel?.unref();
  child.on('message', ({ id, painted }: Answer) => finish(id, painted));
  child.on('error', (error) => end(child, { error }));
  child.on('exit', (code, signal) => end(child, { code, signal }));
  return child;
}

function finish(id: number, painted: Uint8Array | null): void {
  waiting.get(id)?.(painted && Buffer.from(painted));
  waiting.delete(id);
  if (waiting.size > 0) return;
  restTimer = setTimeout(rest, limits.image_process_rest_ms).unref();
}

/** Callers that wait get no picture; the next call starts another process. */
function end(child: ChildProcess, why: { error?: Error; code?: number | null; signal?: string | null }): void {
  if (decoder !== child) return;
  decoder = undefined;
  log.error('The process that decodes pictures has ended', { ...why, waiting: waiting.size });
  for (const id of [...waiting.keys()]) finish(id, null);
}

function rest(): void {
  const child = decoder;
  decoder = undefined;
  if (child?.connected) child.disconnect();
}
