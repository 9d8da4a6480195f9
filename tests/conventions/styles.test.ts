import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featureLadder } from '../../src/cli/lint/feature-ladder.mjs';
import { layerOf } from '../../src/cli/lint/layer-of-room.mjs';
import { filesBelow, read } from './files';

const ORDER = 'src/theme/layers.css';
const sheets = filesBelow('src').filter((file) => file.endsWith('.css') && !file.endsWith(ORDER));

describe('style sheets', () => {
  it('have one order of cascade layers, where overrides come after what they override', () => {
    const [, order = ''] = /@layer ([^;]+);/.exec(read(ORDER)) ?? [];
    const layers = order.split(',').map((part) => part.trim());
    expect(layers).toEqual(['tokens', 'base', 'mui', 'ui', ...featureLadder, 'shell']);
    for (const sheet of sheets) expect(layers, sheet).toContain(layerOf(sheet));
    expect(read('src/pages/_app.tsx').startsWith("import '@/theme/layers.css';\n")).toBe(true);
  });

  it('have no colours for a language or direction', () => {
    for (const sheet of sheets) {
      const own = [...read(sheet).matchAll(/(?:\[dir|:dir\(|:lang\(|\[lang)[^{}]*\{([^{}]*)\}/g)].map(
        ([, rules]) => rules,
      );
      for (const rules of own)
        expect(rules, sheet).not.toMatch(/color|opacity|filter|blend|#[\da-f]{3}|rgb|hsl|oklch|--[ac]-[\w-]+:/i);
    }
  });

  it('use no custom property that is not set', () => {
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
  ['beyond §4.2', 'src/features/cart/cart-bar.module.css', 'count', 'background: var(--a-on)'],
  ['beyond §4.2', 'src/features/cart/cart-bar.module.css', 'count', 'color: var(--a-fill)'],
  ['ADDR-30', 'src/features/address/address.module.css', 'facts .missing', 'color: var(--c-bad)'],
  ['CART-06', 'src/features/cart/drawer/cart-row.module.css', 'bad', 'color: var(--c-bad)'],
  ['WALLET-02', 'src/features/wallet/add-fund-dialog.module.css', 'methodList', 'max-block-size: 300px'],
  ['WALLET-02', 'src/features/wallet/add-fund-dialog.module.css', 'methodList', 'overflow-y: auto'],
])('[%s] %s gives .%s its %s', (_id, sheet, name, declaration) => {
  const rules = [...read(sheet).matchAll(/^ {2}\.([\w .]+) \{([^}]*)\}/gm)].filter(([, of]) => of === name);
  expect(rules.map(([, , body = '']) => body.split(';').map((part) => part.trim()))).toEqual([
    expect.arrayContaining([declaration]),
  ]);
});

it('every feature is on the feature ladder', () => {
  expect([...featureLadder].sort()).toEqual(readdirSync('src/features').sort());
});
