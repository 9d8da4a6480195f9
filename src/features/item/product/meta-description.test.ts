import { expect, it } from 'vitest';
import { metaDescription } from './meta-description';

const page = 'Soup from Ember & Bun: price, choices and reviews.';
const long = 'Lentils, lemon and cumin, cooked for a whole morning.';

it.each([
  ['of a long text is the text', long, long],
  ['of a short text says what the page holds, too', 'With lemon.', `With lemon. ${page}`],
  ['of a name without an end is ended first', 'Burgers and grill', `Burgers and grill. ${page}`],
  ['of no text is what the page holds', '', page],
  ['is cut where search engines cut it', 'salt '.repeat(50), `${'salt '.repeat(31).trim()}…`],
])('[beyond §4.1] a description %s', (_what, text, shown) => expect(metaDescription(text, page)).toBe(shown));
