import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../src/cli/free-port.mjs';
import { openMailBox } from '../stand-ins/mail-box';
import { openNginx } from '../nginx';
import { onCluster, startCluster } from '../postgres';
import { serverSettings } from '../readme';
import { openStripe } from '../stand-ins/stripe-stand-in';

/** The files of a checkout that a start reads; the build exists already. */
const CHECKOUT = ['package.json', 'package-lock.json', 'next.config.js', 'tsconfig.json', 'src', 'public'];
const WEBHOOK_SECRET = 'whsec_of_this_test';

/**
 * A new folder, started as README.md describes it for a server: its settings, `npm start`, docs/nginx.conf in front, a
 * real PostgreSQL behind. Mail and Stripe are stubs on this machine.
 */
export async function openServerRoom() {
  const folder = mkdtempSync(join(tmpdir(), 'medina-server-'));
  for (const name of CHECKOUT) cpSync(name, join(folder, name), { recursive: true });
  const isBuilt = (path: string) => !path.startsWith(join('.next', 'cache'));
  cpSync('.next', join(folder, '.next'), { recursive: true, filter: isBuilt });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));

  const [cluster, mail, stripe] = await Promise.all([startCluster(), openMailBox(), openStripe(WEBHOOK_SECRET)]);
  await onCluster(cluster.url, 'create database medina');
  const database = `${cluster.url}/medina`;
  const port = await freePort();
  const settings = serverSettings({
    DATABASE_URL: database,
    SECRET: 'drawn-for-this-test-and-thrown-away-after-it',
    SMTP_URL: mail.url,
    STRIPE_SECRET_KEY: 'sk_test_of_this_test',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  // In addition to README.md: another port, since 3000 may be in use, and the stub of Stripe.
  writeFileSync(join(folder, '.env'), `${settings}\nPORT=${port}\nSTRIPE_API_BASE=${stripe.url}\n`);
  const running = new Set<ChildProcess>();

  /** `npm start` with `more` added to the settings; returns its output until it is ready or has exited. */
  async function start(more: Record<string, string> = {}): Promise<string> {
    const { PATH = '', HOME = '' } = process.env;
    // Without the test's own environment; in a process group of its own, so that npm's child processes end with it.
    const child = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      env: { PATH, HOME, ...more, NODE_ENV: 'production' },
    });
    running.add(child);
    let said = '';
    return new Promise((resolve) => {
      const listen = (part: Buffer) => {
        said += part.toString();
        if (said.includes('Medina is open')) resolve(said);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () => {
        running.delete(child);
        resolve(said);
      });
    });
  }

  /** `npm run market -- load` of a folder, as an operator runs it; returns its output. */
  function loadMarket(market: string): string {
    const { PATH = '', HOME = '' } = process.env;
    const args = ['run', '--silent', 'market', '--', 'load', market];
    return execFileSync('npm', args, { cwd: folder, env: { PATH, HOME, NODE_ENV: 'production' }, encoding: 'utf8' });
  }

  async function end(child: ChildProcess): Promise<void> {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }

  const nginx = await openNginx(port);
  async function stop(): Promise<void> {
    await Promise.all([...running].map(end));
    nginx.stop();
    stripe.stop();
    await Promise.all([mail.stop(), cluster.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
  return { start, loadMarket, stop, ask: nginx.ask, mail, stripe, database };
}
