import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// axe's global in the page. The impact of its rules is only available there, not in its types.
type Left = { axe?: { _audit: { rules: { id: string; impact?: string }[] } } };

let script: string | undefined;

/** Injected once per document; evaluated code is not subject to the page's CSP. */
async function bring(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => (window as Left).axe !== undefined)) continue;
    script ??= readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');
    await frame.evaluate(`${script};undefined`);
  }
}

/** Rules whose impact is always below serious. Rules without a known impact are not among them. */
async function lightRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = (window as Left).axe?._audit.rules ?? [];
    return rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate').map(({ id }) => id);
  });
}

/** The part of the page and the rules to check; everything by default. */
export type Look = { within?: string; without?: string[]; only?: string[] };

/** Violations that are serious or worse, one line each. */
export async function askAxe(page: Page, { within, without = [], only }: Look): Promise<string[]> {
  await bring(page);
  // AxeBuilder would inject its script twice for each run; here it is already loaded. Its legacy mode checks the same,
  // without opening another window for each report.
  const axe = new AxeBuilder({ page, axeSource: 'undefined' }).setLegacyMode();
  if (within) axe.include(within);
  for (const part of without) axe.exclude(part);
  const off = (await lightRules(page)).map((id) => [id, { enabled: false }] as const);
  axe.options({
    resultTypes: ['violations'],
    ...(only ? { runOnly: { type: 'rule', values: only } } : { rules: Object.fromEntries(off) }),
  });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
