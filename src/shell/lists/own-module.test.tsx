// @document
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { useShownModuleId } from '@/features/module/current-module';
import type { ModuleType } from '@/contract/catalogue/module';
import { saveModule } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { makeModule, renderPage } from '@tests/support/render-page';
import { AllBrandsPage } from './all-brands-page';
import { FlashSalesPage } from './flash-sales-page';

/** What a market with shops in the modules 1 and 2 answers; food has module 3. */
const names: Record<string, string> = { 1: 'Harbour', 2: 'Hill', 3: 'Kitchen' };
const nameOf = (request: Request) => names[request.headers.get('moduleId') ?? ''] ?? '';
apiServer(
  http.get('*/api/v1/brand', ({ request }) =>
    HttpResponse.json([{ id: 1, slug: 'one', name: `${nameOf(request)} brand` }]),
  ),
  http.get('*/api/v1/flash-sales', ({ request }) =>
    HttpResponse.json({ id: 1, title: `${nameOf(request)} sale`, end_date: '2030-01-01T00:00:00Z' }),
  ),
  http.get('*/api/v1/flash-sales/items', ({ request }) =>
    HttpResponse.json({
      ...{ total_size: 1, limit: 20, offset: 1 },
      products: [{ id: 1, item: { id: 9, slug: 'nine', name: `${nameOf(request)} item`, price: 5 } }],
    }),
  ),
);
afterEach(cleanup);

const renderedMarket = { zone_ids: [1], module_id: 1 };

function Around() {
  return <output aria-label="shown module">{useShownModuleId()}</output>;
}

const draw = (Page: typeof AllBrandsPage, visited: { type: ModuleType; id: number } | null) => {
  if (visited) saveModule(makeModule(visited.type, visited.id - 1));
  renderPage(
    <>
      <Page renderedMarket={renderedMarket} zone="Harbour" />
      <Around />
    </>,
  );
};

describe('[NAV-20] in a market with several modules of shops, ', () => {
  it.each([
    ['no module', null, 'Harbour', 1],
    ['the second of them', { type: 'ecommerce', id: 2 } as const, 'Hill', 2],
    ['food', { type: 'food', id: 3 } as const, 'Harbour', 1],
  ])('a customer who has chosen %s sees brands and the flash sale of the module', async (_of, visited, name, id) => {
    draw(AllBrandsPage, visited);
    expect(await screen.findByRole('link', { name: `${name} brand` })).toBeTruthy();
    expect(screen.getByLabelText('shown module').textContent).toBe(String(id));
    cleanup();
    draw(FlashSalesPage, visited);
    expect(await screen.findByRole('heading', { name: `${name} sale` })).toBeTruthy();
    expect(await screen.findByText(`${name} item`)).toBeTruthy();
  });
});
