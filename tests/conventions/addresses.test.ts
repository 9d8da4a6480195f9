import { expect, it } from 'vitest';
import { filesBelow, read } from './files';

/** A thing has one address, which one function makes: it knows the slug, and what of it must be written otherwise. */
const MADE_BY_HAND = /`\/(category|product|brand|condition|campaigns|rental\/(vehicle|provider)-details)\/\$\{/;

const drawn = filesBelow('src').filter(
  (file) => /^src\/(features|shell|pages)\/.*\.tsx?$/.test(file) && !/-href\.ts$|\.test\.tsx?$/.test(file),
);

it('[ROUTE-09] no page makes the address of a thing by hand', () => {
  expect(drawn.filter((file) => MADE_BY_HAND.test(read(file)))).toEqual([]);
});
