import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import intoLayer, { layerOf } from '../../src/cli/cascade-layers.mjs';
import { featureLadder } from '../../src/cli/feature-ladder.mjs';
import { filesBelow, read } from './files';

const sheets = filesBelow('src').filter((file) => file.endsWith('.css'));

describe('style sheets', () => {
  it('each have the layer of their room', () => {
    expect(layerOf('src/ui/panel.module.css')).toBe('ui');
    expect(layerOf('src/features/cart/cart-row.module.css')).toBe('cart');
    expect(layerOf('src/theme/base.css')).toBe('base');
    expect(layerOf('node_modules/a/style.css')).toBe('vendor');
    expect(() => layerOf('src/pages/home.module.css')).toThrow('No cascade layer');
    for (const sheet of sheets) expect(() => layerOf(sheet)).not.toThrow();
  });

  it('leave their layer to their room, and its names to nobody', () => {
    for (const sheet of sheets) expect(read(sheet), sheet).not.toMatch(/@layer|@import/);
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

  it('begin with the order of all layers', () => {
    const load = (resourcePath: string) =>
      intoLayer.call({ resourcePath, getOptions: () => ({ root: '/shop' }) }, '.a{}');
    expect(load('/shop/src/theme/tokens.css')).toMatch(
      /^@layer tokens,base,vendor,mui,ui,config,.*,registration,shell;@layer tokens\{\.a\{\}\}$/,
    );
    expect(load('/shop/src/ui/panel.module.css')).toBe('@layer ui{.a{}}');
  });
});

it('every feature stands on the ladder', () => {
  expect([...featureLadder].sort()).toEqual(readdirSync('src/features').sort());
});
