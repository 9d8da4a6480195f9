import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readJournal, readReached } from './journal.mjs';
import { findNearestTests } from './nearest-tests.mjs';
import { testsOf } from './rooms.mjs';
import { findTestsOfCalls } from './tests-of-calls.mjs';
import { runTests } from './run-tests.mjs';

const COVER_MS = 240_000;
const BETWEEN_MS = 120_000;
/**
 * A mutant counts as endless when its tests take this many times their normal duration, and more than loading the
 * server takes.
 */
const TIMES_SLOWER = 5;
const LOAD_MS = 60_000;

/**
 * Runs each mutant of a room against the tests that reach it, in parts of the size that the room configures. After each
 * part `tellPart` receives the states of all mutants judged so far, by id; it returns whether to continue. A test file
 * that fails without any mutant judges none.
 * @param {{ root: string, room: object, mutants: object[], files: string[], sources: Map<string, string>,
 *   tellPart: (states: Map<string, 'killed' | 'endless' | 'survived' | 'not reached'>) => boolean }} task
 *   `sources` are instrumented, by path
 */
export async function judge({ root, room, mutants, sources, files, tellPart }) {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const chosen = chooseTests(room, mutants, files);
  const tests = [...new Set([...chosen.values()].flat())].map((path) => join(root, path));
  const plan = { tests, sources: writeSources(folder, mutants, sources), withDatabase: room.name === 'routes' };

  await runTests(root, folder, { ...plan, last: 'covered' }, () => COVER_MS);
  const runs = readJournal(folder).filter((run) => run.step === 'covered');
  const reached = runs.filter((run) => run.passed).map((run) => ({ ...run, reached: readReached(folder, run.path) }));
  const broken = runs.filter((run) => !run.passed).map((run) => run.path.slice(root.length + 1));
  if (broken.length > 0) process.stdout.write(`  fail without a mutant, so they judge none: ${broken.join(', ')}\n`);

  const took = new Map(runs.map((run) => [run.path, run.took]));
  const limitOf = ({ step, path }) => (step === 'judge' ? TIMES_SLOWER * took.get(path) + LOAD_MS : BETWEEN_MS);
  const quickest = reached.toSorted((a, b) => a.took - b.took);
  const runsOf = ({ id, file }) => {
    const own = new Set(chosen.get(file).map((path) => join(root, path)));
    const all = quickest.filter((run) => run.reached[id]);
    const nearest = all.filter(({ path }) => own.has(path));
    return nearest.length > 0 ? nearest : all;
  };
  const states = new Map();
  for (let at = 0; at < mutants.length; at += room.part) {
    const part = mutants.slice(at, at + room.part);
    const judged = assign(part, runsOf, room.seconds * 1000);
    // Fast tests run first: a mutant that a unit test kills in milliseconds is not run against page tests.
    const order = Object.keys(judged).sort((a, b) => took.get(a) - took.get(b));
    await runTests(root, folder, { ...plan, tests: order, judged, last: `judged from ${at}` }, limitOf);
    addStates(states, part, judged, readJournal(folder));
    if (!tellPart(states)) break;
  }
  rmSync(folder, { recursive: true, force: true });
}

function addStates(states, part, judged, journal) {
  for (const { id } of part) states.set(id, 'not reached');
  for (const { id } of Object.values(judged).flat()) states.set(id, 'survived');
  for (const { step, id, killed, endless } of journal) {
    if (step === 'judged' && killed) states.set(id, endless ? 'endless' : 'killed');
  }
}

/** The test files that judge the mutants of each source, by its path. */
function chooseTests(room, mutants, files) {
  const tests = testsOf(room, files);
  const sources = [...new Set(mutants.map(({ file }) => file))];
  if (!room.nearest) return new Map(sources.map((source) => [source, tests]));
  return room.byCalls
    ? findTestsOfCalls(sources, tests, room.nearest)
    : findNearestTests(sources, tests, files, room.nearest);
}

/** Writes the instrumented sources into the folder, below their own paths, and returns these paths. */
function writeSources(folder, mutants, sources) {
  const paths = [...new Set(mutants.map(({ file }) => file))];
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), sources.get(path));
  }
  return paths;
}

/** The mutants of each test file: each mutant gets its fastest test files, within the time limit. */
function assign(mutants, runsOf, milliseconds) {
  const judged = {};
  for (const mutant of mutants) {
    const { id } = mutant;
    let left = milliseconds;
    for (const { path, took, reached } of runsOf(mutant)) {
      (judged[path] ??= []).push({ id, ...reached[id] });
      left -= took;
      if (left <= 0) break;
    }
  }
  return judged;
}
