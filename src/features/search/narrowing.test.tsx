// @document
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { addressNow, Addressed } from '@tests/support/router';
import { renderPage } from '@tests/support/render-page';
import { Narrowing } from './narrowing';

let asked = 0;
apiServer(
  http.get('*/api/v1/get-combined-data', () => {
    asked += 1;
    return HttpResponse.json({ total_size: 0, limit: 20, offset: 1, products: [], categories: [] });
  }),
  http.get('*/api/v1/categories', () => HttpResponse.json([])),
);

afterEach(cleanup);

function Tools() {
  const [isNarrowed, setIsNarrowed] = useState(false);
  return (
    <>
      <Narrowing market={{ zone_ids: [1], module_id: 1 }} scope={{ category_id: 3 }} onNarrowed={setIsNarrowed} />
      {!isNarrowed && <p>The whole list</p>}
    </>
  );
}

it('[HOME-15] clearing all filters keeps the tools and the focus', async () => {
  renderPage(
    <Addressed path="/category/soups?rating=3">
      <Tools />
    </Addressed>,
    { modules: ['food'] },
  );
  expect(await screen.findByText('0 results')).toBeTruthy();
  expect(screen.queryByText('The whole list')).toBeNull();
  const order = screen.getByRole('button', { name: 'Sort: best match' });
  screen.getByRole('button', { name: 'Remove filter: 3 and above' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(addressNow()).toBe('/category/soups');
  expect(screen.getByText('The whole list')).toBeTruthy();
  expect(order.isConnected).toBe(true);
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  // The unfiltered list is not fetched twice.
  expect(asked).toBe(1);
});
