import { findOrInstall } from './programs.mjs';

/** A PgBouncer for the tests: PGBOUNCER_PATH, an installed one, else the one of apt-get. Answers the path of its program. */
export const findPgbouncer = () =>
  findOrInstall('pgbouncer', { named: process.env.PGBOUNCER_PATH, setting: 'PGBOUNCER_PATH' });
