// @vitest-environment node
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits';
import type { Language } from '@/domain/text/language';
import { ar } from './ar';
import { en } from './en';
import { createI18n } from './index';

const params = { name: 'Ember', time: '10:30', date: '1 May', field: 'phone' };
const counts = [undefined, 0, 1, 2, 5, 11, 100];

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('messages of %s', (language: Language, messages) => {
  it('[LANG-01] says every message, in every number, as i18next does', () => {
    const theirs = i18next.createInstance();
    void theirs.init({
      lng: language,
      resources: { [language]: { translation: messages } },
      interpolation: { escapeValue: false, defaultVariables: limits },
      initAsync: false,
    });
    const ours = createI18n(language, messages);
    const asked = keysIn(messages).flatMap((key) =>
      counts.map((count) => [key, count, count === undefined ? params : { ...params, count }] as const),
    );
    // Keys are collected at run time, so neither type can know them. All at once: each expectation has its price.
    expect(asked.map(([key, count, values]) => [key, count, ours.t(key as 'ui.close', values)])).toEqual(
      asked.map(([key, count, values]) => [key, count, theirs.t(key as 'ui.close', values)]),
    );
  });

  it('[LANG-01] shows the key of a message that does not exist', () => {
    expect(createI18n(language, messages).t('no.such.key' as 'ui.close')).toBe('no.such.key');
  });
});

/** Keys of all messages, also without their plural's ending. */
function keysIn(messages: object): string[] {
  const keys = Object.entries(messages).flatMap(([room, texts]) =>
    Object.keys(texts as object).map((it) => `${room}.${it}`),
  );
  return [...new Set(keys.flatMap((it) => [it, it.replace(/_(zero|one|two|few|many|other)$/, '')]))];
}
