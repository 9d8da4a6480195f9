import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { once } from './once';

/**
 * The secret of this market: SECRET, else a random one that is generated once and stored beside the data, never in the
 * database.
 */
export function secret(): string {
  return process.env.SECRET || kept();
}

const kept = once(() => {
  const folder = resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? '.data');
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Another process has written the secret at the same moment.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
});

/** HMAC of some parts under the secret, so that short codes and addresses cannot be guessed from the database alone. */
export function hmac(...parts: string[]): string {
  return createHmac('sha256', secret()).update(parts.join('\0')).digest('hex');
}

/** Whether `given` is the HMAC of these parts. It takes as long for a wrong one as for the right one. */
export function isHmac(given: string, ...parts: string[]): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(hmac(...parts))];
  return one.length === other.length && timingSafeEqual(one, other);
}
