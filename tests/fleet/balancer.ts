import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNginx } from '../support/nginx';

/**
 * The real nginx with deploy/compose/nginx.conf in front of these ports; only the host names in the file are replaced.
 */
export async function openBalancer(port: number, shops: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'medina-balancer-'));
  const servers = shops.map((shop) => `  server 127.0.0.1:${shop} max_fails=2 fail_timeout=5s;`).join('\n');
  const file = readFileSync(join('deploy', 'compose', 'nginx.conf'), 'utf8')
    .replace(/^ +server shop-1.*\n +server shop-2.*$/m, servers)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  return runNginx(folder, file);
}
