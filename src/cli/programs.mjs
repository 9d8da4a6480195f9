import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, step } from './run.mjs';

/** The path of an installed program; undefined where there is none of that name. */
export function findProgram(name) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * A program for the tests: the one that `named` says (the value of `setting`), an installed one, else the one of apt-get.
 * Answers its path. Debian keeps servers where not everybody's path leads.
 */
export async function findOrInstall(name, { named, setting }) {
  const installed = () => {
    if (named && existsSync(named)) return named;
    const usual = `/usr/sbin/${name}`;
    return findProgram(name) ?? (existsSync(usual) ? usual : undefined);
  };
  const found = installed();
  if (found) return found;
  const failed = await step(`Installing ${name} by apt-get`, () => installPackage(name)).catch((error) => error);
  const now = installed();
  if (!now) throw new Error(`No ${name}: install it, or name its program in ${setting}.`, { cause: failed });
  return now;
}

/** Installs packages of Debian or Ubuntu, as root or by sudo; fails elsewhere. */
export async function installPackage(...names) {
  const [command, ...args] = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get'];
  await run(command, [...args, 'update'], { quiet: true });
  await run(command, [...args, 'install', '-y', ...names], { quiet: true });
}
