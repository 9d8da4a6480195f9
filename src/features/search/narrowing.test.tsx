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
let filters: (string | null)[] = [];
apiServer(
  http.get('*/api/v1/get-combined-data', ({ request }) => {
    asked += 1;
    filters.push(new URL(request.url).searchParams.get('filter'));
    return HttpResponse.json({ total_size: 0, limit: 20, offset: 1, products: [], categories: [] });
  }),
  http.get('*/api/v1/categories', () => HttpResponse.json([])),
);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

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

const open = (path: string, module: 'food' | 'pharmacy' = 'food', extensions = ['diet_filters']) => {
  filters = [];
  renderPage(
    <Addressed path={path}>
      <Tools />
    </Addressed>,
    { modules: [module], dialogs: true, config: { extensions, toggle_veg_non_veg: 1 } },
  );
};

const REMEMBERED = 'What you eat is remembered on this device, until you remove it here.';

it('[beyond §20] what one eats is remembered for the next list, shown there, and forgotten at a press', async () => {
  open('/category/soups?filter=halal,discounted');
  expect(await screen.findByText('0 results')).toBeTruthy();
  expect(screen.queryByText(REMEMBERED)).toBeNull();
  // A link's filters are its own, not the visitor's diet.
  expect(localStorage.getItem('menu-filters')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Halal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Halal', hidden: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Show results', hidden: true }));
  expect(await screen.findByRole('button', { name: 'Remove filter: Halal' })).toBeTruthy();
  expect(localStorage.getItem('menu-filters')).toBe('halal');
  cleanup();

  open('/category/salads');
  expect(await screen.findByText(REMEMBERED)).toBeTruthy();
  expect(screen.queryByText('The whole list')).toBeNull();
  expect(await screen.findByText('0 results')).toBeTruthy();
  expect(filters).toEqual(['["halal"]']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Halal' }));
  expect(screen.getByText('The whole list')).toBeTruthy();
  expect(localStorage.getItem('menu-filters')).toBeNull();
});

it('[beyond §20] a diet hides nothing in a market that does not tell it', async () => {
  localStorage.setItem('menu-filters', 'veg,halal');
  open('/category/pain', 'pharmacy');
  expect(await screen.findByRole('button', { name: 'Filters' })).toBeTruthy();
  expect(screen.getByText('The whole list')).toBeTruthy();
  expect(filters).toEqual([]);
});

it('[beyond §20] only what the back end knows of a diet is offered and applied, and the rest is not forgotten', async () => {
  localStorage.setItem('menu-filters', 'veg,halal,organic');
  open('/category/soups?filter=halal,discounted', 'food', []);
  expect(await screen.findByText('0 results')).toBeTruthy();
  expect(filters).toEqual(['["discounted"]']);
  const shown = screen.getAllByRole('button', { name: /^Remove filter/ }).map((one) => one.getAttribute('aria-label'));
  expect(shown).toEqual(['Remove filter: On offer', 'Remove filter: Veg']);
  await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  expect(await screen.findByRole('checkbox', { name: 'Veg', hidden: true })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Halal', hidden: true })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Organic', hidden: true })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Veg', hidden: true }));
  expect(localStorage.getItem('menu-filters')).toBe('halal,organic');
});
