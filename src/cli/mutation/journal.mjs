import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the worker and the program that watches it tell each other: `plan.json` is what is to be done, and to
 * `journal.jsonl` a line is added for each step, so that a worker that had to be ended is followed by one that goes on.
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

/** The mutants that a test file reaches, by their ids. */
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
