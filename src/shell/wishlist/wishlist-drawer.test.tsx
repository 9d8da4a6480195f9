// @document
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toast } from 'react-hot-toast/headless';
import { apiServer } from '@tests/support/api-server';
import { makeModule, renderPage } from '@tests/support/render-page';
import type { ModuleType } from '@/contract/catalogue/module';
import { closeDialogs } from '@/lib/dialogs';
import { forgetToken, saveModule, savePlace, saveToken } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { notify } from '../notify';
import { Shell } from '../shell';
import { openWishlist } from './open-wishlist';

const soup = { id: 7, name: 'Lentil soup', price: 4, module_type: 'food', store_id: 2 };
const inn = { id: 2, name: 'The Inn' };
const yard = { id: 21, name: 'Harbour Drive', slug: 'harbour-drive' };
const hatch = { id: 1, name: 'Marina Hatch', slug: 'marina-hatch', provider: yard };
const state = {
  rental: { vehicles: [hatch], providers: [yard] } as object,
  saved: { item: [soup], store: [inn] } as object,
  refusal: null as string | null,
  removed: [] as string[],
};
const api = (path: string) => `*/api/v1${path}`;
apiServer(
  http.get(api('/customer/wish-list'), () => HttpResponse.json(state.saved)),
  http.delete(api('/customer/wish-list/remove'), ({ request }) => {
    if (state.refusal) return HttpResponse.json({ message: state.refusal }, { status: 404 });
    state.removed.push(new URL(request.url).search);
    state.saved = { item: [], store: [inn] };
    return HttpResponse.json({ message: 'Removed from your favourites' });
  }),
  http.get(api('/rental/user/wish-list'), () => HttpResponse.json(state.rental)),
  http.delete(api('/rental/user/wish-list/remove'), ({ request }) => {
    state.removed.push(new URL(request.url).search);
    state.rental = { vehicles: [], providers: [yard] };
    return HttpResponse.json({ message: 'Removed from your favourites' });
  }),
  http.get(api('/rental/user/cart/get-cart'), () => HttpResponse.json({ carts: [], user_data: [] })),
  http.get(api('/customer/cart/list'), () => HttpResponse.json([])),
  http.get(api('/customer/info'), () => HttpResponse.json({ id: 1 })),
  http.get(api('/customer/order/running-orders'), () => HttpResponse.json({ total_size: 0, orders: [] })),
  http.get(api('/config/get-zone-id'), () => HttpResponse.json({ zone_id: '[1]', zone_data: [] })),
);

beforeEach(() => {
  forgetToken();
  Object.assign(state, { saved: { item: [soup], store: [inn] }, refusal: null, removed: [] });
  state.rental = { vehicles: [hatch], providers: [yard] };
});
afterEach(() => {
  act(closeDialogs);
  act(() => toast.removeAll());
  cleanup();
});

const place = { location: 'Harbour', currentLatLng: { lat: 20, lng: 60 }, zone_ids: [1] };

function shop({ module = 'food' as ModuleType, token = true, zone = true } = {}) {
  if (zone) savePlace(place);
  saveModule(makeModule(module));
  if (token) saveToken('t');
  return renderPage(
    <>
      <Shell bare={false}>
        <h1>Page</h1>
      </Shell>
      <Toaster dismissLabel="Dismiss" />
    </>,
    { modules: [module], notify, router: { pathname: '/categories', asPath: '/categories' } },
  );
}

async function open(options?: Parameters<typeof shop>[0]) {
  shop(options);
  act(() => void openWishlist());
  return within(await screen.findByRole('dialog', { name: 'Wishlist' }));
}

describe('the wishlist', () => {
  it('[NAV-07] [NAV-08] has a button with its count for signed-in customers with a zone', async () => {
    shop();
    const button = await screen.findByRole('button', { name: /^Wishlist/ });
    await waitFor(() => expect(button.getAttribute('aria-label')).toBe('Wishlist, 2 saved'));
  });

  it.each([
    ['a visitor', { token: false }],
    ['a customer without a zone', { zone: false }],
    ['the parcel module', { module: 'parcel' as const }],
  ])('[NAV-07] has no button for %s', async (_who, options) => {
    shop(options);
    await screen.findByRole('heading', { name: 'Page' });
    expect(screen.queryByRole('button', { name: /^Wishlist/ })).toBeNull();
  });

  it('[WISH-01] [WISH-02] [WISH-06] shows items, and stores behind the other tab', async () => {
    const drawer = await open();
    expect(await drawer.findByRole('link', { name: 'Lentil soup' })).toBeDefined();
    await userEvent.click(drawer.getByRole('tab', { name: /Stores ?\(1\)/ }));
    expect(await drawer.findByRole('link', { name: 'The Inn' })).toBeDefined();
    expect(drawer.queryByRole('link', { name: 'Lentil soup' })).toBeNull();
  });

  it('[WISH-02] [WISH-06] shows vehicles and providers in the rental module, from its own list', async () => {
    const drawer = await open({ module: 'rental' });
    const link = await drawer.findByRole('link', { name: 'Marina Hatch' });
    expect(link.getAttribute('href')).toBe('/rental/vehicle-details/marina-hatch');
    expect(drawer.queryByRole('tab', { name: /Items/ })).toBeNull();
    await userEvent.click(drawer.getByRole('tab', { name: /Providers ?\(1\)/ }));
    const provider = await drawer.findByRole('link', { name: 'Harbour Drive' });
    expect(provider.getAttribute('href')).toBe('/rental/provider-details/harbour-drive');
  });

  it('[WISH-04] [WISH-08] removes a vehicle when its heart is pressed', async () => {
    state.rental = { vehicles: [hatch], providers: [] };
    const drawer = await open({ module: 'rental' });
    await userEvent.click(await drawer.findByRole('button', { name: 'Save Marina Hatch', pressed: true }));
    expect(await drawer.findByText('No favourite vehicles found')).toBeDefined();
    expect(state.removed).toEqual(['?vehicle_id=1']);
  });

  it('[NAV-08] shows the number of saved rental entries on its button', async () => {
    shop({ module: 'rental' });
    expect(await screen.findByRole('button', { name: 'Wishlist, 2 saved' })).toBeDefined();
  });

  it('[WISH-03] says that nothing of a kind is saved', async () => {
    state.saved = { item: [], store: [] };
    const drawer = await open();
    expect(await drawer.findByText('No favourite items found')).toBeDefined();
    await userEvent.click(drawer.getByRole('tab', { name: /Stores/ }));
    expect(await drawer.findByText('No favourite stores found')).toBeDefined();
  });

  it('[WISH-03] offers a link from an empty list', async () => {
    state.saved = { item: [], store: [] };
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Find something' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Wishlist' })).toBeNull());
  });

  it('[WISH-04] [WISH-08] [beyond §4.2] removes an entry when its heart is pressed, and keeps the focus in the list', async () => {
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Save Lentil soup', pressed: true }));
    expect(await drawer.findByText('No favourite items found')).toBeDefined();
    expect(state.removed).toEqual(['?item_id=7']);
    expect(document.activeElement).toBe(drawer.getByRole('button', { name: 'Find something' }));
  });

  it('[WISH-09] shows what the server said when it refuses', async () => {
    state.refusal = 'It is not among your favourites';
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Save Lentil soup', pressed: true }));
    await waitFor(() => expect(screen.getAllByText('It is not among your favourites').length).toBeGreaterThan(0));
  });
});
