import { readFileSync } from 'node:fs';

/**
 * What is mutated, in rooms: `files` belong to the room, less those in which `without` finds something; `tests` below
 * these folders judge them, of these as many as `nearest` says for each source (by the calls that they name, or by imports), and of all mutants at least `goal` per
 * cent are to be killed. `seconds` bounds the test files that one mutant is shown to, by their own time. The report is
 * written after every `part` mutants.
 */
export const rooms = [
  {
    name: 'domain',
    files: /^src\/domain\/.*\.(ts|mjs)$/,
    tests: ['src/domain/'],
    goal: 85,
    seconds: Infinity,
    part: 2000,
  },
  {
    name: 'contract',
    files: /^src\/contract\/.*\.read\.ts$/,
    tests: ['tests/contract/', 'src/contract/'],
    goal: 75,
    seconds: 30,
    part: 40,
  },
  {
    name: 'routes',
    files: /^src\/server\/routes\/.*\.ts$/,
    tests: ['tests/api/'],
    goal: 75,
    nearest: 3,
    byCalls: true,
    seconds: 90,
    part: 40,
  },
  // What draws, calls or remembers is shown by journeys; here stands what only computes.
  {
    name: 'features',
    files: /^src\/features\/(?!.*(api|\/use-[a-z-]+|\.d|\.fixture)\.ts$).*\.ts$/,
    without: /^import (?!type\b).*'(react|next\/|firebase|@tanstack\/|@\/(lib|ui)\/)/m,
    tests: ['src/features/'],
    goal: 75,
    nearest: 4,
    seconds: 30,
    part: 40,
  },
];

const TEST = /\.test\.tsx?$/;
/** Tests of load, of races and of crashes take minutes, and tell little of a line. */
const LONG = /(scale|overload|memory|backup|crash[a-z-]*|[a-z-]*races)\.test\.ts$/;

/** The room of a source file, by its path; undefined where it is in none, or is a test. */
export function roomOf(path) {
  if (TEST.test(path)) return undefined;
  return rooms.find(({ files, without }) => files.test(path) && !without?.test(readFileSync(path, 'utf8')));
}

/** The test files among `paths` that judge mutants of `room`. */
export function testsOf(room, paths) {
  return paths.filter(
    (path) => TEST.test(path) && !LONG.test(path) && room.tests.some((folder) => path.startsWith(folder)),
  );
}
