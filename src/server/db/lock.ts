import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './error-code';
import { DatabaseInUse } from './unusable';

/**
 * Locks the folder for this process; throws `DatabaseInUse`. The lock file is beside the folder and is removed by
 * `release`.
 */
export function takeLock(folder: string): { release: () => void } {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!createLock(file)) takeOver(folder, file);

  const release = () => {
    process.off('exit', release);
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return { release };
}

function createLock(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, born: readStartTime(process.pid) }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces the lock of a process that has ended. Creating a folder is atomic, so of two processes that start at once
 * only one replaces it.
 */
function takeOver(folder: string, file: string): void {
  const gate = `${file}.takeover`;
  if (isOlderThan(gate, 10_000)) rmdirSync(gate);
  try {
    mkdirSync(gate);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new DatabaseInUse(folder, 'that is just starting');
    throw error;
  }
  try {
    const owner = readHolder(file);
    if (owner ? isAlive(owner) : !isOlderThan(file, 5_000)) throw new DatabaseInUse(folder, owner?.pid ?? 'unknown');
    rmSync(file, { force: true });
    if (!createLock(file)) throw new DatabaseInUse(folder, readHolder(file)?.pid ?? 'unknown');
  } finally {
    rmdirSync(gate);
  }
}

type Holder = { pid: number; born: string | null };

/** The content of the lock file; undefined when it is missing or incomplete. */
function readHolder(file: string): Holder | undefined {
  try {
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof written !== 'object' || written === null || !('pid' in written) || typeof written.pid !== 'number')
      return undefined;
    return { pid: written.pid, born: 'born' in written && typeof written.born === 'string' ? written.born : null };
  } catch {
    return undefined;
  }
}

/** Process ids are reused, in containers at once, so the start time of the process must match too. */
function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  return born === null || born === readStartTime(pid);
}

/** The start time of a process where the system provides it (Linux: clock ticks since boot). */
function readStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isOlderThan(path: string, ms: number): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > ms;
}
