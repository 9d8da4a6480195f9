// @document
import { describe, expect, it, vi } from 'vitest';
import { themeScript } from './theme-script.mjs';

function run({ settings, prefersDark }: { settings?: string; prefersDark: boolean }) {
  if (settings !== undefined) localStorage.setItem('settings', settings);
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
  new Function(themeScript)();
  return document.documentElement.dataset.theme;
}

describe('the theme before first paint', () => {
  it.each([
    [{ settings: '{"theme":"dark"}', prefersDark: false }, 'dark'],
    [{ settings: '{"theme":"light"}', prefersDark: true }, 'light'],
    [{ prefersDark: true }, 'dark'],
    [{ prefersDark: false }, 'light'],
    [{ settings: 'broken', prefersDark: true }, 'dark'],
  ])('for %o is %s', (situation, theme) => {
    expect(run(situation)).toBe(theme);
  });
});
