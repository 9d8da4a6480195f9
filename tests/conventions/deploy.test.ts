import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { settings } from '../../src/cli/settings.mjs';
import { filesBelow, read } from './files';

/** Variables of Node, of the other programs in the compose file, and of that file itself. */
const OTHERS = /^(NODE_ENV|NEXT_TELEMETRY_DISABLED|(POSTGRES|MINIO|GF|DB)_\w+|\w+_PASSWORD)$/;
const POOLER = ['AUTH_TYPE', 'POOL_MODE', 'MAX_CLIENT_CONN', 'DEFAULT_POOL_SIZE', 'MAX_PREPARED_STATEMENTS'];
const LIMITS = ['QUERY_TIMEOUT', 'QUERY_WAIT_TIMEOUT', 'IDLE_TRANSACTION_TIMEOUT', 'IGNORE_STARTUP_PARAMETERS'];

/** Every name that a file of `deploy` sets. */
function namesIn(file: string): string[] {
  return [
    ...read(file).matchAll(/(?:^|[\s{,(-])([A-Z][A-Z0-9]*_[A-Z0-9_]+|SECRET|HOST|PORT|MIGRATIONS)(?:=|: )/gm),
  ].map(([, name = '']) => name);
}

describe('what the shop is deployed with', () => {
  it.each(filesBelow('deploy').filter((it) => /\.ya?ml$/.test(it)))('%s is YAML', (file) => {
    for (const document of parseAllDocuments(read(file), { merge: true })) expect(document.errors).toEqual([]);
  });

  it.each(filesBelow('deploy').filter((it) => !/grafana|nginx/.test(it)))('%s sets what the shop reads', (file) => {
    const unknown = namesIn(file).filter(
      (it) => !(it in settings) && !OTHERS.test(it) && !POOLER.includes(it) && !LIMITS.includes(it),
    );
    expect(unknown).toEqual([]);
  });

  it('runs programs that are there', () => {
    for (const file of filesBelow('deploy')) {
      for (const [, program = ''] of read(file).matchAll(/(src\/[\w/.-]+\.mjs)/g)) {
        expect(existsSync(program), `${program} in ${file}`).toBe(true);
      }
    }
  });

  it('counts what its dashboard and its alerts look at', () => {
    const counted = read('src/cli/metrics.mjs');
    const asked = [read('deploy/compose/alerts.yaml'), read('deploy/compose/grafana/dashboards/medina.json')].join();
    const names = new Set([...asked.matchAll(/medina_[a-z_]+/g)].map(([it]) => it.replace(/_(bucket|count|sum)$/, '')));
    expect(names.size).toBeGreaterThan(4);
    for (const name of names) expect(counted, name).toContain(`'${name}'`);
  });

  it('wakes somebody at every limit that docs/operations.md names', () => {
    const table = read('docs/operations.md').match(/^\| `.*$/gm) ?? [];
    const alarming = table
      .filter((row) => /^\| `(medina|nodejs|process)_/.test(row) && /\d/.test(row.split('|').at(-2) ?? ''))
      .map((row) => /`(\w+)/.exec(row)?.[1] ?? '');
    expect(alarming.length).toBeGreaterThan(6);
    for (const name of alarming) expect(read('deploy/compose/alerts.yaml'), name).toContain(name);
  });

  it('leads past its pooler what a pooler would end', () => {
    expect(read('deploy/compose/compose.yaml')).toMatch(
      /DATABASE_URL: \S+@pooler:[\s\S]*DATABASE_DIRECT_URL: \S+@database:/,
    );
  });

  it('is given more time to stop than the shop takes', () => {
    expect(read('deploy/systemd/medina.service')).toContain('TimeoutStopSec=45');
    expect(read('deploy/compose/compose.yaml')).toContain('stop_grace_period: 45s');
    expect(Number(settings.STOP_SECONDS.otherwise) + 5).toBeLessThan(45);
  });
});
