/**
 * Which files only their owner may see, and how long a signed URL is valid.
 * Spec: beyond the specification: prescriptions (ordering §8) and pictures of conversations, refunds, doors and
 * identities are private (decision 021).
 */
import { limits } from '../limits';
import { MINUTE_MS } from '../time/units';

const FOLDERS = ['prescription', 'chat', 'refund', 'identity', 'proof'];

/** Checks the file's name below `media/`, ignoring case as some file systems do. */
export function isPrivateFile(name: string): boolean {
  const [root, folder = ''] = name.toLowerCase().split('/');
  return root === 'uploads' && FOLDERS.includes(folder);
}

/**
 * The end of the current time step. The URL of a file thus stays the same for some minutes, and pictures do not reload.
 */
export function privateUntil(now: Date): Date {
  const step = limits.private_file_step_minutes * MINUTE_MS;
  return new Date(Math.ceil((now.getTime() + limits.private_file_minutes * MINUTE_MS) / step) * step);
}
