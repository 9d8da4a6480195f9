import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/cli/free-port.mjs';
import { findOrInstall } from '../../src/cli/programs.mjs';

type Options = {
  /** Connections to the server, which all clients share. */
  size?: number;
  /** The server role of its clients, and its password. */
  role?: string;
};

/**
 * A real PgBouncer in transaction mode in front of the server at `cluster`, configured as in docs/operations.md.
 * Prepared statements are kept where its version supports that.
 */
export async function openPooler(cluster: string, { size = 4, role = 'postgres' }: Options = {}) {
  const program = await findOrInstall('pgbouncer', {
    named: process.env.PGBOUNCER_PATH,
    setting: 'PGBOUNCER_PATH',
  });
  const folder = mkdtempSync(join(tmpdir(), 'medina-pooler-'));
  // It refuses to run as root, and reads its configuration as the user it switches to.
  chmodSync(folder, 0o777);
  const [{ hostname, port: to }, port] = [new URL(cluster), await freePort()];
  const keepsNames = versionOf(program) >= 1.21;
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${to} user=${role} password=postgres`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    'auth_type = any\npool_mode = transaction\nserver_login_retry = 1',
    `default_pool_size = ${size}\nmax_client_conn = 1000\nquery_timeout = 20\nquery_wait_timeout = 5`,
    'ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
    ...(keepsNames ? ['max_prepared_statements = 400'] : []),
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${settings.join('\n')}\n`);
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(program, [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part: Buffer) => void (said += part.toString()));
  const ended = once(child, 'exit');
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer has ended: ${said}`);
    await wait(20);
  }
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}`, keepsNames, stop };
}

function versionOf(program: string): number {
  return Number(/PgBouncer (\d+\.\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((told) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), told(true))).once('error', () => told(false));
  });
}
