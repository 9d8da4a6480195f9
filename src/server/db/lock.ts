import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Somebody else has the database folder open. PGlite itself would let both write, and lose rows without a word. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';

  constructor(folder: string, pid: number | string) {
    super(
      `The database folder ${folder} is already open in process ${pid}. ` +
        'Stop that process first, or set DATA_DIR to another folder, or use PostgreSQL by DATABASE_URL.',
    );
  }
}

/** Takes the folder for this process; throws `DatabaseInUse`. The lock stands beside the folder and goes with `release`. */
export function takeLock(folder: string): { release: () => void } {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!created(file)) takeOver(folder, file);

  const release = () => {
    process.off('exit', release);
    if (holder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return { release };
}

function created(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, born: birth(process.pid) }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces a lock whose owner is gone. Making a folder is atomic, so of two processes that start at once only one
 * replaces it.
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
    const owner = holder(file);
    if (owner ? isAlive(owner) : !isOlderThan(file, 5_000)) throw new DatabaseInUse(folder, owner?.pid ?? 'unknown');
    rmSync(file, { force: true });
    if (!created(file)) throw new DatabaseInUse(folder, holder(file)?.pid ?? 'unknown');
  } finally {
    rmdirSync(gate);
  }
}

type Holder = { pid: number; born: string | null };

/** What the lock file says; undefined when it is missing or was never finished. */
function holder(file: string): Holder | undefined {
  try {
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof written !== 'object' || written === null || !('pid' in written) || typeof written.pid !== 'number')
      return undefined;
    return { pid: written.pid, born: 'born' in written && typeof written.born === 'string' ? written.born : null };
  } catch {
    return undefined;
  }
}

/** Process ids are reused, in containers at once. So the start time of the process must match, too. */
function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  return born === null || born === birth(pid);
}

/** When a process began, where the system tells (Linux: clock ticks since boot). */
function birth(pid: number): string | null {
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

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
