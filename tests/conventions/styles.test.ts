import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featureLadder } from '../../src/cli/lint/feature-ladder.mjs';
import { filesBelow, read } from './files';

const ORDER = 'src/theme/layers.css';
/** Dresses the sheet of a package, which stands in no layer; its selectors are heavier than the package's. */
const UNLAYERED = 'src/ui/fields/phone-input.module.css';
const sheets = filesBelow('src').filter((file) => file.endsWith('.css') && !file.endsWith(ORDER));

/** `src/features/cart/drawer/cart-row.module.css` stands in `cart`, `src/theme/base.css` in `base`, `src/ui/display/panel.module.css` in `ui`. */
function layerOf(path: string): string | undefined {
  const [, room = '', name = ''] = path.replace(/^.*?(?=src\/)/, '').split('/');
  return { features: name, theme: name.replace('.css', '') }[room] ?? room;
}

describe('style sheets', () => {
  it('stand in the cascade layer of their room, whole', () => {
    expect(sheets.length).toBeGreaterThan(150);
    for (const sheet of sheets) {
      const source = read(sheet);
      if (sheet.endsWith(UNLAYERED)) continue;
      expect(source.startsWith(`@layer ${layerOf(sheet)} {\n`), sheet).toBe(true);
      // One block: whatever begins a line but its end is indented.
      expect(
        source
          .split('\n')
          .slice(1)
          .filter((line) => /^\S/.test(line)),
        sheet,
      ).toEqual(['}']);
      expect(source.slice(1), sheet).not.toMatch(/@layer|@import/);
    }
  });

  it('have one order of layers: what dresses another room comes after it', () => {
    const [, order = ''] = /@layer ([^;]+);/.exec(read(ORDER)) ?? [];
    const layers = order.split(',').map((it) => it.trim());
    expect(layers).toEqual(['tokens', 'base', 'mui', 'ui', ...featureLadder, 'shell']);
    for (const sheet of sheets) expect(layers, sheet).toContain(layerOf(sheet));
    expect(read('src/pages/_app.tsx').startsWith("import '@/theme/layers.css';\n")).toBe(true);
  });

  it('give no language and no direction colours of its own', () => {
    for (const sheet of sheets) {
      const own = [...read(sheet).matchAll(/(?:\[dir|:dir\(|:lang\(|\[lang)[^{}]*\{([^{}]*)\}/g)].map(
        ([, rules]) => rules,
      );
      for (const rules of own)
        expect(rules, sheet).not.toMatch(/color|opacity|filter|blend|#[\da-f]{3}|rgb|hsl|oklch|--[ac]-[\w-]+:/i);
    }
  });

  it('read no value that nothing sets', () => {
    const scripts = filesBelow('src').filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
    const set = [...sheets.map(read), ...scripts.map(read)].flatMap((source) =>
      [...source.matchAll(/(--[\w-]+)['"`]?\]?:/g)].map(([, name]) => name),
    );
    for (const sheet of sheets) {
      const unknown = [...read(sheet).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
      expect(
        unknown.filter((name) => !set.includes(name)),
        sheet,
      ).toEqual([]);
    }
  });
});

it.each([
  ['NAV-25', 'src/shell/bars/top-bar.module.css', 'profilePanel', 'inline-size: 300px'],
  ['WALLET-02', 'src/features/wallet/add-fund-dialog.module.css', 'methodList', 'max-block-size: 300px'],
  ['WALLET-02', 'src/features/wallet/add-fund-dialog.module.css', 'methodList', 'overflow-y: auto'],
])('[%s] %s gives .%s its %s', (_id, sheet, name, declaration) => {
  const rules = [...read(sheet).matchAll(/^ {2}\.(\w+) \{([^}]*)\}/gm)].filter(([, of]) => of === name);
  expect(rules.map(([, , body = '']) => body.split(';').map((it) => it.trim()))).toEqual([
    expect.arrayContaining([declaration]),
  ]);
});

it('every feature stands on the ladder', () => {
  expect([...featureLadder].sort()).toEqual(readdirSync('src/features').sort());
});
