import { execFileSync } from 'node:child_process';
import { run } from './run.mjs';

/** The path of an installed program; undefined where there is none of that name. */
export function findProgram(name) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** Installs packages of Debian or Ubuntu, as root or by sudo; fails elsewhere. */
export async function installPackage(...names) {
  const [command, ...args] = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get'];
  await run(command, [...args, 'update'], { quiet: true });
  await run(command, [...args, 'install', '-y', ...names], { quiet: true });
}
