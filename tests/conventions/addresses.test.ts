import { expect, it } from 'vitest';
import { filesBelow, read } from './files';

/** The URL of an item, store or category is built by one function only, which knows its slug and escapes it. */
const MADE_BY_HAND = /`\/(category|product|brand|condition|campaigns|rental\/(vehicle|provider)-details)\/\$\{/;

const drawn = filesBelow('src').filter(
  (file) => /^src\/(features|shell|pages)\/.*\.tsx?$/.test(file) && !/-href\.ts$|\.test\.tsx?$/.test(file),
);

it('[ROUTE-09] no page makes the address of a thing by hand', () => {
  expect(drawn.filter((file) => MADE_BY_HAND.test(read(file)))).toEqual([]);
});
