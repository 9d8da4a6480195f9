// @document
import { cleanup, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { marketIn } from '@/domain/market-cookie.mjs';
import { readSession, saveModule, savePlace, tabMemory } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { makeModule, renderPage } from '@tests/support/render-page';
import { useLostHome } from './use-lost-home';

const here = { lat: 20, lng: 60.5 };
const closed = { ...makeModule('food', 8), module_name: 'Food' };
const open = { id: 2, module_name: 'Grocery', module_type: 'grocery' };
let answer: () => Response;
let asked = 0;
apiServer(
  http.get('*/api/v1/config/get-zone-id', () => {
    asked += 1;
    return answer();
  }),
);
const offers = (...modules: object[]) => {
  answer = () => HttpResponse.json({ zone_id: '[3]', zone_data: [{ id: 3, name: 'Harbour', modules }] });
};

beforeEach(() => {
  asked = 0;
  offers(open);
  savePlace({ location: '3 Mast Street', currentLatLng: here, zone_ids: [1] });
  saveModule(closed);
});
afterEach(() => {
  cleanup();
  tabMemory.clear();
  for (const name of ['market', 'latlng']) document.cookie = `${name}=; path=/; max-age=0`;
});

function Missing() {
  useLostHome();
  return null;
}
const show = (asPath = '/home') => renderPage(<Missing />, { pathname: '/404', router: { asPath } }).router;

describe('a home that is not there any more', () => {
  it('[LOC-07] [OTHER-02] leads to a module that is open at the place, and says why', async () => {
    const router = show();
    await waitFor(() => expect(router.reload).toHaveBeenCalledOnce());
    expect(readSession()).toMatchObject({
      module: { id: 2 },
      zone_ids: [3],
      location: '3 Mast Street',
      currentLatLng: here,
    });
    expect(marketIn(document.cookie)).toBe('z3.m2');
    expect(String(tabMemory.read('said'))).toMatch(/Food.* is no longer offered at your place/);
  });

  it('[LOC-07] [ROUTE-02] leads to the start page where nobody delivers any more', async () => {
    answer = () => HttpResponse.json({ errors: [] }, { status: 404 });
    const router = show();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
    expect(readSession()).toMatchObject({ module: null, location: null, currentLatLng: null, zone_ids: [] });
    expect(document.cookie).toBe('');
    expect(tabMemory.read('said')).toMatch(/no longer deliver to your place/);
  });

  it.each([
    ['is what the zone says to offer all the same', () => offers({ ...open, id: closed.id }, open)],
    ['is the last one of the zone', () => offers()],
  ])('[OTHER-02] is the common one afterwards, if the module %s', async (_case, arrange) => {
    arrange();
    const router = show();
    await waitFor(() => expect(router.reload).toHaveBeenCalledOnce());
    expect([readSession().module, marketIn(document.cookie)]).toEqual([null, null]);
  });

  it('[OTHER-02] loses nothing where the place can not be checked', async () => {
    answer = () => HttpResponse.json({}, { status: 400 });
    const router = show();
    await waitFor(() => expect(asked).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([router.reload.mock.calls, router.replace.mock.calls]).toEqual([[], []]);
    expect(readSession()).toMatchObject({ module: { id: closed.id }, location: '3 Mast Street' });
  });

  it.each([
    ['another address', () => '/store/gone'],
    [
      'the home of everybody',
      () => {
        document.cookie = 'market=; path=/; max-age=0';
        return '/home';
      },
    ],
  ])('[OTHER-02] is not %s', async (_what, arrange) => {
    show(arrange());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([asked, readSession().module?.id]).toEqual([0, closed.id]);
  });
});
