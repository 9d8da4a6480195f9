import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { run } from '../run.mjs';

const ROUNDS = 3;
const SECONDS = 4;
const CLIENTS = 10;

/**
 * Requests per second of each page, and of a trivial page of the same Next version measured alternately, so that the
 * ratio holds on a noisy machine. Also the time to first byte for a single client.
 */
export async function throughput(root, origin, paths) {
  const trivial = await trivialPage(root);
  try {
    const rows = [];
    for (const path of paths) {
      const ratios = [];
      const rates = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const floor = await requestsPerSecond(trivial.origin);
        const rate = await requestsPerSecond(origin + path);
        rates.push(rate);
        ratios.push(rate / floor);
      }
      rows.push({ path, rate: median(rates), ratio: median(ratios), ttfb: await firstByte(origin + path) });
    }
    return rows;
  } finally {
    trivial.stop();
  }
}

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function requestsPerSecond(url) {
  const args = ['--yes', 'autocannon@9', '-j', '-c', String(CLIENTS), '-d', String(SECONDS)];
  const said = await run('npx', [...args, '-H', 'accept-encoding=gzip', url], { quiet: true });
  return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)).requests.average;
}

async function firstByte(url) {
  const times = [];
  for (let n = 0; n < 60; n += 1) {
    const began = performance.now();
    const answer = await fetch(url);
    times.push(performance.now() - began);
    await answer.arrayBuffer();
  }
  return median(times.slice(10));
}

/** A page with one line of text, rendered on each request, built by the same Next version. */
async function trivialPage(root) {
  const folder = join(root, '.data', 'bench-trivial');
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  writeFileSync(join(folder, 'next.config.js'), `module.exports = { turbopack: { root: ${JSON.stringify(root)} } };`);
  writeFileSync(
    join(folder, 'pages', 'index.js'),
    'export const getServerSideProps = () => ({ props: {} });\nexport default function Page() { return <p>Hello</p>; }\n',
  );
  const next = join(root, 'node_modules', '.bin', 'next');
  await run(next, ['build'], { cwd: folder, quiet: true });
  const port = 3999;
  const child = spawn(next, ['start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const origin = `http://127.0.0.1:${port}/`;
  await answers(origin);
  return { origin, stop: () => child.kill() };
}

export async function answers(url, seconds = 120) {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
