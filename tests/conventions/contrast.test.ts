import { describe, expect, it } from 'vitest';
import { read } from './files';

const sheet = read('src/theme/tokens.css').replace(/\/\*.*?\*\//g, '');
const themes = ['light', 'dark'] as const;
const modules = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'] as const;
const grounds = ['c-bg', 'c-surface', 'c-raised', 'c-subtle'] as const;

/** The colours of the rules whose selectors include the given one. */
function coloursOf(selector: string): Map<string, string> {
  const rules = [...sheet.matchAll(/^ {2}([^\s@{}][^{}]*?) \{([^}]*)\}/gm)];
  const own = rules.filter(([, selectors = '']) => selectors.split(/,\s*/).includes(selector));
  return new Map(
    own.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  );
}

function contrast(of: Map<string, string>, front: string, ground: string): number {
  const [lighter = 0, darker = 0] = [front, ground]
    .map((name) => luminance(of.get(name) ?? name))
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each(themes)('the %s theme', (theme) => {
  const colours = coloursOf(`[data-theme='${theme}']`);

  it.each(grounds)('[beyond §4.2] keeps texts legible on %s, and the borders of controls visible', (ground) => {
    for (const text of ['c-text', 'c-text-2', 'c-text-3', 'c-good', 'c-warn', 'c-bad']) {
      expect(contrast(colours, text, ground), text).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colours, 'c-control', ground)).toBeGreaterThanOrEqual(3);
  });

  it('[beyond §4.2] keeps texts legible on the ground of their tone', () => {
    for (const tone of ['good', 'warn', 'bad']) {
      for (const text of [`c-${tone}`, 'c-text', 'c-text-2']) {
        expect(contrast(colours, text, `c-${tone}-soft`), `${text} on ${tone}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each(modules)('[beyond §4.2] keeps the accent of %s legible', (module) => {
    const inDark = theme === 'dark' ? coloursOf(`[data-theme='dark'] [data-module='${module}']`) : [];
    const of = new Map([...colours, ...coloursOf(`[data-module='${module}']`), ...inDark]);
    const pairs = [
      ['a-on', 'a-fill'],
      ['a-on', 'a-press'],
      ...['c-text', 'c-text-2', 'a-text'].map((text) => [text, 'a-soft'] as const),
      ...grounds.map((ground) => ['a-text', ground] as const),
    ] as const;
    for (const [text, ground] of pairs) {
      expect(contrast(of, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('[beyond §4.2] the borders of controls are visible in dark dialogs, where the subtle ground is lighter', () => {
  expect(contrast(coloursOf("[data-theme='dark']"), 'c-control', 'c-pressed')).toBeGreaterThanOrEqual(3);
});
