import { describe, expect, it } from 'vitest';
import { storeTexts } from './store-texts';

const entry = (key: string, value: string, locale = 'en') => ({ locale, key, value });

describe('name and address of a new store (wire-format §9.3)', () => {
  it('stand in both languages', () => {
    const sent = [entry('name', 'Pier'), entry('address', 'Quay 1'), entry('name', 'رصيف', 'ar')];
    expect(storeTexts([...sent, entry('address', 'الميناء ١', 'ar')])).toEqual({
      name: { en: 'Pier', ar: 'رصيف' },
      address: { en: 'Quay 1', ar: 'الميناء ١' },
    });
  });

  it('say the same in a language that is left out or empty', () => {
    const sent = [entry('name', 'رصيف', 'ar'), entry('address', 'الميناء', 'ar'), entry('name', '', 'en')];
    expect(storeTexts(sent)).toEqual({
      name: { en: 'رصيف', ar: 'رصيف' },
      address: { en: 'الميناء', ar: 'الميناء' },
    });
  });

  it.each([
    ['nothing', []],
    ['the address before the name', [entry('address', 'Quay 1'), entry('name', 'Pier')]],
    ['no address', [entry('name', 'Pier')]],
    ['an empty name', [entry('name', ''), entry('address', 'Quay 1')]],
    ['other words', [entry('name', 'Pier'), entry('slogan', 'x')]],
  ])('are missing: %s', (_what, sent) => {
    expect(storeTexts(sent)).toBeNull();
  });
});
