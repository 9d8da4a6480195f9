import { startTests } from '@vitest/runner';
import { TestRunner, vi } from 'vitest';
import { addToJournal, readJournal, readPlan, writeReached } from './journal.mjs';

const FOLDER = process.env.MUTATION_FOLDER;
/** How often a mutant may be reached, as a multiple of how often its place is reached without it. */
const PATIENCE = 100;
/** What is reached outside of all tests: by what prepares them. */
const HOOKS = 'hooks';

/** What instrumented sources look at and write to; its name and fields are the instrumenter's. */
const switches = (globalThis.__stryker__ ??= {});
const coverage = (switches.mutantCoverage ??= { static: {}, perTest: {} });

/**
 * Vitest's runner of test files, which runs each of them many times in one process: first without a mutant, noting
 * which ones it reaches, then, once that is known of all files, with each of its mutants in turn.
 */
export default class MutantRunner extends TestRunner {
  async onBeforeCollect([path]) {
    // As a setup file a module is evaluated anew each time.
    const again = new FirstFailure(this.config, (file) => super.importFile(file, 'setup'));
    const { judged, last, withDatabase } = readPlan(FOLDER);
    if (judged) {
      await judge(path, judged[path] ?? [], again);
      addToJournal(FOLDER, { step: last, path });
    } else await cover(path, again, withDatabase);
  }

  /** All has been done by now. */
  importFile() {}
}

/** Runs a test file up to its first failure, and tells nobody of it. */
class FirstFailure extends TestRunner {
  hasFailed = false;
  /** How many tests have begun or been left out. */
  count = 0;
  /** The tests to run, by their places in the file; null for all. */
  only = null;
  trace = (_name, given, work) => (work ?? given)();

  constructor(config, importFile) {
    super(config);
    this.importFile = importFile;
  }

  /** Whether these tests of the file pass. */
  async passes(path, only = null) {
    Object.assign(this, { hasFailed: false, count: 0, only: only && new Set(only) });
    const [file] = await startTests([{ filepath: path }], this);
    vi.resetConfig();
    vi.restoreAllMocks();
    vi.useRealTimers();
    return !hasFailed(file);
  }

  onBeforeRunFiles() {
    switches.currentTestId = HOOKS;
  }

  onAfterRunFiles() {
    switches.currentTestId = undefined;
  }

  /** Nobody writes snapshots. */
  onAfterRunSuite() {}

  onBeforeRunTask(test) {
    const place = this.count++;
    if (this.hasFailed || (this.only && !this.only.has(place))) test.mode = 'skip';
    else switches.currentTestId = String(place);
    return super.onBeforeRunTask(test);
  }

  onAfterRunTask(test) {
    switches.currentTestId = HOOKS;
    this.hasFailed ||= test.result?.state === 'fail';
    return super.onAfterRunTask(test);
  }
}

function hasFailed(task) {
  return task.result?.state === 'fail' || (task.tasks ?? []).some(hasFailed);
}

/**
 * Notes which mutants a test file reaches, how often and by which of its tests. Of tests that all load the whole server
 * (`isShared`) the first loads it for the others: what it reaches at loading, each of them reaches.
 */
async function cover(path, runner, isShared) {
  const covered = { step: 'covered', path, passed: false, took: 0 };
  // A worker came to its end with it.
  if (readJournal(FOLDER).some((entry) => entry.path === path)) return addToJournal(FOLDER, covered);
  addToJournal(FOLDER, { step: 'cover', path });
  if (!isShared) {
    vi.resetModules();
    coverage.static = {};
  }
  coverage.perTest = {};
  const began = Date.now();
  const passed = await runner.passes(path);
  const took = Date.now() - began;
  if (passed) writeReached(FOLDER, path, reachedMutants(coverage.static, coverage.perTest));
  addToJournal(FOLDER, { ...covered, passed, took });
}

/** For each mutant how often it is reached, whether at loading, and by which tests; null for what all of them need. */
function reachedMutants(loading, perTest) {
  const reached = {};
  const add = (id, hits, more) => {
    const known = (reached[id] ??= { hits: 0, atLoading: false, tests: [] });
    known.hits += hits;
    return Object.assign(known, more);
  };
  for (const [id, hits] of Object.entries(loading)) add(id, hits, { atLoading: true, tests: null });
  for (const [place, mutants] of Object.entries(perTest)) {
    for (const [id, hits] of Object.entries(mutants)) {
      const known = add(id, hits);
      if (place === HOOKS) known.tests = null;
      known.tests?.push(Number(place));
    }
  }
  return reached;
}

/** Shows the mutants that nothing has killed yet to the tests of a file that reach them. */
async function judge(path, mutants, runner) {
  const done = findDone(path);
  const passesWith = (id, { hits, atLoading }, tests) => {
    // Loading the server takes seconds, so modules are loaded anew only where this mutant or the one before acts at
    // loading.
    if (switches.isStale || atLoading) vi.resetModules();
    switches.isStale = atLoading;
    Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: PATIENCE * (hits + PATIENCE) });
    return runner.passes(path, tests).finally(() => (switches.activeMutant = undefined));
  };
  const again = new Map();
  /** Whether these tests pass once more without a mutant: without those before them, and in a file that has run. */
  const passAgain = async (tests) => {
    const key = String(tests);
    if (!again.has(key)) again.set(key, await passesWith(undefined, { hits: 0, atLoading: false }, tests));
    return again.get(key);
  };
  const inOrder = mutants.toSorted((a, b) => a.atLoading - b.atLoading);
  for (const { id, ...mutant } of inOrder.filter((it) => !done.has(it.id))) {
    addToJournal(FOLDER, { step: 'judge', path, id });
    let passed = await passesWith(id, mutant, mutant.tests);
    if (!passed && !(await passAgain(mutant.tests)))
      passed = mutant.tests === null || (await passesWith(id, mutant, null));
    addToJournal(FOLDER, { step: 'judged', path, id, killed: !passed });
  }
}

/** The mutants that are judged already: killed by any file, or shown to this one. */
function findDone(path) {
  const journal = readJournal(FOLDER);
  const judged = journal.filter((entry) => entry.step === 'judged');
  const done = new Set(judged.filter((entry) => entry.killed || entry.path === path).map((entry) => entry.id));
  // A worker came to its end with these.
  const open = journal.filter((entry) => entry.step === 'judge' && entry.path === path && !done.has(entry.id));
  for (const { id } of open) {
    addToJournal(FOLDER, { step: 'judged', path, id, killed: true, endless: true });
    done.add(id);
  }
  return done;
}
