import { describe, expect, it } from 'vitest';
import { createQueryNames } from './query-names';

const BY_ID = 'select "name" from "items" where "id" = any($1)';

function asked(text: string, times: number, nameOf = createQueryNames()) {
  return Array.from({ length: times }, () => nameOf(text)).at(-1);
}

describe('a repeated query', () => {
  it('gets a name from the third time on, always the same', () => {
    const nameOf = createQueryNames();
    expect(asked(BY_ID, 2, nameOf)).toBeUndefined();
    const name = nameOf(BY_ID);
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(nameOf(BY_ID)).toBe(name);
    expect(asked(`${BY_ID} and "status"`, 3, nameOf)).not.toBe(name);
  });

  it.each([
    ['a page of a list', 'select "id" from "items" order by "price" limit $1 offset $2'],
    ['a search', 'select "id" from "items" where "search" @@ $1::tsquery'],
    ['a list of any length', 'select "id" from "items" where "id" in ($1, $2)'],
    ['a lock', 'select "id" from "orders" where "id" = $1 for update'],
    ['a change', 'update "items" set "name" = $1'],
    ['an explain', 'explain (format json) select 1'],
  ])('gets no name when it is %s', (_what, text) => {
    expect(asked(text, 9)).toBeUndefined();
  });

  it('gets no name when the limit of names is reached', () => {
    const nameOf = createQueryNames();
    const texts = Array.from({ length: 400 }, (_, n) => `${BY_ID} and ${n} = $2`);
    const names = texts.map((text) => asked(text, 3, nameOf));
    expect(new Set(names.filter(Boolean)).size).toBe(200);
    expect(asked(texts[0] ?? '', 1, nameOf)).toBe(names[0]);
  });
});
