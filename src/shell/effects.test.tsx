// @document
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import Router from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { keepPush, pausePush } from '@/features/profile/push';
import { subscribe } from '@/contract/catalogue/content';
import { listCart } from '@/contract/ordering/cart';
import { openAuth } from '@/features/auth/open-auth';
import { request } from '@/lib/api/browser';
import { mutation } from '@/lib/api/hooks';
import { runMutation } from '@/lib/api/run-mutation';
import { closeDialogs } from '@/lib/dialogs';
import { waitForLayers } from '@/ui/popups/back-button';
import { forgetToken, readSession, savePlace, saveToken, saveValue, tabMemory } from '@/lib/session';
import { notify } from './notify';
import { Shell } from './shell';
import { switchTheme } from './bars/theme-switch';

// Firebase's own module; the test checks that the shell calls it.
vi.mock('@/features/profile/push', () => ({ keepPush: vi.fn(), pausePush: vi.fn() }));

const api = (path: string) => `${window.location.origin}/api/v1${path}`;
const server = apiServer(
  http.post(api('/auth/guest/request'), () => HttpResponse.json({ guest_id: 1 })),
  // A query that is invalidated when the zone changes.
  http.get(api('/config'), () => HttpResponse.json({ business_name: 'Medina' })),
  http.get(api('/module'), () => HttpResponse.json([])),
  http.get(api('/react-landing-page'), () => HttpResponse.json({})),
  http.get(api('/customer/info'), ({ request }) =>
    HttpResponse.json({ id: 1, f_name: request.headers.get('authorization') === 'Bearer b' ? 'Omar' : 'Noor' }),
  ),
  http.post(api('/auth/logout'), () => HttpResponse.json({ message: 'ok' })),
);

beforeEach(() => {
  forgetToken();
  vi.spyOn(Router, 'push').mockResolvedValue(true);
});
afterEach(async () => {
  act(closeDialogs);
  cleanup();
  // Waits for pending `history.back()` calls of the dialogs before the next test changes the history.
  await waitForLayers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(options: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(
    <Shell bare={false}>
      <h1>Page</h1>
    </Shell>,
    { router: { pathname: '/about-us', asPath: '/about-us' }, ...options },
  );
}

describe('messages about orders', () => {
  it('[PUSH-01] follow whoever is signed in, where this browser had agreed to them', async () => {
    open();
    act(() => saveToken('a'));
    saveValue('push', 'on');
    act(() => forgetToken());
    await waitFor(() => expect(pausePush).toHaveBeenCalledOnce());
    expect(keepPush).not.toHaveBeenCalled();
    act(() => saveToken('b'));
    await waitFor(() => expect(keepPush).toHaveBeenCalledOnce());
  });
});

describe('a reloaded page', () => {
  it('[LOC-10] [ADDR-44] shows the message of the earlier action, once', async () => {
    tabMemory.save('said', 'Delivery address selected');
    open();
    expect(await screen.findByText('Delivery address selected')).toBeDefined();
    expect(tabMemory.read('said')).toBeUndefined();
  });

  it.each([
    ['/about-us', { order_note: 'mine', offline_method: 0, offline_answers: {} }],
    ['/checkout', { order_note: 'mine', offline_method: 4, offline_answers: { reference: 'A-77' } }],
  ])('[CHECKOUT-10] %s: the step of an offline payment stays at the checkout only', (path, left) => {
    tabMemory.save('checkout_draft', { order_note: 'mine', offline_method: 4, offline_answers: { reference: 'A-77' } });
    open({ router: { pathname: path, asPath: path } });
    expect(tabMemory.read('checkout_draft')).toEqual(left);
  });
});

describe('a dialog that is requested during a navigation', () => {
  const leave = () => act(() => Router.events.emit('routeChangeStart', '/home', { shallow: false }));
  const dialog = () => screen.queryByRole('dialog', { name: 'Welcome to Medina' });

  it.each(['routeChangeComplete', 'routeChangeError'] as const)('stands above it after %s', async (event) => {
    open();
    await openedBefore();
    leave();
    await act(async () => void openAuth());
    expect(dialog()).toBeNull();
    const rest = event === 'routeChangeError' ? [new Error('no way')] : [];
    act(() => Router.events.emit(event, ...rest, '/home', { shallow: false }));
    expect(await screen.findByRole('dialog', { name: 'Welcome to Medina' })).toBeTruthy();
  });

  /** The first opening loads the chunks, so that the second one is immediate. */
  async function openedBefore() {
    await act(async () => void openAuth());
    await screen.findByRole('dialog', { name: 'Welcome to Medina' });
    act(closeDialogs);
    expect(dialog()).toBeNull();
  }
});

describe('the focus during a navigation', () => {
  const go = (event: 'routeChangeStart' | 'routeChangeComplete', path: string) =>
    act(() => Router.events.emit(event, path, { shallow: false }));
  afterEach(() => history.replaceState(null, '', '/'));

  it('moves to the page’s content, unless it has moved in the bar meanwhile', () => {
    open();
    const button = screen.getByRole('button', { name: 'Sign In' });
    const link = screen.getByRole('link', { name: 'Skip to content' });
    link.focus();
    go('routeChangeStart', '/home');
    history.pushState(null, '', '/home');
    go('routeChangeComplete', '/home');
    expect(document.activeElement).toBe(screen.getByRole('main'));

    link.focus();
    go('routeChangeStart', '/categories');
    button.focus();
    history.pushState(null, '', '/categories');
    go('routeChangeComplete', '/categories');
    expect(document.activeElement).toBe(button);
  });
});

describe('the focus', () => {
  it('[HOME-01] moves to the results when the search field is mounted anew on the same path', () => {
    open();
    const { pathname } = window.location;
    screen.getByRole('link', { name: 'Skip to content' }).focus();
    act(() => Router.events.emit('routeChangeStart', pathname, { shallow: false }));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    act(() => Router.events.emit('routeChangeComplete', pathname, { shallow: true }));
    expect(document.activeElement).toBe(document.body);
    act(() => Router.events.emit('routeChangeComplete', pathname, { shallow: false }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('a refused token', () => {
  it('[HDR-09] says nothing when somebody else has signed in, or has signed out, since the call was sent', async () => {
    let answer = () => {};
    const sent = new Promise<void>((go) => {
      server.use(
        http.get(api('/customer/cart/list'), async () => {
          go();
          await new Promise<void>((then) => (answer = then));
          return HttpResponse.json({ errors: [] }, { status: 401 });
        }),
      );
    });
    saveToken('old');
    open();
    const call = request(listCart, {}).catch(() => {});
    await sent;
    act(() => saveToken('b'));
    answer();
    await act(() => call);
    expect(readSession().token).toBe('b');
    expect(Router.push).not.toHaveBeenCalled();
  });

  it('[HDR-08] [HDR-09] [HDR-10] says so, forgets the token, goes home and offers to sign in', async () => {
    server.use(http.get(api('/customer/cart/list'), () => HttpResponse.json({ errors: [] }, { status: 401 })));
    saveToken('old');
    open();
    await act(() => request(listCart, {}).catch(() => {}));
    const message = 'Your account is inactive or Your token has been expired';
    expect(await screen.findByText(message)).toBeDefined();
    expect(readSession().token).toBeNull();
    expect(Router.push).toHaveBeenCalledWith('/home');
    expect(await screen.findByRole('dialog', { name: 'Welcome to Medina' })).toBeDefined();
  });

  it('[HDR-09] [GUEST-09] keeps the orders that the guest of this browser placed, with the id that opens them', async () => {
    server.use(http.get(api('/customer/cart/list'), () => HttpResponse.json({ errors: [] }, { status: 401 })));
    const placed = JSON.stringify([{ order_id: 1042, contact_number: '1', placed_at: new Date().toISOString() }]);
    localStorage.setItem('guest_id', '77');
    localStorage.setItem('device-orders', placed);
    localStorage.setItem('guest_contact', '{"contact_person_name":"Noor"}');
    saveToken('old');
    open();
    await act(() => request(listCart, {}).catch(() => {}));
    expect(readSession()).toMatchObject({ token: null, guest_id: 77 });
    expect(localStorage.getItem('device-orders')).toBe(placed);
    expect(localStorage.getItem('guest_contact')).toBeNull();
  });

  it('[HDR-08] shows one message when it refused a press', async () => {
    const refusal = { errors: [{ code: 'auth-001', message: 'Unauthorized.' }] };
    server.use(http.post(api('/newsletter/subscribe'), () => HttpResponse.json(refusal, { status: 401 })));
    saveToken('old');
    const { client } = open({ notify });
    await act(() => runMutation(client, mutation(subscribe), { email: 'a@b.co' }).catch(() => {}));
    expect(await screen.findByText('Your account is inactive or Your token has been expired')).toBeDefined();
    expect(screen.queryByText('Unauthorized.')).toBeNull();
    act(() => saveToken('new'));
    await waitFor(() => expect(document.querySelector('[role=alert] [data-kind]')).toBeNull());
  });

  it('[HDR-10] [beyond §3] leads back to where the session ended, once signed in again', async () => {
    server.use(
      http.get(api('/customer/cart/list'), () => HttpResponse.json({ errors: [] }, { status: 401 }), { once: true }),
    );
    server.use(
      http.post(api('/auth/login'), () => HttpResponse.json({ token: 'b', is_personal_info: 1, is_phone_verified: 1 })),
      http.get(api('/customer/wish-list'), () => HttpResponse.json({ item: [], store: [] })),
    );
    saveToken('old');
    open({
      config: { centralize_login: { manual_login_status: 1 } },
      router: { pathname: '/checkout', asPath: '/checkout?page=cart' },
    });
    await act(() => request(listCart, {}).catch(() => {}));
    server.use(http.get(api('/customer/cart/list'), () => HttpResponse.json([])));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
    await userEvent.type(dialog.getByLabelText('Email or phone'), 'noor@mail.example');
    await userEvent.type(dialog.getByLabelText('Password'), 'sixsix{Enter}');
    await waitFor(() => expect(Router.push).toHaveBeenLastCalledWith('/checkout?page=cart'));
  });

  it('[HDR-08] does nothing when none is stored', async () => {
    server.use(http.get(api('/customer/cart/list'), () => HttpResponse.json({ errors: [] }, { status: 401 })));
    open();
    await act(() => request(listCart, {}).catch(() => {}));
    expect(Router.push).not.toHaveBeenCalled();
  });
});

describe('a guest', () => {
  it('[GUEST-01] [GUEST-02] gets an identity with the first interaction, not with the visit', async () => {
    const asked = vi.fn();
    server.use(
      http.post(api('/auth/guest/request'), () => {
        asked();
        return HttpResponse.json({ message: 'ok', guest_id: 4711 });
      }),
    );
    open();
    expect(asked).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    await waitFor(() => expect(readSession().guest_id).toBe(4711));
    expect(localStorage.getItem('guest_id')).toBe('4711');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('[GUEST-02] [GUEST-03] asks for none when one is stored or a customer is signed in', async () => {
    const asked = vi.fn(() => HttpResponse.json({ guest_id: 1 }));
    server.use(http.post(api('/auth/guest/request'), asked));
    localStorage.setItem('guest_id', '5');
    saveToken('a');
    open();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    await act(async () => {});
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('another zone', () => {
  it('[NAV-24] [HDR-03] invalidates all queries', () => {
    const { client } = open();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    act(() => savePlace({ location: 'Hills', currentLatLng: { lat: 1, lng: 2 }, zone_ids: [3] }));
    expect(invalidate).toHaveBeenCalled();
  });
});

describe('language and theme', () => {
  it('[LANG-03] a stored language wins on the first page of a visit, and only there', () => {
    const replace = vi.fn();
    vi.stubGlobal('location', { ...window.location, search: '', hash: '', replace });
    localStorage.setItem('language-setting', 'ar');
    open();
    expect(replace).toHaveBeenCalledWith('/ar/about-us');
    cleanup();
    replace.mockClear();
    open();
    expect(replace).not.toHaveBeenCalled();
  });

  it('[LANG-05] the chosen place is translated on a change of language', async () => {
    const words = { en: '14 Lighthouse Road, Harbour', ar: '14 طريق المنارة، الميناء' };
    server.use(
      http.get(api('/config/geocode-api'), ({ request }) =>
        HttpResponse.json({
          results: [{ formatted_address: words[request.headers.get('X-localization') === 'ar' ? 'ar' : 'en'] }],
        }),
      ),
    );
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, search: '', hash: '', assign });
    savePlace({ location: words.en, currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    open();
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'العربية' }));
    const question = await screen.findByRole('dialog', { name: 'Are you sure you want to change the language?' });
    await userEvent.click(within(question).getByText('Yes'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/ar/about-us'));
    expect(readSession().location).toBe(words.ar);
  });

  it('[LANG-04] [LANG-01] the Arabic page speaks Arabic from right to left', () => {
    open({ language: 'ar' });
    expect(document.documentElement.dir).toBe('rtl');
    expect(screen.getAllByRole('button', { name: 'تسجيل الدخول' }).length).toBeGreaterThan(0);
  });

  it('[NAV-11] [CONFIG-17] the theme is kept in settings beside other values', () => {
    localStorage.setItem('settings', '{"other":1}');
    document.documentElement.dataset.theme = 'light';
    switchTheme();
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(JSON.parse(localStorage.getItem('settings') ?? '')).toEqual({ other: 1, theme: 'dark' });
  });
});

describe('logout', () => {
  async function logOut() {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const profile = within(await screen.findByRole('navigation', { name: 'Account' }));
    await userEvent.click(profile.getByRole('button', { name: 'Logout' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    const question = await screen.findByRole('dialog', { name: 'Are you sure you want to logout?' });
    await userEvent.click(within(question).getByText('Yes'));
  }

  it('[PROF-29] [PROF-30] [PROF-32] [PROF-33] [PROF-34] asks, forgets the token, says so and leaves', async () => {
    saveToken('a');
    open();
    await logOut();
    expect(readSession().token).toBe('a');
    expect(await screen.findByText('Logout successful.')).toBeDefined();
    expect(readSession().token).toBeNull();
    expect(Router.push).toHaveBeenCalledWith('/');
  });

  it('[PROF-34] leads home while the place is known', async () => {
    savePlace({ location: '14 Lighthouse Road', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    saveToken('a');
    open();
    await logOut();
    await waitFor(() => expect(vi.mocked(Router.push).mock.calls).toEqual([['/home']]));
  });

  it('[PROF-30] waits half a second after the answer', async () => {
    saveToken('a');
    open();
    const waits = vi.spyOn(globalThis, 'setTimeout');
    await logOut();
    expect(readSession().token).toBe('a');
    await waitFor(() => expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(500), {
      interval: 5,
    });
    expect(readSession().token).toBe('a');
    await waitFor(() => expect(readSession().token).toBeNull(), { timeout: 3000 });
  });

  it("[PROF-31] [AUTH-16] [beyond §3.3] forgets what was the customer's, also what it typed as a guest before, and the remembered password", async () => {
    let revoked: string | null = null;
    let known: string | null = null;
    server.use(
      http.post(api('/auth/logout'), ({ request }) => {
        revoked = request.headers.get('authorization');
        // Until all tabs have cleared the token, any of them may still send it.
        known = readSession().token;
        return HttpResponse.json({}, { status: 404 });
      }),
    );
    localStorage.setItem('userDatafor', '{"email_or_phone":"noor@mail.example","sealed":"x","iv":"y"}');
    sessionStorage.setItem('checkout_draft', '{"order_note":"mine"}');
    localStorage.setItem('device-orders', '[{"id":1042}]');
    localStorage.setItem('guest_contact', '{"contact_person_name":"Noor"}');
    localStorage.setItem('guest_address', '{"address":"14 Lighthouse Road"}');
    localStorage.setItem('guest_id', '77');
    saveToken('a');
    const { client } = open();
    for (const path of ['/customer/cart/list', '/customer/wish-list', '/customer/info', '/rental/user/cart/get-cart']) {
      client.setQueryData([path, {}, { token: 'a' }], { of: 'Noor' });
    }
    client.setQueryData(['/public', {}], { of: 'all' });
    await logOut();
    await waitFor(() => expect(readSession().token).toBeNull(), { timeout: 3000 });
    await waitFor(() => expect(revoked).toBe('Bearer a'));
    expect(known).toBeNull();
    const left = client
      .getQueryCache()
      .findAll()
      .filter(({ state }) => JSON.stringify(state.data ?? '').includes('Noor'));
    expect(left).toEqual([]);
    expect(client.getQueryData(['/public', {}])).toBeDefined();
    expect(localStorage.getItem('userDatafor')).toBe('{"email_or_phone":"noor@mail.example"}');
    expect(sessionStorage.getItem('checkout_draft')).toBeNull();
    // Whoever holds the id of the guest sees this guest's orders and cart.
    for (const name of ['guest_id', 'device-orders', 'guest_contact', 'guest_address']) {
      expect(localStorage.getItem(name)).toBeNull();
    }
  });
});

it('[beyond §3.3] what a guest has begun in this tab is the account’s once it has signed in', async () => {
  sessionStorage.setItem('parcel_draft', '{"customer_id":0,"instruction":"Fragile"}');
  server.use(http.get(api('/customer/info'), () => HttpResponse.json({ id: 31, f_name: 'Noor' })));
  open();
  act(() => saveToken('a'));
  await waitFor(() => expect(sessionStorage.getItem('parcel_draft')).toContain('"customer_id":31'));
});

describe('another customer', () => {
  const name = () => screen.findByRole('button', { name: /^(Noor|Omar|Account)$/ });

  it('[NAV-09] is named in the bar, and never by the one before', async () => {
    saveToken('a');
    open();
    expect(await screen.findByRole('button', { name: 'Noor' })).toBeDefined();
    act(() => saveToken('b'));
    expect((await name()).textContent).not.toBe('Noor');
    expect(await screen.findByRole('button', { name: 'Omar' })).toBeDefined();
  });

  it('[NAV-09] [PROF-31] is signed out in every tab at once', async () => {
    saveToken('a');
    const { client } = open();
    expect(await screen.findByRole('button', { name: 'Noor' })).toBeDefined();
    act(() => {
      localStorage.removeItem('token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    expect(screen.queryByRole('button', { name: 'Noor' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Sign In' }).length).toBeGreaterThan(0);
    const left = client.getQueryCache().findAll({ queryKey: ['/customer/info'] });
    expect(left.filter(({ state }) => state.data)).toEqual([]);
  });
});

describe('a page that fails to render', () => {
  it('[HDR-14] keeps the bars and offers a button to continue', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('broken');
    };
    renderPage(
      <Shell bare={false}>
        <Broken />
      </Shell>,
      { router: { pathname: '/about-us', asPath: '/about-us' } },
    );
    expect(screen.getByRole('banner')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    silent.mockRestore();
  });
});
