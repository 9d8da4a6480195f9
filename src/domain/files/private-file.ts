/**
 * Which files are shown to their owner only, and for how long an address of one holds.
 * Spec: beyond the specification: prescriptions (ordering §8) and pictures of conversations, refunds, doors and identities are nobody
 * else's (decision 021).
 */
import { limits } from '../limits';

const FOLDERS = ['prescription', 'chat', 'refund', 'identity', 'proof'];

/** By its name below `media/`; however a file system reads capitals. */
export function isPrivateFile(name: string): boolean {
  const [root, folder = ''] = name.toLowerCase().split('/');
  return root === 'uploads' && FOLDERS.includes(folder);
}

/**
 * The end of the current time step, so that the address of a file stays the same for some minutes and pictures do not
 * reload.
 */
export function privateUntil(now: Date): Date {
  const step = limits.private_file_step_minutes * MINUTE;
  return new Date(Math.ceil((now.getTime() + limits.private_file_minutes * MINUTE) / step) * step);
}

const MINUTE = 60_000;
