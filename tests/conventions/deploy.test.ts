import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { openMetrics } from '../../src/cli/metrics.mjs';
import { findProgram } from '../../src/cli/programs.mjs';
import { settings } from '../../src/cli/settings.mjs';
import { filesBelow, read } from './files';

/** Variables of Node, of the other programs in the compose file, and of that file itself. */
const OTHERS = /^(NODE_ENV|NEXT_TELEMETRY_DISABLED|(POSTGRES|MINIO|GF|DB)_\w+|\w+_PASSWORD)$/;
const POOLER = ['AUTH_TYPE', 'POOL_MODE', 'MAX_CLIENT_CONN', 'DEFAULT_POOL_SIZE', 'MAX_PREPARED_STATEMENTS'];
const LIMITS = ['QUERY_TIMEOUT', 'QUERY_WAIT_TIMEOUT', 'IDLE_TRANSACTION_TIMEOUT', 'IGNORE_STARTUP_PARAMETERS'];

const ALERTS = 'deploy/compose/alerts.yaml';
const DASHBOARD = 'deploy/compose/grafana/dashboards/medina.json';

/** What `/metrics` of a shop with a replica may name. */
function countedNames(): Set<string> {
  const env = { NODE_ENV: 'test', DATABASE_READ_URL: 'postgres://medina@replica/medina' } as const;
  const { registry, stop } = openMetrics({ root: '.', env });
  stop();
  const names = registry.getMetricsAsArray().map(({ name }) => name);
  return new Set(names.flatMap((it) => [it, `${it}_bucket`, `${it}_count`, `${it}_sum`]));
}

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

  it.each([ALERTS, DASHBOARD, 'docs/operations.md'])('counts what %s looks at', (file) => {
    const asked = new Set([...read(file).matchAll(/\b(?:medina|nodejs|process)_[a-z0-9_]+/g)].map(([it]) => it));
    expect(asked.size).toBeGreaterThan(4);
    expect([...asked].filter((it) => !countedNames().has(it))).toEqual([]);
  });

  it.each([ALERTS, DASHBOARD])('has in %s every limit at which docs/operations.md wakes somebody', (file) => {
    const table = read('docs/operations.md').match(/^\| `.*$/gm) ?? [];
    const alarming = table
      .filter((row) => /^\| `(medina|nodejs|process)_/.test(row) && /\d/.test(row.split('|').at(-2) ?? ''))
      .map((row) => /`(\w+)/.exec(row)?.[1] ?? '');
    expect(alarming.length).toBeGreaterThan(6);
    for (const name of alarming) expect(read(file), name).toContain(name);
  });

  it('finds a shop again that was made anew and has another address', () => {
    const balancer = read('deploy/compose/nginx.conf');
    const servers = balancer.match(/^ +server shop-.*$/gm) ?? [];
    expect(servers).toHaveLength(2);
    for (const server of servers) expect(server).toMatch(/ resolve .*max_fails=\d/);
    expect(balancer).toMatch(/^resolver 127\.0\.0\.11 valid=\d+s\b/m);
    expect(balancer).toMatch(/^ +zone shops /m);
    // The first nginx that looks up names of an upstream while it runs is 1.27.3.
    const [, minor] = /image: nginx:1\.(\d+)-/.exec(read('deploy/compose/compose.yaml')) ?? [];
    expect(Number(minor)).toBeGreaterThanOrEqual(28);
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

/** An object of Kubernetes, as far as this asks. */
type Built = {
  kind: string;
  metadata: { name: string };
  spec?: { template?: { spec: { containers: { envFrom: { configMapRef?: { name: string } }[] }[] } } };
};

const kubectl = findProgram('kubectl') ?? '';
const systemd = findProgram('systemd-analyze') ?? '';
const promtool = findProgram('promtool') ?? '';

describe('the programs for which it is written', () => {
  it.skipIf(!kubectl)('build the base of Kubernetes, whose shops and migration share their settings (kubectl)', () => {
    const text = execFileSync(kubectl, ['kustomize', 'deploy/kubernetes'], { encoding: 'utf8' });
    const built = parseAllDocuments(text).map((it) => it.toJS() as Built);
    expect(built.map(({ kind }) => kind).toSorted()).toEqual([
      'ConfigMap',
      'Deployment',
      'Job',
      'PodDisruptionBudget',
      'Service',
    ]);
    const settingsOf = ({ spec }: Built) =>
      spec?.template?.spec.containers.flatMap(({ envFrom }) => envFrom.flatMap((it) => it.configMapRef?.name ?? []));
    const named = built.find(({ kind }) => kind === 'ConfigMap')?.metadata.name;
    for (const kind of ['Deployment', 'Job'])
      expect(built.filter((it) => it.kind === kind).map(settingsOf)).toEqual([[named]]);
  });

  it.skipIf(!systemd)('find nothing wrong with the unit (systemd-analyze)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'medina-unit-'));
    const unit = join(folder, 'medina.service');
    // Node stands elsewhere on some machines.
    writeFileSync(unit, read('deploy/systemd/medina.service').replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync(systemd, ['verify', '--man=no', unit], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr.split('\n').filter((it) => it.includes('medina'))]).toEqual([0, []]);
  });

  it.skipIf(!promtool)('understand the rules and what is asked for (promtool)', () => {
    for (const [what, file] of [
      ['rules', ALERTS],
      ['config', 'deploy/compose/prometheus.yaml'],
    ] as const)
      expect(execFileSync(promtool, ['check', what, file], { encoding: 'utf8' })).toContain('SUCCESS');
  });
});
