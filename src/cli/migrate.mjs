import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPublishedSecrets } from './published-secrets.mjs';
import { endOnSignal, run } from './run.mjs';
import { readSettingsOfDatabase } from './settings.mjs';
import { formatTable } from './start-check.mjs';
import { isPublic } from './way-of-start.mjs';

/**
 * `npm run db:migrate`: migrates the configured database to the schema of this build, as soon as it is reachable and no
 * other process migrates it. Safe while the previous build is still serving. With `-- --new-secret` it also switches
 * the database to the current SECRET; no process with the old one may run afterwards.
 */
endOnSignal();
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
readSettingsOfDatabase(root);
// The shop would refuse a secret that everybody knows only once the database has been changed, and `--new-secret` would
// switch the database to it.
const findings = [...checkPublishedSecrets(process.env, { open: isPublic(process.env) })];
if (findings.length > 0) {
  process.stderr.write(`Nothing was migrated:\n${formatTable(findings)}\n`);
  process.exit(1);
}
const command = ['--import', 'tsx', 'src/server/prepare.ts', '--no-seed', ...process.argv.slice(2)];
await run(process.execPath, command, { cwd: root }).catch(() => (process.exitCode = 1));
