// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits';
import type { Language } from '@/domain/text/language';
import { ar } from './ar';
import { en } from './en';
import { createI18n, type Messages } from './index';

/** Numbers that cover each plural form of English and Arabic. */
const counts = [0, 1, 2, 5, 11, 100];

describe.each([
  ['en', en],
  // The key types come from the English files; `messages.test.ts` checks that the Arabic files have the same keys.
  ['ar', ar as Messages],
] as const)('messages of %s', (language: Language, messages) => {
  const { t } = createI18n(language, messages);

  it('[LANG-01] have every plural form of every message with a count', () => {
    const unsaid = countedKeys(messages).flatMap((key) =>
      // The keys are collected at run time, so they have no literal type.
      counts.filter((count) => t(key as 'ui.close', { count }) === key).map((count) => `${key} ${count}`),
    );
    expect(unsaid).toEqual([]);
  });

  it('[LANG-01] show the key of a message that does not exist', () => {
    expect(t('no.such.key' as 'ui.close')).toBe('no.such.key');
  });

  it('fill in the limits', () => {
    expect(t('validation.password_too_long')).toContain(String(limits.password_max));
  });

  it('format lists, with the shop’s digits', () => {
    const and = { en: 'Without Olives, Garlic, and Chilli', ar: 'من دون Olives وGarlic وChilli' };
    expect(t('order.again_lost', { names: ['Olives', 'Garlic', 'Chilli'] })).toBe(and[language]);
    const ways = {
      en: 'Not to be had for this kind of trip: Olives and Garlic',
      ar: 'لا تتوفر لهذا النوع من الرحلات: Olives وGarlic',
    };
    expect(t('rental.not_this_way', { names: ['Olives', 'Garlic'] })).toBe(ways[language]);
    expect(t('ui.list', { values: [] })).toBe('');
    expect(t('profile.hours_ago', { count: -3 })).toBe({ en: '3 hours ago', ar: 'قبل 3 ساعات' }[language]);
  });
});

/** Address and tip types named `other`, which are not plural forms. */
const KINDS = ['address.type_other', 'checkout.tip_other'];

/** The keys of messages with plural forms, without the suffix. */
function countedKeys(messages: object): string[] {
  return Object.entries(messages).flatMap(([room, texts]) =>
    Object.keys(texts as object)
      .filter((key) => key.endsWith('_other') && !KINDS.includes(`${room}.${key}`))
      .map((key) => `${room}.${key.replace(/_other$/, '')}`),
  );
}
