// @document
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '@/i18n/index';
import { ar } from '@/i18n/ar';
import { en } from '@/i18n/en';
import { NotStated } from './not-stated';

afterEach(cleanup);

it.each([
  ['en', en, /^Not stated/],
  ['ar', ar, /^غير مذكورة/],
] as const)('[beyond §2.20] never shows its own name before its words have come: %s', (language, all, words) => {
  const early = { ...en, item: {} } as unknown as typeof en;
  const i18n = createI18n(language, early);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <NotStated />
    </I18nextProvider>,
  );
  expect(container.textContent).toBe('…');
  // As the deferred messages are added (src/i18n/deferred-messages.ts).
  act(() => void i18n.addResourceBundle(language, 'translation', all, false, true, { skipCopy: true }));
  expect(screen.getByText(words)).toBeTruthy();
});
