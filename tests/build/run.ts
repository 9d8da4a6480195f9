import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../src/cli/run.mjs';

/**
 * `npm run test:build`: the same source, built in two folders by `npm run build`, is the same build, so that instances
 * behind one balancer are interchangeable: the same id, and the same name and content of every file that browsers get.
 */
const CHECKOUT = ['package.json', 'package-lock.json', 'next.config.js', 'tsconfig.json', 'src', 'public'];
const ROOM = join('.data', 'two-builds');
/** Two folders whose paths differ in length and depth. */
const FOLDERS = [join(ROOM, 'one'), join(ROOM, 'elsewhere', 'and', 'deeper', 'another')];

async function main(): Promise<boolean> {
  rmSync(ROOM, { recursive: true, force: true });
  try {
    // One copy of the source for both builds, even if it is edited meanwhile.
    for (const folder of FOLDERS) checkOut(folder);
    const builds = [];
    for (const folder of FOLDERS) builds.push(await step(`A build in ${folder}`, async () => built(folder)));
    const [one = new Map<string, string>(), another = new Map<string, string>()] = builds;
    const names = new Set([...one.keys(), ...another.keys()]);
    const different = [...names].filter((name) => one.get(name) !== another.get(name));
    for (const name of different) say(`differs: ${name} (${one.has(name) ? '' : 'not '}in the first build)`);
    say(`${names.size - different.length} of ${names.size} files are the same, the build is ${one.get('BUILD_ID')}.`);
    return names.size > 100 && different.length === 0;
  } finally {
    rmSync(ROOM, { recursive: true, force: true });
  }
}

function checkOut(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of CHECKOUT) cpSync(name, join(folder, name), { recursive: true });
  rmSync(join(folder, 'public', 'i18n'), { recursive: true, force: true });
  // Symlinks would lead the bundler back to the same folder.
  execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')]);
  rmSync(join(folder, 'node_modules', '.cache'), { recursive: true, force: true });
}

/** The files of a build that browsers get, as paths and content hashes, and the id of the build. */
function built(folder: string): Map<string, string> {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const id = readFileSync(join(folder, '.next', 'BUILD_ID'), 'utf8');
  const files = [join('.next', 'static'), join('public', 'i18n')].flatMap((part) => filesIn(folder, part));
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return new Map([['BUILD_ID', id], ...files.map((file): [string, string] => [file, hashOf(file)])]);
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(join(root, name)).isFile());
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

main().then(
  (isSame) => (process.exitCode = isSame ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  },
);
