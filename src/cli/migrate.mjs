import { checkPublishedSecrets } from './published-secrets.mjs';
import { runServerCommand } from './server-command.mjs';
import { formatTable } from './start-check.mjs';
import { isPublic } from './way-of-start.mjs';

/**
 * `npm run db:migrate`: migrates the configured database to the schema of this build, as soon as it is reachable and no
 * other process migrates it. Safe while the previous build is still serving. With `-- --new-secret` it also switches
 * the database to the current SECRET; no process with the old one may run afterwards.
 */
await runServerCommand('prepare.ts', { args: ['--no-seed'], check: refusePublishedSecrets });

/**
 * The shop would refuse a secret that everybody knows only once the database has been changed, and `--new-secret` would
 * switch the database to it.
 */
function refusePublishedSecrets() {
  const findings = [...checkPublishedSecrets(process.env, { open: isPublic(process.env) })];
  if (findings.length === 0) return;
  process.stderr.write(`Nothing was migrated:\n${formatTable(findings)}\n`);
  process.exit(1);
}
