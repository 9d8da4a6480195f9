// @document
import { cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { CategoryPage } from '@/features/category/category-page';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { usePageLinks } from './use-page-links';

const asked: (string | null)[] = [];
apiServer(
  http.get('*/api/v1/categories/items/:id', ({ request }) => {
    const offset = new URL(request.url).searchParams.get('offset');
    asked.push(offset);
    const products = [{ id: 60, name: `Pie ${offset}`, slug: `pie-${offset}` }];
    return HttpResponse.json({ total_size: 60, limit: 20, offset: Number(offset), products });
  }),
);
afterEach(cleanup);

const pizza = { id: 1, name: 'Pizza', slug: 'pizza', image_full_url: null, childes: [] };

function Part({ page }: { page: number }) {
  const [titleOf, links] = usePageLinks('/category/pizza', page, { total_size: 60, limit: 20, offset: page });
  return (
    <>
      <p>{titleOf('Pizza')}</p>
      <CategoryPage
        category={pizza}
        parent={null}
        market={{ zone_ids: [1], module_id: 4 }}
        page={page}
        links={links}
        narrowed={(list) => list}
      />
    </>
  );
}

describe('a part of an endless list', () => {
  it('starts with the page of its URL, and links the other pages below', async () => {
    renderPage(<Part page={2} />);
    expect(screen.getByText('Pizza, page 2')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Pie 2' })).toBeTruthy();
    expect(asked[0]).toBe('2');
    const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/category/pizza',
      '/category/pizza/2',
      '/category/pizza/3',
    ]);
    expect(links[1]?.getAttribute('aria-current')).toBe('page');
  });

  it('[LANG-04] has its pages in the direction of its language, which that of figures does not turn round', async () => {
    renderPage(<Part page={2} />, { language: 'ar' });
    const pages = await screen.findByRole('navigation', { name: 'الصفحات' });
    expect(pages.closest('.num')).toBeNull();
  });

  it('has the plain title of the list when it is the first', () => {
    renderPage(<Part page={1} />);
    expect(screen.getAllByText('Pizza').length).toBeGreaterThan(0);
    expect(screen.queryByText(/page 1/)).toBeNull();
  });
});
