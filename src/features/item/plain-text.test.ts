import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it.each([
  ['a text', 'Smoky,  with   cheese', 'Smoky,  with   cheese'],
  ['HTML', '<p class="lead">Smoky,<br>with cheese</p>\n<p>Halal</p>', 'Smoky, with cheese Halal'],
  ['HTML entities', 'Mac &amp; cheese &lt;3 &quot;big&quot;&nbsp;it&#39;s', `Mac & cheese <3 "big" it's`],
])('converts %s to plain text', (_what, description, shown) => expect(plainText(description)).toBe(shown));
