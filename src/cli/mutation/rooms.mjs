import { readFileSync } from 'node:fs';

/**
 * The rooms (groups of sources) for mutation testing. `files` are in the room, except those that match `without`. Test
 * files below `tests` judge them, of which `nearest` limits the number for each source (by the calls that they name, or
 * by imports). At least `goal` per cent of all mutants must be killed. `seconds` limits the test files run against one
 * mutant, by their own duration. The report is written after every `part` mutants.
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
  // Rendering, calls and state are covered by end-to-end tests; these files only compute.
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
/** Tests of load, races and crashes take minutes and say little about a single line. */
const LONG = /(scale|overload|memory|backup|crash[a-z-]*|[a-z-]*races)\.test\.ts$/;

/** The room of a source file, by its path; undefined for tests and files outside of all rooms. */
export function roomOf(path) {
  if (TEST.test(path)) return undefined;
  return rooms.find(({ files, without }) => files.test(path) && !without?.test(readFileSync(path, 'utf8')));
}

/** The test files in `paths` that judge mutants of `room`. */
export function testsOf(room, paths) {
  return paths.filter(
    (path) => TEST.test(path) && !LONG.test(path) && room.tests.some((folder) => path.startsWith(folder)),
  );
}
