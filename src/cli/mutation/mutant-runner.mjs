import { startTests } from '@vitest/runner';
import { TestRunner, vi } from 'vitest';
import { addToJournal, readJournal, readPlan, writeReached } from './journal.mjs';

const FOLDER = process.env.MUTATION_FOLDER;
/** The limit of hits for a mutant, as a multiple of the hits without it. */
const PATIENCE = 100;
/** Hits outside of all tests, in their setup. */
const HOOKS = 'hooks';

/** The global object of instrumented sources; the instrumenter defines its name and fields. */
const switches = (globalThis.__stryker__ ??= {});
const coverage = (switches.mutantCoverage ??= { static: {}, perTest: {} });

/**
 * A Vitest runner that runs each test file many times in one process: first without a mutant, to record which ones it
 * reaches; then, once that is known for all files, with each of its mutants in turn.
 */
export default class MutantRunner extends TestRunner {
  async onBeforeCollect([path]) {
    // As a setup file, this module is evaluated again for each test file.
    const again = new FirstFailure(this.config, (file) => super.importFile(file, 'setup'));
    const { judged, last, withDatabase } = readPlan(FOLDER);
    if (judged) {
      await judge(path, judged[path] ?? [], again);
      addToJournal(FOLDER, { step: last, path });
    } else await cover(path, again, withDatabase);
  }

  /** All runs are finished by now. */
  importFile() {}
}

/** Runs a test file up to its first failure, without reporting it. */
class FirstFailure extends TestRunner {
  hasFailed = false;
  /** How many tests have started or been skipped. */
  count = 0;
  /** The indexes of the tests to run; null for all. */
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

  /** No snapshots are written. */
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
 * Records which mutants a test file reaches, how often and in which of its tests. If all tests load the whole server
 * (`isShared`), the first one loads it for the others: mutants reached during that load count for every test.
 */
async function cover(path, runner, isShared) {
  const covered = { step: 'covered', path, passed: false, took: 0 };
  // This file has ended a worker before.
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

/**
 * For each mutant: how often it is reached, whether at load time, and by which tests; null if all of them are needed.
 */
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

/** Runs the file's tests against the mutants that they reach and that have not been killed yet. */
async function judge(path, mutants, runner) {
  const done = findDone(path);
  const passesWith = (id, { hits, atLoading }, tests) => {
    // Loading the server takes seconds, so modules are reloaded only if this mutant or the previous one acts at load
    // time.
    if (switches.isStale || atLoading) vi.resetModules();
    switches.isStale = atLoading;
    Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: PATIENCE * (hits + PATIENCE) });
    return runner.passes(path, tests).finally(() => (switches.activeMutant = undefined));
  };
  const again = new Map();
  /** Whether these tests still pass without a mutant, when run alone and again in the same process. */
  const passAgain = async (tests) => {
    const key = String(tests);
    if (!again.has(key)) again.set(key, await passesWith(undefined, { hits: 0, atLoading: false }, tests));
    return again.get(key);
  };
  const inOrder = mutants.toSorted((a, b) => a.atLoading - b.atLoading);
  for (const { id, ...mutant } of inOrder.filter((candidate) => !done.has(candidate.id))) {
    addToJournal(FOLDER, { step: 'judge', path, id });
    let passed = await passesWith(id, mutant, mutant.tests);
    if (!passed && !(await passAgain(mutant.tests)))
      passed = mutant.tests === null || (await passesWith(id, mutant, null));
    addToJournal(FOLDER, { step: 'judged', path, id, killed: !passed });
  }
}

/** Mutants that are judged already: killed by any file, or run against this one. */
function findDone(path) {
  const journal = readJournal(FOLDER);
  const judged = journal.filter((entry) => entry.step === 'judged');
  const done = new Set(judged.filter((entry) => entry.killed || entry.path === path).map((entry) => entry.id));
  // These mutants have ended a worker before.
  const open = journal.filter((entry) => entry.step === 'judge' && entry.path === path && !done.has(entry.id));
  for (const { id } of open) {
    addToJournal(FOLDER, { step: 'judged', path, id, killed: true, endless: true });
    done.add(id);
  }
  return done;
}
