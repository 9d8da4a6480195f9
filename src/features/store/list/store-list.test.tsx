// @document
import { readConfig } from '@/contract/config.read';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { addressNow, Addressed } from '@tests/support/router';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { getConfig } from '@/contract/config';
import { createI18n } from '@/i18n';
import { en } from '@/i18n/en';
import { query } from '@/lib/api/hooks';
import { createHttp } from '@/lib/api/http';
import { createQueryClient } from '@/lib/api/query-client';
import { requestOver } from '@/lib/api/request';
import { LatestStores, PopularStores } from './store-list';
import { AllStores } from './all-stores';
import { useStoreTexts } from '../use-store-texts';

const market = { zone_ids: [1], module_id: 4 };
const asked: URL[] = [];
let answers: (url: URL) => Response | Promise<Response> = () => HttpResponse.json({});
apiServer(
  http.get('http://shop.example/api/v1/*', ({ request }) => {
    const url = new URL(request.url);
    asked.push(url);
    return answers(url);
  }),
);

afterEach(() => {
  cleanup();
  asked.length = 0;
});

const storeRow = (id: number) => ({ id, name: `Kitchen ${id}`, slug: `kitchen-${id}`, module_type: 'food' });
const pageOf = (url: URL, total: number) => {
  const limit = Number(url.searchParams.get('limit') ?? total);
  const offset = Number(url.searchParams.get('offset') ?? 1);
  const ids = Array.from({ length: total }, (_, n) => n + 1).slice((offset - 1) * limit, offset * limit);
  return HttpResponse.json({ total_size: total, limit, offset, stores: ids.map(storeRow) });
};

function show(children: ReactNode) {
  const send = requestOver(() =>
    Promise.resolve(
      createHttp({
        baseURL: 'http://shop.example/api/v1',
        shared: () => ({ token: null, at: null, language: 'en', ...market }),
      }),
    ),
  );
  const client = createQueryClient(send);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 1 } });
  client.setQueryData(query(getConfig, {}).queryKey, readConfig({ toggle_veg_non_veg: 1 }));
  render(
    <I18nextProvider i18n={createI18n('en', en)}>
      <QueryClientProvider client={client}>
        <Addressed path="/home">{children}</Addressed>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return client;
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('popular stores', () => {
  it('[HOME-04] first request type, offset 1 and limit 12', async () => {
    answers = (url) => pageOf(url, 3);
    show(<PopularStores market={market} />);
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(asked[0]?.pathname).toBe('/api/v1/stores/popular');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ type: 'all', limit: '12', offset: '1' });
  });

  it('[HOME-06] fetch the next page while there are stores, and then stop', async () => {
    answers = (url) => pageOf(url, 14);
    show(<PopularStores market={market} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(names()).toHaveLength(14));
    expect(asked.map((url) => url.searchParams.get('offset'))).toEqual(['1', '2']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it.each([
    ['until a page has no stores', (offset: number) => [[1, 2, 3], [4, 5, 6], []][offset - 1], '1 2 3 4 5 6', 3],
    ['until a page brings nothing new', () => [1, 2, 3], '1 2 3', 2],
  ])('[HOME-06] go on %s, where no total is told', async (_until, ids, shown, calls) => {
    answers = (url) => HttpResponse.json({ stores: ids(Number(url.searchParams.get('offset')))?.map(storeRow) });
    show(<PopularStores market={market} />);
    await waitFor(() => expect(names()).toHaveLength(3));
    const more = () => screen.queryByRole('button', { name: 'Show more' });
    for (let count = 2; count <= calls; count += 1) {
      await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(asked).toHaveLength(count));
    }
    await waitFor(() => expect(more()).toBeNull());
    expect(names()).toEqual(shown.split(' ').map((id) => `Kitchen ${id}`));
    expect(asked).toHaveLength(calls);
  });

  it('[HOME-06] retry once, and then offer a retry button', async () => {
    answers = () => new HttpResponse(null, { status: 500 });
    show(<PopularStores market={market} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(asked).toHaveLength(2);
    answers = (url) => pageOf(url, 1);
    await userEvent.click(again);
    expect(await screen.findByText('Kitchen 1')).toBeTruthy();
  });

  it('[beyond §2.22] keep the shown stores when a refetch fails', async () => {
    answers = (url) => pageOf(url, 3);
    const client = show(<PopularStores market={market} />);
    await waitFor(() => expect(names()).toHaveLength(3));
    answers = () => new HttpResponse(null, { status: 403 });
    await act(() => client.refetchQueries());
    expect(asked.length).toBeGreaterThan(1);
    expect(names()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('[HOME-06] show a store once that has moved to the next page meanwhile', async () => {
    answers = (url) => {
      const offset = Number(url.searchParams.get('offset'));
      const ids = offset === 1 ? [1, 2, 3] : [3, 4];
      return HttpResponse.json({ total_size: 15, limit: 12, offset, stores: ids.map(storeRow) });
    };
    show(<PopularStores market={market} />);
    await waitFor(() => expect(names()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(names()).toEqual([1, 2, 3, 4].map((id) => `Kitchen ${id}`)));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('[HOME-14] show an empty state', async () => {
    answers = (url) => pageOf(url, 0);
    show(<PopularStores market={market} />);
    expect(await screen.findByText('No stores found')).toBeTruthy();
  });

  it('[ROUTE-17] link each card to its store', async () => {
    answers = (url) => pageOf(url, 1);
    show(<PopularStores market={market} />);
    const link = await screen.findByRole('link', { name: 'Kitchen 1' });
    expect(link.getAttribute('href')).toMatch(/^\/store\/kitchen-1/);
  });
});

describe('latest stores', () => {
  it('[HOME-07] are fetched without a payload, and the first 12 are shown', async () => {
    answers = (url) => pageOf(url, 20);
    show(<LatestStores market={market} />);
    await waitFor(() => expect(names()).toHaveLength(12));
    expect(asked[0]?.pathname).toBe('/api/v1/stores/latest');
    expect(asked[0]?.search).toBe('');
  });
});

describe('all stores', () => {
  function All() {
    return <AllStores market={market} type="food" texts={useStoreTexts()} />;
  }

  it('[HOME-01] are filtered by a chip, over all pages', async () => {
    answers = (url) => {
      const free = { ...storeRow(99), free_delivery: 1 };
      const rows = Array.from({ length: 13 }, (_, n) => (n === 12 ? free : storeRow(n + 1)));
      const limit = Number(url.searchParams.get('limit'));
      const offset = Number(url.searchParams.get('offset'));
      return HttpResponse.json({
        total_size: 13,
        limit,
        offset,
        stores: rows.slice((offset - 1) * limit, offset * limit),
      });
    };
    show(<All />);
    await waitFor(() => expect(names()).toHaveLength(12));
    await userEvent.click(screen.getByRole('button', { name: 'Free delivery' }));
    await waitFor(() => expect(names()).toEqual(['Kitchen 99']));
    expect(addressNow()).toBe('/home?filter=free_delivery');
  });

  it('[HOME-14] show an empty state, and clear the filters', async () => {
    answers = (url) => pageOf(url, 2);
    show(<All />);
    await waitFor(() => expect(names()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Free delivery' }));
    expect(await screen.findByText('No restaurants found')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('[HOME-01] send take-away and veg to the back end as filters', async () => {
    answers = (url) => pageOf(url, 2);
    show(<All />);
    await waitFor(() => expect(names()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Take-away' }));
    await waitFor(() => expect(asked.at(-1)?.pathname).toBe('/api/v1/stores/get-stores/take_away'));
  });
});
