import { describe, expect, it } from 'vitest';
import { namesOfQueries } from './query-names';

const BY_ID = 'select "name" from "items" where "id" = any($1)';

function asked(text: string, times: number, nameOf = namesOfQueries()) {
  return Array.from({ length: times }, () => nameOf(text)).at(-1);
}

describe('a query that is asked again and again', () => {
  it('has a name from the third time on, the same each time', () => {
    const nameOf = namesOfQueries();
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
    ['a question about a plan', 'explain (format json) select 1'],
  ])('has none when it is %s', (_what, text) => {
    expect(asked(text, 9)).toBeUndefined();
  });

  it('has none when there are enough names', () => {
    const nameOf = namesOfQueries();
    const texts = Array.from({ length: 400 }, (_, n) => `${BY_ID} and ${n} = $2`);
    const names = texts.map((text) => asked(text, 3, nameOf));
    expect(new Set(names.filter(Boolean)).size).toBe(200);
    expect(asked(texts[0] ?? '', 1, nameOf)).toBe(names[0]);
  });
});
