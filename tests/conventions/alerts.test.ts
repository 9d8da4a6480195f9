import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { refusals } from '@/contract/core/errors';
import { openMetrics, ORDERS, routes } from '../../src/cli/metrics.mjs';
import { read } from './files';

const ALERTS = 'deploy/compose/alerts.yaml';
const DASHBOARD = 'deploy/compose/grafana/dashboards/medina.json';

/** The metrics that `/metrics` of a shop with a replica can contain. */
function countedNames(): Set<string> {
  const env = { NODE_ENV: 'test', DATABASE_READ_URL: 'postgres://medina@replica/medina' } as const;
  const { registry, stop } = openMetrics({ root: '.', env });
  stop();
  const names = registry.getMetricsAsArray().map(({ name }) => name);
  return new Set(names.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
}

/** The expression of an alert. */
function alert(name: string): string {
  type Rules = { groups: { rules: { alert: string; expr: string }[] }[] };
  const { groups } = parse(read(ALERTS)) as Rules;
  return groups.flatMap(({ rules }) => rules).find((rule) => rule.alert === name)?.expr ?? '';
}

describe('what pages an operator', () => {
  it('[CONFIG-01] wakes nobody because orders are refused while the market is closed for maintenance', () => {
    const counted = [...alert('OrdersStandStill').matchAll(/medina_orders_total(?<labels>\{[^}]*\})?/g)];
    expect(counted.map(({ groups: found }) => found?.labels)).toEqual([
      '{outcome="placed"}',
      '{outcome!="maintenance"}',
    ]);
  });

  it('counts pages alone when pages are slow: files and quick calls would hide a slow page among thirty of them', () => {
    const [, without = ''] = /route!~"([^"]+)"/.exec(alert('PagesAreSlow')) ?? [];
    const routeOf = routes('.');
    const counts = (url: string) => !new RegExp(`^(?:${without})$`).test(routeOf(url));
    expect(['/', '/ar/home', '/store/sami-oven', '/product/lamp?x=1'].filter(counts)).toHaveLength(4);
    const others = ['/_next/static/a.js', '/fonts/a.woff2', '/_next/data/b/en/home.json', '/nothing', '/api/v1/config'];
    expect([...others, '/api/v1/media/a.webp'].filter(counts)).toEqual([]);
  });

  it('[CHECKOUT-01] counts refused orders from the first one on, by codes that a refusal has', () => {
    expect(ORDERS.filter((code) => !(code in refusals))).toEqual(['placed', 'invalid']);
  });

  it.each([ALERTS, DASHBOARD, 'docs/operations.md'])('exports the metrics that %s uses', (file) => {
    const asked = new Set([...read(file).matchAll(/\b(?:medina|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name));
    expect(asked.size).toBeGreaterThan(4);
    expect([...asked].filter((name) => !countedNames().has(name))).toEqual([]);
  });

  it.each([ALERTS, DASHBOARD])('has in %s every alert threshold of docs/operations.md', (file) => {
    const table = read('docs/operations.md').match(/^\| `.*$/gm) ?? [];
    const alarming = table
      .filter((row) => /^\| `(medina|nodejs|process)_/.test(row) && /\d/.test(row.split('|').at(-2) ?? ''))
      .map((row) => /`(\w+)/.exec(row)?.[1] ?? '');
    expect(alarming.length).toBeGreaterThan(6);
    for (const name of alarming) expect(read(file), name).toContain(name);
  });
});
