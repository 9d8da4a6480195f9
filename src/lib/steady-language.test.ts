// @document
import { expect, it } from 'vitest';
import { keepLanguageSteady } from './steady-language';

it('[beyond §7] writes the language of the page only where it becomes another', () => {
  const page = document.documentElement;
  page.lang = 'en';
  keepLanguageSteady();
  const changes = new MutationObserver(() => {});
  changes.observe(page, { attributeFilter: ['lang'] });

  page.lang = 'en';
  expect(changes.takeRecords()).toEqual([]);
  page.lang = 'ar';
  expect(changes.takeRecords()).toHaveLength(1);
  expect([page.lang, page.getAttribute('lang')]).toEqual(['ar', 'ar']);
});
