import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { step } from '../run.mjs';
import { listChangedFiles, listFiles } from './choose-files.mjs';
import { drawSample } from './draw-sample.mjs';
import { instrument } from './instrument.mjs';
import { judge } from './judge.mjs';
import { isEquivalent, isKilled, readEquivalents, scoreOf, survivorsOf, formatTable } from './report.mjs';
import { roomOf, rooms } from './rooms.mjs';
import { keepVerdicts, keyOf, readVerdicts } from './verdicts.mjs';

/**
 * Mutation testing: `npm run mutate` mutates the files of a change and lists the mutants that no test kills, `npm run
 * mutate -- <paths>` those of the given files, `--all` those of all rules and a sample of the rest. See docs/testing.md
 * for the options.
 */
const args = process.argv.slice(2);
const optionOf = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const SAMPLE = Number(optionOf('sample') ?? 400);
const SEED = 'medina';
/** When the time is up, the results so far are reported; the rest is not tested. */
const UNTIL = Date.now() + Number(optionOf('minutes') ?? Infinity) * 60_000;
/** Outside of the rules, `--all` tests a sample, with a common goal. */
const SAMPLE_GOAL = 75;

const root = resolve(import.meta.dirname, '../../..');
process.chdir(root);
const results = join(root, 'test-results/mutation');

const isAll = args.includes('--all');
const named = args.filter((arg) => !arg.startsWith('--'));
// Restricts `--all` to one room.
const only = optionOf('room');

const files = listFiles();
const { mutants, sources } = await step('Making mutants', () => instrument(root, chooseFiles()));
const roomNames = new Map([...sources.keys()].map((path) => [path, roomOf(path).name]));
const equivalents = readEquivalents();
const chosen = chooseMutants(mutants.filter((mutant) => !isEquivalent(mutant, equivalents)));

/** With `--go-on`, mutants killed in earlier runs stay killed, and those not judged yet come first. */
const earlier = args.includes('--go-on') ? readVerdicts(results) : new Map();
const known = chosen.map((mutant) => ({ ...mutant, state: earlier.get(keyOf(mutant)) }));
const states = new Map(known.filter(({ state }) => state).map(({ id, state }) => [id, state]));
const open = known.filter((mutant) => !isKilled(mutant)).toSorted((a, b) => Boolean(a.state) - Boolean(b.state));

for (const room of rooms) {
  const own = open.filter(({ file }) => roomNames.get(file) === room.name);
  if (own.length === 0) continue;
  await step(`Judging ${own.length} mutants of ${room.name}`, () =>
    judge({ root, room, mutants: own, sources, files, tellPart: tellPart(own.length) }),
  );
}
if (tell() === 'below') process.exitCode = 1;

function tellPart(wanted) {
  return (found) => {
    for (const [id, state] of found) states.set(id, state);
    process.stdout.write(`  ${found.size} of ${wanted} are judged\n`);
    if (found.size < wanted) tell();
    return Date.now() < UNTIL;
  };
}

function chooseFiles() {
  if (isAll) return files.filter((path) => roomOf(path));
  const wanted = named.length > 0 ? named.map((path) => relative(root, resolve(path))) : listChangedFiles();
  return wanted.filter((path) => roomOf(path));
}

function chooseMutants(all) {
  if (!isAll) return all;
  const isRule = ({ file }) => roomNames.get(file) === 'domain';
  const rest = all.filter((mutant) => !isRule(mutant));
  const sample = [...all.filter(isRule), ...drawSample(rest, SAMPLE, SEED)];
  return only ? sample.filter(({ file }) => roomNames.get(file) === only) : sample;
}

/** Reports all results so far, and whether a group is below its goal. */
function tell() {
  const judged = chosen
    .filter(({ id }) => states.has(id))
    .map((mutant) => ({ ...mutant, room: roomNames.get(mutant.file), state: states.get(mutant.id) }));
  const groups = rooms.map(({ name, goal }) => ({
    name,
    goal,
    mutants: judged.filter((mutant) => mutant.room === name),
  }));
  const sample = judged.filter((mutant) => mutant.room !== 'domain');
  const sampled = isAll ? [{ name: `sample of ${sample.length}`, goal: SAMPLE_GOAL, mutants: sample }] : [];
  const rows = [...groups, ...sampled].filter((group) => group.mutants.length > 0);
  const goals = isAll ? [groups[0], ...sampled] : groups;
  const text = `${formatTable(rows.map(({ name, mutants: own }) => [name, own]))}\n\n${survivorsOf(judged).join('\n')}\n`;
  keepVerdicts(results, judged);
  writeFileSync(join(results, 'report.md'), text);
  process.stdout.write(`\n${text}\nThe same stands in test-results/mutation/report.md.\n`);
  const below = goals.filter((goal) => scoreOf(goal.mutants) < goal.goal);
  for (const { name, goal, mutants: own } of below) {
    process.stdout.write(`${name}: ${scoreOf(own).toFixed(1)} % is below ${goal} %\n`);
  }
  return below.length > 0 ? 'below' : 'reached';
}
