import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { step } from '../run.mjs';
import { listChangedFiles, listFiles } from './choose-files.mjs';
import { drawSample } from './draw-sample.mjs';
import { instrument } from './instrument.mjs';
import { judge } from './judge.mjs';
import { isEquivalent, readEquivalents, scoreOf, survivorsOf, tableOf } from './report.mjs';
import { roomOf, rooms } from './rooms.mjs';

/**
 * Proves the tests: `npm run mutate` breaks the files of a change in every small way and tells what no test noticed,
 * `npm run mutate -- <paths>` these files, `--all` all rules and a sample of the rest. See docs/testing.md.
 */
const args = process.argv.slice(2);
const optionOf = (name) => args.find((it) => it.startsWith(`--${name}=`))?.slice(name.length + 3);
const SAMPLE = Number(optionOf('sample') ?? 400);
const SEED = 'medina';
/** Of the rooms beyond the rules, `--all` takes a sample, which has one goal. */
const SAMPLE_GOAL = 75;

const root = resolve(import.meta.dirname, '../../..');
process.chdir(root);
const results = join(root, 'test-results/mutation');

const isAll = args.includes('--all');
const named = args.filter((it) => !it.startsWith('--'));
// One room of `--all`, for whoever mends it.
const only = optionOf('room');

const files = listFiles();
const { mutants, sources } = await step('Making mutants', () => instrument(root, chooseFiles()));
const roomNames = new Map([...sources.keys()].map((path) => [path, roomOf(path).name]));
const equivalents = readEquivalents();
const chosen = chooseMutants(mutants.filter((mutant) => !isEquivalent(mutant, equivalents)));

const judged = [];
for (const room of rooms) {
  const own = chosen.filter(({ file }) => roomNames.get(file) === room.name);
  if (own.length === 0) continue;
  const { states, broken, folder } = await step(`Judging ${own.length} mutants of ${room.name}`, () =>
    judge(root, room, own, sources, files),
  );
  if (broken.length > 0) process.stdout.write(`  fail without a mutant, so they judge none: ${broken.join(', ')}\n`);
  judged.push(...own.map((mutant) => ({ ...mutant, room: room.name, state: states.get(mutant.id) })));
  rmSync(folder, { recursive: true, force: true });
}
tell();

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

function tell() {
  const groups = rooms.map(({ name, goal }) => ({ name, goal, mutants: judged.filter((it) => it.room === name) }));
  const sample = judged.filter((it) => it.room !== 'domain');
  const sampled = isAll ? [{ name: `sample of ${sample.length}`, goal: SAMPLE_GOAL, mutants: sample }] : [];
  const rows = [...groups, ...sampled].filter((it) => it.mutants.length > 0);
  const goals = isAll ? [groups[0], ...sampled] : groups;
  const text = `${tableOf(rows.map(({ name, mutants: own }) => [name, own]))}\n\n${survivorsOf(judged).join('\n')}\n`;
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'report.md'), text);
  process.stdout.write(`\n${text}\nThe same stands in test-results/mutation/report.md.\n`);
  for (const { name, goal, mutants: own } of goals.filter((it) => scoreOf(it.mutants) < it.goal)) {
    process.stdout.write(`${name}: ${scoreOf(own).toFixed(1)} % is below ${goal} %\n`);
    process.exitCode = 1;
  }
}
