import { findOrInstall } from './programs.mjs';

/**
 * Finds a PgBouncer for the tests: PGBOUNCER_PATH, an installed one, otherwise that of apt-get. Returns the path of its
 * executable.
 */
export const findPgbouncer = () =>
  findOrInstall('pgbouncer', { named: process.env.PGBOUNCER_PATH, setting: 'PGBOUNCER_PATH' });
