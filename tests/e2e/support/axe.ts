import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// What axe leaves in the page. How much its rules weigh stands there alone, and not in its types.
type Left = { axe?: { _audit: { rules: { id: string; impact?: string }[] } } };

let script: string | undefined;

/** It goes once into each document; what is evaluated is not subject to the policy for the page's own scripts. */
async function bring(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => (window as Left).axe !== undefined)) continue;
    script ??= readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');
    await frame.evaluate(`${script};undefined`);
  }
}

/** Rules that weigh less than serious whatever they find. One of which that is not known is none of them. */
async function lightRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = (window as Left).axe?._audit.rules ?? [];
    return rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate').map(({ id }) => id);
  });
}

/** What of a page is looked at, and by which rules: all of both where nothing is said. */
export type Look = { within?: string; without?: string[]; only?: string[] };

/** What axe finds serious or worse, a line each. */
export async function askAxe(page: Page, { within, without = [], only }: Look): Promise<string[]> {
  await bring(page);
  // It would bring its script twice with each question; this one is there already. Its older way looks at the same
  // things, but without another window for each report.
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
