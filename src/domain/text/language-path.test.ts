import { describe, expect, it } from 'vitest';
import { languagePath } from './language-path';

describe('languagePath', () => {
  it.each([
    ['/home', 'en', '/home'],
    ['/home', 'ar', '/ar/home'],
    ['/', 'en', '/'],
    ['/', 'ar', '/ar'],
    ['/store/ember-and-bun?tab=1', 'ar', '/ar/store/ember-and-bun?tab=1'],
  ] as const)('[LANG-05] %s in %s is %s', (path, language, expected) => {
    expect(languagePath(path, language)).toBe(expected);
  });
});
