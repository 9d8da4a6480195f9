import { existsSync } from 'node:fs';
import { findProgram, installPackage } from './programs.mjs';
import { step } from './run.mjs';

/** Where Debian keeps it, which is not on everybody's path. */
const USUAL = '/usr/sbin/nginx';

/** An nginx for the tests: NGINX_PATH, an installed one, else the one of apt-get. Answers the path of its program. */
export async function findNginx() {
  const found = installed();
  if (found) return found;
  const failed = await step('Installing nginx by apt-get', () => installPackage('nginx')).catch((error) => error);
  const now = installed();
  if (!now) throw new Error('No nginx: install it, or name its program in NGINX_PATH.', { cause: failed });
  return now;
}

function installed() {
  const { NGINX_PATH: named } = process.env;
  if (named && existsSync(named)) return named;
  return findProgram('nginx') ?? (existsSync(USUAL) ? USUAL : undefined);
}
