// @document
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { Reviews } from './reviews';

const review = {
  ...{ id: 1, rating: 5, customer_name: 'Ann', created_at: '2026-11-20T18:08:00Z' },
  ...{ comment: 'The best burger in town (really)!', reply: 'شكرًا لك (حقًا)!' },
};

afterEach(cleanup);

it('[beyond §4.2] a review and its reply are read in their own directions, whatever the direction of the page', () => {
  renderPage(<Reviews reviews={[review]} store_name="Ember & Bun" avg_rating={5} rating_count={1} />);
  const entry = within(screen.getByText('Ann').closest('li') ?? document.body);
  expect(entry.getByText(review.comment, { selector: 'bdi' }).lang).toBe('en');
  expect(entry.getByText(review.reply, { selector: 'bdi' }).lang).toBe('');
  // A mark of isolation on either side keeps the store's name apart from the words around it.
  expect(entry.getByText('Reply from \u2068Ember & Bun\u2069')).toBeTruthy();
});
