import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that the worker and its supervisor share: `plan.json` is the work list, and the worker appends a line to
 * `journal.jsonl` for each step, so that a new worker can continue after one was killed.
 */
export function readPlan(folder) {
  return JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));
}

export function readJournal(folder) {
  const file = journalFile(folder);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

export function addToJournal(folder, entry) {
  appendFileSync(journalFile(folder), `${JSON.stringify({ ...entry, at: Date.now() })}\n`);
}

/** The ids of the mutants that a test file reaches. */
export function writeReached(folder, path, reached) {
  writeFileSync(reachedFile(folder, path), JSON.stringify(reached));
}

export function readReached(folder, path) {
  return JSON.parse(readFileSync(reachedFile(folder, path), 'utf8'));
}

function reachedFile(folder, path) {
  return join(folder, `reached-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.json`);
}

function journalFile(folder) {
  return join(folder, 'journal.jsonl');
}
