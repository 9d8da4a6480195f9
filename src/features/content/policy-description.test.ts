import { expect, it } from 'vitest';
import { policyDescription } from './policy-description';

const said = 'We take back what came broken within a day, and you pay nothing for that.';

it.each([
  ['starts with its text', `<h2>Refunds</h2><p>${said}</p>`, said],
  ['has no markup', `<p>${said.replace('back', '<b>back</b>')}</p>`, said],
  [
    'starts with its name if the text is short',
    '<h2 id="a">All of it</h2><p>Ask us.</p>',
    'Ask us. Refund Policy of Quay.',
  ],
  ['is its name if there is no text', '', 'Refund Policy of Quay.'],
])('[beyond §4.1] the description of a policy %s', (_what, html, shown) =>
  expect(policyDescription(html, 'Refund Policy of Quay.')).toBe(shown),
);
