// @document
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { readStore } from '@/contract/catalogue/store.read';
import type { Language } from '@/domain/text/language';
import { renderRoom, standInForBrowser } from '@tests/support/rooms/item-room';
import { StoreInfoDialog } from './store-info-dialog';

beforeAll(() => standInForBrowser());
afterEach(cleanup);

const schedules = [
  { day: 1, opening_time: '09:00:00', closing_time: '13:00:00' },
  { day: 1, opening_time: '16:00:00', closing_time: '22:00:00' },
];

it.each<[Language, RegExp]>([
  ['en', /1:00.+, .*4:00/],
  ['ar', /1:00[^,]+، [^,]*4:00/],
])('[LANG-01] a day with two spans of hours lists them as %s does', (language, both) => {
  const store = readStore({ id: 3, name: 'Ember & Bun', schedules });
  renderRoom(<StoreInfoDialog store={store} onClose={() => {}} />, { language });
  expect(screen.getByText(both)).toBeTruthy();
});
