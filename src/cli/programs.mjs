import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, step } from './run.mjs';

/** The path of an installed program; undefined if it is not installed. */
export function findProgram(name) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Finds a program for the tests: `named` (the value of `setting`), an installed one, otherwise that of apt-get. Returns
 * its path. Debian installs servers in folders that are not on every user's PATH.
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

/** Installs packages on Debian or Ubuntu, as root or with sudo; fails elsewhere. */
export async function installPackage(...names) {
  const [command, ...args] = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get'];
  await run(command, [...args, 'update'], { quiet: true });
  await run(command, [...args, 'install', '-y', ...names], { quiet: true });
}
