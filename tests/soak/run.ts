import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildStorefront } from '../../src/cli/setup.mjs';
import { openHouse } from '../fleet/house';
import type { Traces } from '../fleet/journeys';
import { Tally } from '../fleet/tally';
import { openTraffic } from '../fleet/traffic';
import { drawCurve, type Sample } from './curve';

/**
 * `npm run soak -- 60`: one shop under the fleet's guests and customers for so many minutes. Its memory may grow by one
 * megabyte a minute at most once its first part (ten minutes, or a third of a shorter run) is over, its file handles and
 * connections not at all; no request fails. Draws the curve into docs/soak.svg.
 */
const MINUTES = Number(process.argv[2] || 60);
const SAMPLE_MS = 5000;
/** The curve is written after so many samples, in case the run is stopped early. */
const KEEP_EACH = 12;
const FIRST = Math.min(10, MINUTES / 3);
const MORE_MEGABYTES = 1;
const MB = 1024 * 1024;

async function main(): Promise<boolean> {
  await buildStorefront(process.cwd());
  const house = await openHouse({ shops: 1 });
  const tally = new Tally();
  const traces: Traces = { orders: new Set(), pictures: new Set(), done: 0 };
  const problems: string[] = [];
  const traffic = openTraffic(house, { tally, traces, problems, pauseMs: 4000 });
  const samples: Sample[] = [];
  try {
    const [shop] = house.shops;
    if (!shop) throw new Error('There is no shop');
    await shop.start();
    await traffic.begin();
    const began = performance.now();
    tally.now = 'soak';
    for (let before = 0; performance.now() - began < MINUTES * 60_000;) {
      await wait(SAMPLE_MS);
      const requests = tally.phases.get('soak')?.requests ?? 0;
      const minute = (performance.now() - began) / 60_000;
      samples.push({ ...(await takeSample(shop.ops)), minute, requests: (requests - before) / (SAMPLE_MS / 1000) });
      before = requests;
      if (samples.length % KEEP_EACH === 0) keep(samples);
    }
  } finally {
    await traffic.end();
    await house.stop();
  }
  const later = samples.filter(({ minute }) => minute >= FIRST);
  const slopes = {
    memory: slopePerMinute(later, ({ memory }) => memory),
    handles: slopePerMinute(later, ({ handles }) => handles),
    connections: slopePerMinute(later, ({ connections }) => connections),
  };
  keep(samples);
  const failed = tally.failures('soak');
  if (failed > 0) problems.push(`${failed} requests failed`);
  if (slopes.memory > MORE_MEGABYTES) problems.push('Memory grows');
  for (const name of ['handles', 'connections'] as const) {
    if (slopes[name] > 0.5) problems.push(`There are more and more ${name}`);
  }
  say(tally.table());
  say(`After the first ${FIRST.toFixed(1)} minutes, a minute: ${slopes.memory.toFixed(2)} MB of memory, `);
  say(`${slopes.handles.toFixed(2)} file handles, ${slopes.connections.toFixed(2)} connections.`);
  say(`${traces.done} whole journeys, ${traces.orders.size} orders.`);
  say(problems.length === 0 ? 'All is flat.' : problems.join('\n'));
  return problems.length === 0;
}

function keep(samples: readonly Sample[]): void {
  writeFileSync(join('docs', 'soak.svg'), drawCurve(samples, `One shop, ${MINUTES} minutes of mixed traffic`));
  mkdirSync('test-results', { recursive: true });
  writeFileSync(join('test-results', 'soak.json'), JSON.stringify(samples));
}

/** The shop's own metrics. */
async function takeSample(ops: number): Promise<Omit<Sample, 'minute' | 'requests'>> {
  const text = await (await fetch(`http://127.0.0.1:${ops}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  const connections =
    read('medina_database_connections{state="busy"}') + read('medina_database_connections{state="idle"}');
  return {
    memory: read('process_resident_memory_bytes') / MB,
    heap: read('nodejs_heap_size_used_bytes') / MB,
    handles: read('process_open_fds'),
    connections,
  };
}

/** Growth per minute, by least squares. */
function slopePerMinute(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [at, value] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(of))];
  const above = samples.reduce((sum, sample) => sum + (sample.minute - at) * (of(sample) - value), 0);
  return (
    above /
    Math.max(
      1e-9,
      samples.reduce((sum, sample) => sum + (sample.minute - at) ** 2, 0),
    )
  );
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

main().then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
