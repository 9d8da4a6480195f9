import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { findProgram } from '../../src/cli/programs.mjs';
import { readSettings, settings } from '../../src/cli/settings.mjs';
import { filesBelow, read } from './files';

/** Variables of Node, of other programs in the compose file, and of that file itself. */
const OTHERS = /^(NODE_ENV|NEXT_TELEMETRY_DISABLED|(POSTGRES|MINIO|GF|DB)_\w+|\w+_PASSWORD|ALERT_WEBHOOK_URL)$/;
const POOLER = ['AUTH_TYPE', 'POOL_MODE', 'MAX_CLIENT_CONN', 'DEFAULT_POOL_SIZE', 'MAX_PREPARED_STATEMENTS'];
const LIMITS = ['QUERY_TIMEOUT', 'QUERY_WAIT_TIMEOUT', 'IDLE_TRANSACTION_TIMEOUT', 'IGNORE_STARTUP_PARAMETERS'];

const ALERTS = 'deploy/compose/alerts.yaml';

/** Every variable that a file of `deploy` sets. */
function namesIn(file: string): string[] {
  return [
    ...read(file).matchAll(/(?:^|[\s{,(-])([A-Z][A-Z0-9]*_[A-Z0-9_]+|SECRET|HOST|PORT|MIGRATIONS)(?:=|: )/gm),
  ].map(([, name = '']) => name);
}

/** The services of compose, with what they take from each other. */
function composeFile() {
  type Service = {
    image?: string;
    entrypoint?: string[];
    read_only?: boolean;
    mem_limit?: string;
    env_file?: unknown;
    environment?: Record<string, string>;
    volumes?: string[];
    depends_on?: Record<string, { condition: string }>;
  };
  return parse(read('deploy/compose/compose.yaml'), { merge: true }) as { services: Record<string, Service> };
}

describe('what the shop is deployed with', () => {
  it.each(filesBelow('deploy').filter((file) => /\.ya?ml$/.test(file)))('%s is YAML', (file) => {
    for (const document of parseAllDocuments(read(file), { merge: true })) expect(document.errors).toEqual([]);
  });

  it.each(filesBelow('deploy').filter((file) => !/grafana|nginx/.test(file)))('%s sets what the shop reads', (file) => {
    const unknown = namesIn(file).filter(
      (name) => !(name in settings) && !OTHERS.test(name) && !POOLER.includes(name) && !LIMITS.includes(name),
    );
    expect(unknown).toEqual([]);
  });

  it('hands every setting of shop.env to the shops and the migration of compose', () => {
    const { services } = composeFile();
    for (const name of ['migrate', 'shop-1', 'shop-2'])
      expect(services[name]?.env_file, name).toEqual([{ path: 'shop.env', required: false }]);
    // They hold passwords.
    expect(read('.gitignore').split('\n')).toContain('deploy/compose/shop.env');
  });

  it('limits the role behind the pooler of compose as the shop limits its own connections', () => {
    const { services } = composeFile();
    const { environment, volumes } = services.database ?? {};
    expect(volumes).toContain('./database:/docker-entrypoint-initdb.d:ro');
    const limits = [
      ...read('deploy/compose/database/role-limits.sql').matchAll(/^alter role (\w+) set (\w+) = '(\d+)s';$/gm),
    ];
    const { DATABASE_STATEMENT_SECONDS, DATABASE_LOCK_SECONDS, DATABASE_IDLE_SECONDS } = settings;
    const role = environment?.POSTGRES_USER;
    // The name `database` leads there inside of compose only. psql takes the database that is named as the user.
    expect(read('docs/operations.md')).toContain(
      `exec -T database psql -U ${role} < deploy/compose/database/role-limits.sql`,
    );
    expect(environment?.POSTGRES_DB).toBe(role);
    expect(limits.map(([, of, limit, seconds]) => [of, limit, seconds])).toEqual([
      [role, 'statement_timeout', DATABASE_STATEMENT_SECONDS.otherwise],
      [role, 'lock_timeout', DATABASE_LOCK_SECONDS.otherwise],
      [role, 'idle_in_transaction_session_timeout', DATABASE_IDLE_SECONDS.otherwise],
    ]);
  });

  it('tells of the commands of an operator with the settings of each way', () => {
    const [, told = ''] = /^## Commands$([\s\S]*?)^## /m.exec(read('docs/operations.md')) ?? [];
    const unit = read('deploy/systemd/medina.service');
    const [, file = ''] = /^EnvironmentFile=(.*)$/m.exec(unit) ?? [];
    const [, folder = ''] = /^Environment=.*(DATA_DIR=\S+)/m.exec(unit) ?? [];
    expect(told).toContain(`${folder} node --env-file=${file} "$@"`);
    const run = (way: string) =>
      new Set(
        [...(told.split(`# deploy/${way}`)[1]?.split('\n# ')[0] ?? '').matchAll(/src\/cli\/(\w+)\.mjs/g)].map(
          ([, name]) => name,
        ),
      );
    expect([...run('systemd')].sort()).toEqual(['backup', 'market', 'migrate']);
    expect([...run('compose')].sort()).toEqual(['backup', 'market', 'migrate']);
    expect([...run('kubernetes')].sort()).toEqual(['backup', 'market']);
    // What no shop may run beside is a Job of its own.
    for (const job of ['restore', 'new-secret']) expect(told).toContain(`--from=cronjob/medina-${job}`);
  });

  it.each(['migrate', 'shop-1', 'shop-2'])('makes the bucket before %s, which a restore needs, too', (name) => {
    const { services } = composeFile();
    expect(services[name]?.depends_on?.bucket).toEqual({ condition: 'service_completed_successfully' });
    expect(services.bucket?.entrypoint?.join(' ')).toContain(`here/${services[name]?.environment?.FILES_BUCKET}`);
  });

  it('sends the alerts of compose to the webhook of its .env, and does not start without one', () => {
    const scrape = parse(read('deploy/compose/prometheus.yaml')) as {
      alerting?: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
    };
    const targets = scrape.alerting?.alertmanagers.flatMap(({ static_configs }) => static_configs[0]?.targets);
    expect(targets).toEqual(['alertmanager:9093']);
    const { alertmanager } = composeFile().services;
    expect(alertmanager).toMatchObject({
      image: expect.stringMatching(/^prom\/alertmanager:v\d+\.\d+\.\d+$/),
      ...{ read_only: true, mem_limit: expect.stringMatching(/m$/) },
      environment: { ALERT_WEBHOOK_URL: '${ALERT_WEBHOOK_URL:?}' },
    });
    const { route, receivers } = parse(read('deploy/compose/alertmanager.yaml')) as {
      route: { receiver: string };
      receivers: { name: string; webhook_configs: { url_file: string }[] }[];
    };
    const told = receivers
      .filter(({ name }) => name === route.receiver)
      .flatMap((receiver) => receiver.webhook_configs);
    expect(told.map(({ url_file }) => alertmanager?.entrypoint?.at(-1)?.includes(`> ${url_file} &&`))).toEqual([true]);
    expect(read('deploy/compose/example.env')).toMatch(/^ALERT_WEBHOOK_URL=$/m);
  });

  it('upgrades compose by starting first, with its new file, all that reads one of the checkout', () => {
    const [, told = ''] = /^## Upgrade$([\s\S]*?)^## /m.exec(`${read('docs/operations.md')}\n## `) ?? [];
    const [, way = ''] = told.split('\n# deploy/compose');
    const [, names = ''] = /^compose up -d --no-deps --force-recreate (.*)$/m.exec(way) ?? [];
    const readers = Object.entries(composeFile().services)
      .filter(([, { volumes }]) => volumes?.some((volume) => /^\.\/[\w-]+\.\w+:/.test(volume)))
      .map(([name]) => name);
    expect(names.split(' ').sort()).toEqual(readers.sort());
    expect(way.indexOf(names)).toBeLessThan(way.indexOf('compose up -d --no-deps --wait shop-1'));
    // Without it no command of compose runs, so it stands before all of them.
    expect(told.indexOf('ALERT_WEBHOOK_URL')).toBeGreaterThan(-1);
    expect(told.indexOf('ALERT_WEBHOOK_URL')).toBeLessThan(told.indexOf('npm run backup'));
    expect(told).toContain('`FILES_BUCKET=medina`');
  });

  it('names no bucket in the base of Kubernetes, and no shop starts until the operator has', () => {
    const [, bucket = ''] = /- FILES_BUCKET=(.*)$/m.exec(read('deploy/kubernetes/kustomization.yaml')) ?? [];
    expect(readSettings('/nowhere', { NODE_ENV: 'test', FILES_BUCKET: bucket })).toEqual([
      `FILES_BUCKET must be the name of a bucket of yours, but it is "${bucket}".`,
    ]);
  });

  it('opens with no secret that everybody knows: compose asks for each', () => {
    const secrets = read('deploy/compose/example.env').match(/^\w*(SECRET|PASSWORD)=.*$/gm) ?? [];
    expect(secrets).toEqual(['SECRET=', 'DATABASE_PASSWORD=', 'FILES_SECRET=', 'GRAFANA_PASSWORD=']);
    const compose = read('deploy/compose/compose.yaml');
    for (const secret of secrets) {
      const name = secret.slice(0, -1);
      expect(compose, name).toContain(`\${${name}:?`);
      expect(compose, name).not.toContain(`\${${name}}`);
    }
  });

  it('passes over the indexes that docs/operations.md makes before an upgrade', () => {
    const commands = [...read('docs/operations.md').matchAll(/^sed '(s\/\S.*?)' (\S+\.sql) \| psql/gm)];
    expect(commands.map(([, , file]) => file)).toEqual([
      expect.stringContaining('0006_clean_up_by_index'),
      expect.stringContaining('0008_categories_by_price'),
    ]);
    for (const [, , file = ''] of commands) {
      const made = read(file).match(/^CREATE .*$/gm) ?? [];
      expect(made.length, file).toBeGreaterThan(0);
      for (const statement of made) expect(statement).toMatch(/^CREATE INDEX IF NOT EXISTS /);
    }
  });

  it('builds and runs the image on one Node, which its makers still mend (20 ended in April 2026)', () => {
    const versions = [...read('deploy/Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) =>
      Number(version),
    );
    expect(versions).toHaveLength(4);
    expect(new Set(versions).size).toBe(1);
    expect(versions[0]).toBeGreaterThan(20);
  });

  it('runs programs that are there', () => {
    for (const file of filesBelow('deploy')) {
      for (const [, program = ''] of read(file).matchAll(/(src\/[\w/.-]+\.mjs)/g)) {
        expect(existsSync(program), `${program} in ${file}`).toBe(true);
      }
    }
  });

  it('resolves a recreated shop at its new address', () => {
    const balancer = read('deploy/compose/nginx.conf');
    const servers = balancer.match(/^ +server shop-.*$/gm) ?? [];
    expect(servers).toHaveLength(2);
    for (const server of servers) expect(server).toMatch(/ resolve .*max_fails=\d/);
    expect(balancer).toMatch(/^resolver 127\.0\.0\.11 valid=\d+s\b/m);
    expect(balancer).toMatch(/^ +zone shops /m);
    // The first nginx that can resolve the names of an upstream again at run time is 1.27.3.
    const [, minor] = /image: nginx:1\.(\d+)-/.exec(read('deploy/compose/compose.yaml')) ?? [];
    expect(Number(minor)).toBeGreaterThanOrEqual(28);
  });

  it('connects without the pooler where a pooler would break the connection', () => {
    expect(read('deploy/compose/compose.yaml')).toMatch(
      /DATABASE_URL: \S+@pooler:[\s\S]*DATABASE_DIRECT_URL: \S+@database:/,
    );
  });

  it.each([
    ['deploy/Dockerfile', /^RUN node src\/cli\/mark-installed\.mjs\b/m],
    ['deploy/systemd/medina.service', /npm ci && node src\/cli\/mark-installed\.mjs && node src\/cli\/build-once\.mjs/],
  ])('%s records the installation, which a start could not repeat in a folder that it only reads', (file, command) => {
    expect(read(file)).toMatch(command);
  });

  it('is asked by Kubernetes with more patience than its own checks have', () => {
    const [, patience = ''] = /^const PATIENCE_MS = (\d+);$/m.exec(read('src/server/readiness.ts')) ?? [];
    const probes = [...read('deploy/kubernetes/shop.yaml').matchAll(/(\w+Probe):\s+(\{[\s\S]*?\n(?= {10}\w| {10}#))/g)];
    expect(probes.map(([, name]) => name)).toEqual(['startupProbe', 'readinessProbe', 'livenessProbe']);
    for (const [, name, probe = ''] of probes) {
      const { timeoutSeconds = 1 } = parse(probe) as { timeoutSeconds?: number };
      expect(timeoutSeconds * 1000, name).toBeGreaterThan(Number(patience));
    }
  });

  it('is given more time to stop than the shop takes', () => {
    expect(read('deploy/systemd/medina.service')).toContain('TimeoutStopSec=45');
    expect(read('deploy/compose/compose.yaml')).toContain('stop_grace_period: 45s');
    expect(Number(settings.STOP_SECONDS.otherwise) + 5).toBeLessThan(45);
  });
});

/** The fields of a Kubernetes object that this test reads. */
type Built = {
  kind: string;
  metadata: { name: string };
  spec?: { suspend?: boolean; template?: Template; jobTemplate?: { spec: { template: Template } } };
};
type Container = { command?: string[]; envFrom: { configMapRef?: { name: string } }[] };
type Template = { spec: { containers: Container[] } };

const kubectl = findProgram('kubectl') ?? '';
const systemd = findProgram('systemd-analyze') ?? '';
const promtool = findProgram('promtool') ?? '';

describe('the configurations, checked by their programs', () => {
  it.skipIf(!kubectl)('build the base of Kubernetes, whose shops and migration share their settings (kubectl)', () => {
    const text = execFileSync(kubectl, ['kustomize', 'deploy/kubernetes'], { encoding: 'utf8' });
    const built = parseAllDocuments(text).map((document) => document.toJS() as Built);
    expect(built.map(({ kind }) => kind).toSorted()).toEqual([
      'ConfigMap',
      'CronJob',
      'CronJob',
      'Deployment',
      'Job',
      'PodDisruptionBudget',
      'Service',
    ]);
    const containersOf = ({ spec }: Built) =>
      (spec?.template ?? spec?.jobTemplate?.spec.template)?.spec.containers ?? [];
    const settingsOf = (resource: Built) =>
      containersOf(resource).flatMap(({ envFrom }) => envFrom.flatMap((source) => source.configMapRef?.name ?? []));
    const named = built.find(({ kind }) => kind === 'ConfigMap')?.metadata.name;
    for (const kind of ['Deployment', 'Job'])
      expect(built.filter((resource) => resource.kind === kind).map(settingsOf)).toEqual([[named]]);
    const byHand = built.filter(({ kind }) => kind === 'CronJob');
    expect(byHand.map(({ metadata, spec }) => [metadata.name, spec?.suspend])).toEqual([
      ['medina-new-secret', true],
      ['medina-restore', true],
    ]);
    expect(byHand.map(settingsOf)).toEqual([[named], [named]]);
    expect(byHand.flatMap(containersOf).map(({ command }) => command?.join(' '))).toEqual([
      expect.stringMatching(/src\/cli\/migrate\.mjs --new-secret$/),
      expect.stringMatching(/exec node src\/cli\/backup\.mjs restore \/data\/backup\.tar\.gz$/),
    ]);
  });

  it.skipIf(!systemd)('find nothing wrong with the unit (systemd-analyze)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'medina-unit-'));
    const unit = join(folder, 'medina.service');
    // On some machines Node is at another path.
    writeFileSync(unit, read('deploy/systemd/medina.service').replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync(systemd, ['verify', '--man=no', unit], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr.split('\n').filter((line) => line.includes('medina'))]).toEqual([0, []]);
  });

  it.skipIf(!promtool)('understand the rules and what is asked for (promtool)', () => {
    for (const [what, file] of [
      ['rules', ALERTS],
      ['config', 'deploy/compose/prometheus.yaml'],
    ] as const)
      expect(execFileSync(promtool, ['check', what, file], { encoding: 'utf8' })).toContain('SUCCESS');
  });
});
