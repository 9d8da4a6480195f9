import { fork } from 'node:child_process';
import { join } from 'node:path';
import { limits } from '@/domain/limits';
import { createChildJobs } from './child-process-jobs';

type Job = { id: number; bytes: Buffer; square: number | undefined; side: number; pixels: number; seconds: number };
type Answer = { id: number; painted: Uint8Array | null };

const { image_side_max: side, image_pixels_max: pixels, image_seconds_max: seconds } = limits;

const decoder = createChildJobs<Job, Answer>({
  title: 'The process that decodes pictures',
  start: () =>
    fork(join(/* turbopackIgnore: true */ 'src', 'server', 'media', 'upload-decoder-process.mjs'), {
      serialization: 'advanced',
      execArgv: [],
    }),
  keyOf: ({ id }) => String(id),
  restMs: limits.image_process_rest_ms,
  // The decoder gives up by itself; this is for one that cannot.
  silenceMs: 2 * seconds * 1000,
});

let lastId = 0;

/**
 * Re-encodes a picture as WebP, cropped to a square with this side in pixels or in its own shape. Null when it cannot
 * be decoded, has too many pixels or takes too long.
 */
export async function repaintImage(bytes: Buffer, square: number | undefined): Promise<Buffer | null> {
  const id = ++lastId;
  const answer = await decoder.send(String(id), { id, bytes, square, side, pixels, seconds });
  return answer?.painted ? Buffer.from(answer.painted) : null;
}
