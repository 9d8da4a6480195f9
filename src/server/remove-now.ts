import { rmSync } from 'node:fs';

const TRIES = 5;

/**
 * Removes a file or folder before the process ends, also while files are being opened in it. Node looks once for what a
 * folder holds, whatever its `maxRetries`, so a file that comes after that is found by the next try.
 */
export function removeNow(path: string): void {
  for (let n = 1; ; n += 1) {
    try {
      return rmSync(path, { recursive: true, force: true, maxRetries: 1 });
    } catch (error) {
      if (n === TRIES) throw error;
    }
  }
}
