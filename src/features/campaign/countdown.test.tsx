// @document
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { Countdown } from './countdown';

afterEach(cleanup);

it('[LANG-04] a countdown reads in the direction of its language: only its figures run from left to right', () => {
  // A minute later, so that the figures stay while they are read.
  const until = new Date(Date.now() + (26 * 3600 + 61 * 60) * 1000).toISOString();
  renderPage(<Countdown until={until} />, { language: 'ar' });
  const [, ...parts] = screen.getByRole('timer').children;
  expect(parts.slice(0, 2).map((part) => part.textContent)).toEqual(['01 ي', '03 س']);
  for (const part of parts) {
    // The class of figures sets their direction.
    expect(part.closest('.num')).toBeNull();
    expect(part.querySelector('.num')?.textContent).toMatch(/^\d\d$/);
  }
});
