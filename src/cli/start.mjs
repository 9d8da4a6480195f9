import { fileURLToPath } from 'node:url';
import { endOnSignal } from './run.mjs';
import { readSettings } from './settings.mjs';
import { checkStart, formatTable } from './start-check.mjs';
import { buildStorefront, installPackages, prepareDatabase } from './setup.mjs';

/** `npm start`: does whatever is missing, then starts the shop. `--dev` serves with hot reload and without a build. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const dev = process.argv.includes('--dev');

const problems = readSettings(root);
if (problems.length > 0) {
  process.stderr.write(`Medina can not start:\n${problems.map((problem) => `  ${problem}\n`).join('')}`);
  process.exit(1);
}
const findings = checkStart(process.env);
const isRefused = findings.some((finding) => finding.severity === 'refuse');
if (findings.length > 0) {
  process.stderr.write(
    `${isRefused ? 'Medina can not start like this:' : 'Before others come:'}\n${formatTable(findings)}\n`,
  );
}
if (isRefused) process.exit(1);
process.env.NODE_ENV = dev ? 'development' : 'production';
// The reader of the log may exit: the shop then continues instead of failing on each write.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// No requests are being served yet, so there is nothing to wait for.
const leaveSignals = endOnSignal(0);
try {
  await installPackages(root);
  await prepareDatabase(root);
  if (!dev) await buildStorefront(root);
  const { startTracing } = await import('./tracing.mjs');
  const endTracing = await startTracing(root);
  const { serve } = await import('./serve.mjs');
  const server = await serve({ root, dev });
  greet();
  leaveSignals();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(
      signal,
      () =>
        void server
          .stop()
          .then(endTracing)
          .finally(() => process.exit(0)),
    );
  }
} catch (error) {
  process.stderr.write(`Medina can not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function greet() {
  const { PORT, HOST, API_BASE_URL, DEMO } = process.env;
  const shown = ['0.0.0.0', '127.0.0.1', '::'].includes(HOST) ? 'localhost' : HOST;
  const lines = [`Medina is open: http://${shown}:${PORT}`];
  if (API_BASE_URL) lines.push(`Back end: ${API_BASE_URL}`);
  else if (DEMO === 'true') {
    lines.push('This is a demo: every code is 123456, so anybody who reaches it can enter any account.');
    lines.push('Demo customer: demo@medina.example or +15550100001, password medina-demo');
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
