import { expect, it } from 'vitest';
import { pageIn, fetchedWindow } from './page-window';

const ALL = Array.from({ length: 250 }, (_, n) => n);
const page = ({ limit, offset }: { limit: number; offset: number }) => ALL.slice((offset - 1) * limit, offset * limit);

it.each([1, 7, 12, 50, 99, 100, 101])('pages of %i rows are the same whether read alone or from a window', (limit) => {
  for (let offset = 1; offset <= 260 / limit + 2; offset += 1) {
    const asked = { limit, offset };
    expect(pageIn(page(fetchedWindow(asked)), asked)).toEqual(page(asked));
  }
});

it('reads the first pages with one query', () => {
  expect([1, 2, 8].map((offset) => fetchedWindow({ limit: 12, offset }))).toEqual(
    Array(3).fill({ limit: 96, offset: 1 }),
  );
  expect(fetchedWindow({ limit: 12, offset: 9 })).toEqual({ limit: 96, offset: 2 });
});
