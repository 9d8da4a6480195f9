// @document
import { renderPage } from '@tests/support/render-page';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LineProblem } from '@/domain/cart/cart-review';
import { ReviewDialog } from './review-dialog';

afterEach(cleanup);

it.each<[LineProblem, string]>([
  ['gone', 'It is no longer sold. If you accept, it is left out.'],
  ['variation_gone', 'The chosen variation is no longer offered. If you accept, it is left out.'],
  ['out_of_stock', 'It is out of stock. If you accept, it is left out.'],
  ['variation_out_of_stock', 'This variation is out of stock. If you accept, it is left out.'],
  ['not_available_now', 'It is not available at that time. If you accept, it is left out.'],
])('[ITEM-31] says in whole sentences what happens to a line that is %s', (problem, text) => {
  const changes = [{ kind: 'unavailable' as const, name: 'Stew', problem }];
  renderPage(<ReviewDialog changes={changes} isPlacing={false} onClose={() => {}} />);
  expect(screen.getByText(text)).toBeTruthy();
});
