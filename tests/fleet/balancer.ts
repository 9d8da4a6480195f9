import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../../src/cli/nginx.mjs';

/**
 * The real nginx with deploy/compose/nginx.conf in front of these ports; only the host names in the file are replaced.
 */
export async function openBalancer(port: number, shops: number[]) {
  const program = await findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'medina-balancer-'));
  const servers = shops.map((shop) => `  server 127.0.0.1:${shop} max_fails=2 fail_timeout=5s;`).join('\n');
  const file = readFileSync(join('deploy', 'compose', 'nginx.conf'), 'utf8')
    .replace(/^ +server shop-1.*\n +server shop-2.*$/m, servers)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  writeFileSync(join(folder, 'shop.conf'), file);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const whole = `${user} pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    events { worker_connections 4096; } http { access_log off; ${temporary.join(' ')} include ${folder}/shop.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  mkdirSync(join(folder, 'logs'));
  const nginx = (...args: string[]) =>
    execFileSync(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), ...args], {
      stdio: 'pipe',
    });
  nginx();
  return {
    stop: () => {
      nginx('-s', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
