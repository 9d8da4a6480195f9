import { expect, it } from 'vitest';
import { metaDescription } from './meta-description';

const page = 'Soup from Ember & Bun: price, choices and reviews.';
const long = 'Lentils, lemon and cumin, cooked for a whole morning.';

it.each([
  ['of a long text is that text', long, long],
  ['of a short text also describes the page', 'With lemon.', `With lemon. ${page}`],
  ['of a text without a full stop gets one', 'Burgers and grill', `Burgers and grill. ${page}`],
  ['without a text describes the page', '', page],
  ['is cut at the length of search engines', 'salt '.repeat(50), `${'salt '.repeat(31).trim()}…`],
])('[beyond §4.1] a description %s', (_what, text, shown) => expect(metaDescription(text, page)).toBe(shown));
