import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as overHttp, type IncomingHttpHeaders } from 'node:http';
import { request as overHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { freePort } from '../../src/cli/free-port.mjs';
import { findNginx } from '../../src/cli/nginx.mjs';

const SITE = 'shop.example';

export type Said = { status: number; headers: IncomingHttpHeaders; body: string };
export type Asking = {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** The visitor's address, one of this machine: on Linux these are all of 127.0.0.0/8. */
  from?: string;
  /** Plain HTTP, without TLS. */
  plain?: boolean;
  /** The server name of the TLS handshake (SNI). */
  name?: string;
  /** The only TLS version that the client offers. */
  tls?: 'TLSv1.1' | 'TLSv1.2';
};

/**
 * A real nginx with docs/nginx.conf in front of the shop at `upstream`. Only addresses, the certificate and folders are
 * replaced.
 */
export async function openNginx(upstream: number) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const shop = readFileSync('docs/nginx.conf', 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replaceAll(`/etc/letsencrypt/live/${SITE}`, folder)
    .replaceAll('/var/cache/nginx', folder);
  const { stop } = await runNginx(folder, shop);

  return {
    ask: (asking: Asking = {}) => ask(asking.plain ? plainPort : port, asking),
    raw: (lines: string[]) => rawTls(port, lines),
    stop,
  };
}

/** Runs nginx in `folder`, with `shop` as the part of its configuration that tells of the shop; `stop` removes both. */
export async function runNginx(folder: string, shop: string): Promise<{ stop: () => void }> {
  const program = await findNginx();
  writeFileSync(join(folder, 'shop.conf'), shop);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const whole = `${user} pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    events { worker_connections 4096; } http { access_log off; ${temporary.join(' ')} include ${folder}/shop.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const nginx = (...more: string[]) => execFileSync(program, [...args, ...more], { stdio: 'pipe' });
  // It returns once it listens, and continues in the background.
  nginx();
  return {
    stop: () => {
      nginx('-s', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', `/CN=${SITE}`, '-addext', `subjectAltName=DNS:${SITE}`];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, ...files], { stdio: 'pipe' });
}

function ask(port: number, asking: Asking): Promise<Said> {
  const { path = '/', method = 'GET', headers = {}, body, from = '127.0.0.1', plain, name = SITE, tls } = asking;
  return new Promise((resolve, reject) => {
    const options = {
      ...{ host: '127.0.0.1', port, localAddress: from, path, method, servername: name, agent: false as const },
      // The certificate is self-signed by this test.
      rejectUnauthorized: false,
      ...(tls ? { minVersion: tls, maxVersion: tls, ciphers: 'DEFAULT@SECLEVEL=0' } : {}),
      headers: { host: SITE, ...headers, ...(body ? { 'content-length': String(body.length) } : {}) },
    };
    const sent = (plain ? overHttp : overHttps)(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The raw response to a request that no client library would write. */
function rawTls(port: number, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port, servername: SITE, rejectUnauthorized: false }, () =>
      socket.write(lines.join('\r\n')),
    );
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(parts).toString()));
  });
}
