// @document
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { forgetToken, savePlace, saveToken } from '@/lib/session';
import { Heart } from './heart';

/** The back end: what is wished anywhere, and the wishes that were added and removed. */
const wished = new Set<number>();
const sent: string[] = [];
const known = { code: 'wishlist', message: 'This is already in your wishlist.' };
const unknown = { code: 'not-found', message: 'This is not in your wishlist.' };

const changed = (what: string, item_id: unknown) => {
  sent.push(`${what} ${item_id}`);
  return Number(item_id);
};
apiServer(
  // None of them is sold in the customer's zone.
  http.get('*/api/v1/customer/wish-list', () =>
    HttpResponse.json({ item: [], store: [], item_ids: [...wished], store_ids: [] }),
  ),
  http.post('*/api/v1/customer/wish-list/add', async ({ request }) => {
    const id = changed('add', Object(await request.json()).item_id);
    if (wished.has(id)) return HttpResponse.json({ ...known, errors: [known] }, { status: 409 });
    wished.add(id);
    return HttpResponse.json({ message: 'Added' });
  }),
  http.delete('*/api/v1/customer/wish-list/remove', ({ request }) =>
    wished.delete(changed('remove', new URL(request.url).searchParams.get('item_id')))
      ? HttpResponse.json({ message: 'Removed' })
      : HttpResponse.json({ ...unknown, errors: [unknown] }, { status: 404 }),
  ),
);

const notify = { success: vi.fn(), failure: vi.fn() };
beforeEach(() => {
  wished.clear();
  sent.length = 0;
  savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60 }, zone_ids: [1] });
  saveToken('a-token');
});
afterEach(() => {
  cleanup();
  forgetToken();
  vi.clearAllMocks();
});

const heart = (pressed: boolean) => screen.findByRole('button', { name: 'Save Lentil soup', pressed });
const show = () => renderPage(<Heart item={{ kind: 'item', id: 7, name: 'Lentil soup' }} />, { notify });

describe('the heart of an item that is sold in another zone', () => {
  it('[WISH-04] [WISH-08] shows that it is a favourite, and removes it', async () => {
    wished.add(7);
    show();
    await userEvent.click(await heart(true));
    await heart(false);
    await waitFor(() => expect(sent).toEqual(['remove 7']));
    expect(wished.size).toBe(0);
  });
});

describe('a heart that is pressed after the wishlist changed elsewhere', () => {
  it('[WISH-04] [WISH-07] is filled without a complaint where the favourite is there already', async () => {
    const { client } = show();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    wished.add(7);
    await userEvent.click(await heart(false));
    await waitFor(() => expect(sent).toEqual(['add 7']));
    await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
    await heart(true);
    expect(notify.failure).not.toHaveBeenCalled();
  });

  it('[WISH-04] [WISH-08] is empty without a complaint where the favourite is gone already', async () => {
    wished.add(7);
    const { client } = show();
    const button = await heart(true);
    wished.clear();
    await userEvent.click(button);
    await waitFor(() => expect(sent).toEqual(['remove 7']));
    await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
    await heart(false);
    expect(notify.failure).not.toHaveBeenCalled();
  });
});
