import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { run, step } from './run.mjs';
import { installPackages } from './setup.mjs';

/**
 * `npm run test:firebase`: sign-in codes by Firebase, from the button to the token. Not part of `npm test`, because it
 * downloads firebase-tools (312 MB) once. After that the Auth emulator, the shop and the browser need no network.
 */
const TOOLS = 'firebase-tools@15.34.2';
const PROJECT = 'demo-medina';
const PORT = Number(process.env.PORT ?? 3230);
/** The emulator's port; it uses the two following ones too. */
const AUTH = PORT + 1;

const root = fileURLToPath(new URL('../..', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'medina-firebase-'));
const started = [];
let said = '';

try {
  await installPackages(root);
  const browser = await findBrowser(root);
  await step('Fetching firebase-tools, if it is not there', () =>
    run('npx', ['--yes', TOOLS, '--version'], { cwd: place, quiet: true }),
  );
  const emulators = { auth: { host: '127.0.0.1', port: AUTH }, ui: { enabled: false }, hub: { port: AUTH + 1 } };
  writeFileSync(
    join(place, 'firebase.json'),
    JSON.stringify({ emulators: { ...emulators, logging: { port: AUTH + 2 } } }),
  );
  const demo = ['emulators:start', '--only', 'auth', '--project', PROJECT];
  await step('Starting the Auth emulator', async () => {
    begin('npx', ['--yes', TOOLS, ...demo], { cwd: place });
    await answers(`http://127.0.0.1:${AUTH}/`);
  });
  await step('Filling the demo city', () =>
    run(process.execPath, ['--import', 'tsx', 'src/server/prepare.ts', '--demo'], {
      cwd: root,
      env: { DATA_DIR: '.data/firebase' },
      quiet: true,
    }),
  );
  const site = `http://127.0.0.1:${PORT}`;
  await step('Building and starting the shop', async () => {
    begin(process.execPath, ['src/cli/start.mjs'], {
      cwd: root,
      env: {
        ...{ PORT: String(PORT), HOST: '127.0.0.1', SITE_URL: site, DATA_DIR: '.data/firebase', DEMO: 'false' },
        ...{ FIREBASE_API_KEY: 'demo-key', FIREBASE_PROJECT_ID: PROJECT, FIREBASE_AUTH_DOMAIN: '127.0.0.1' },
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${AUTH}`,
      },
    });
    await answers(`${site}/api/v1/config`);
  });
  await step('Codes by Firebase', () =>
    run('npx', ['playwright', 'test', '--config', 'tests/firebase/playwright.config.ts'], {
      cwd: root,
      env: {
        ...{ CHROME_PATH: browser, SITE_URL: site },
        FIREBASE_CODES_URL: `http://127.0.0.1:${AUTH}/emulator/v1/projects/${PROJECT}/verificationCodes`,
      },
    }),
  );
  process.stdout.write('\nThe codes of Firebase let customers in.\n');
} catch (error) {
  process.stderr.write(`\n${said.slice(-4000)}\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const child of started) stop(child);
  await Promise.race([Promise.all(started.map((child) => child.ended)), wait(10_000, undefined, { ref: false })]);
  rmSync(place, { recursive: true, force: true });
}

/** In a process group of its own, so that its child processes are killed with it. */
function begin(command, args, { cwd, env = {} }) {
  const child = spawn(command, args, { cwd, detached: true, env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  child.ended = new Promise((resolve) => child.once('exit', resolve));
  started.push(child);
}

function stop(child) {
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has already exited.
  }
}

async function answers(url) {
  for (let second = 0; second < 600; second++) {
    if (started.some((child) => child.exitCode !== null)) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(1000);
  }
  throw new Error(`${url} does not answer`);
}
