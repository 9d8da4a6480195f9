// @document
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDialogs } from '@/lib/dialogs';
import { currentPosition } from '@/lib/geolocation';
import { forgetToken, readSession, saveModule, savePlace, saveToken, saveValue } from '@/lib/session';
import { toast } from '@/lib/toast';
import { waitForLayers } from '@/ui/popups/back-button';
import { renderPage } from '@tests/support/render-page';
import { loadedOf } from '@tests/support/router';
import { useDistance } from './api';
import { openLocation } from './open-location';
import { onSignInWanted } from './sign-in-port';
import { directionsUrl } from './route-dialog';
import { PlaceSearch } from './place-search';
import { StartHero } from './start-hero';
import { StartModules } from './start-modules';
import { useLeadHome } from './use-lead-home';

const page = { dialogs: true, modules: null, pathname: '/', config: { country: 'US' } };

const at = (path: string) => `*/api/v1${path}`;
const food = { id: 4, module_name: 'Food', module_type: 'food' };
const zone = { zone_id: '[1,2]', zone_data: [{ id: 1, name: 'Harbour', modules: [food] }] };
const asked: string[] = [];

const server = apiServer(
  http.get(at('/config/get-zone-id'), ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json(zone);
  }),
  http.get(at('/config/geocode-api'), () =>
    HttpResponse.json({ results: [{ formatted_address: '14 Lighthouse Road' }] }),
  ),
  http.get(at('/config/place-api-autocomplete'), () =>
    HttpResponse.json({
      suggestions: [
        {
          placePrediction: {
            placeId: 'p1',
            structuredFormat: { mainText: { text: 'Lighthouse' }, secondaryText: { text: 'Harbour' } },
          },
        },
      ],
    }),
  ),
  http.get(at('/config/place-api-details'), ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({
      formattedAddress: 'Lighthouse, Harbour',
      location: { latitude: 20.1, longitude: 60.1 },
    });
  }),
  http.get(at('/web-services'), () => HttpResponse.json({})),
  http.get(at('/react-landing-page'), () => HttpResponse.json({})),
  http.get(at('/module'), () => HttpResponse.json([food])),
);

beforeEach(() => {
  vi.spyOn(toast, 'success').mockResolvedValue();
});
afterEach(() => {
  closeDialogs();
  cleanup();
  // Any write makes the session read its storage again.
  saveValue('country', null);
  asked.length = 0;
  vi.restoreAllMocks();
});

function positionIs(answer: 'denied' | { lat: number; lng: number }) {
  const getCurrentPosition = vi.fn((found: PositionCallback, failed: PositionErrorCallback) =>
    answer === 'denied'
      ? failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
      : found({ coords: { latitude: answer.lat, longitude: answer.lng } } as GeolocationPosition),
  );
  vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }));
  return getCurrentPosition;
}

async function panel() {
  const opened = openLocation(null);
  return { opened, dialog: await screen.findByRole('dialog', { name: 'Where should we deliver?' }) };
}

describe('the location popover', () => {
  it('[LOC-01] [LOC-02] shows the saved addresses with a sign-in notice, the current location and the map', async () => {
    renderPage(<main />, page);
    await panel();
    expect(screen.getByRole('heading', { name: 'Saved Addresses' })).toBeTruthy();
    const signIn = vi.fn();
    onSignInWanted(signIn);
    await userEvent.click(screen.getByRole('button', { name: 'To select from saved addresses, you need to sign in.' }));
    expect(signIn).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Use Current Location' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pick from map' })).toBeTruthy();
  });

  describe('of a signed-in customer', () => {
    const saved = [
      { ...{ id: 3, address: '3 Mast Street', address_type: 'home' }, latitude: '20.3', longitude: '60.3' },
      { ...{ id: 4, address: 'Pier 4', address_type: 'other', address_label: 'Boat' }, latitude: '1', longitude: '1' },
    ];
    const list = (addresses: unknown[]) =>
      server.use(http.get(at('/customer/address/list'), () => HttpResponse.json({ total_size: 2, addresses })));
    afterEach(() => {
      forgetToken();
    });

    it('[LOC-01] [ADDR-23] [ADDR-44] lists the saved addresses only; choosing one reloads the page', async () => {
      list(saved);
      saveToken('a-token');
      const { router } = renderPage(<main />, page);
      await panel();
      expect((await screen.findByRole('button', { name: /^Home/ })).textContent).toBe('Home3 Mast Street');
      expect(screen.getByRole('button', { name: /^Boat/ })).toBeTruthy();
      expect(screen.queryByRole('heading', { name: 'Delivery Addresses' })).toBeNull();
      expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: /^Home/ }));
      await waitFor(() => expect(router.reload).toHaveBeenCalledOnce());
      expect(readSession()).toMatchObject({ location: '3 Mast Street', currentLatLng: { lat: 20.3, lng: 60.3 } });
    });

    it('[ADDR-44] reports a saved address outside the delivery area, and stays', async () => {
      list(saved);
      server.use(http.get(at('/config/get-zone-id'), () => HttpResponse.json({ errors: [] }, { status: 404 })));
      saveToken('a-token');
      const { router } = renderPage(<main />, page);
      await panel();
      await userEvent.click(await screen.findByRole('button', { name: /^Boat/ }));
      expect(await screen.findByText(/We do not deliver to this place yet/)).toBeTruthy();
      expect(router.reload).not.toHaveBeenCalled();
    });

    it('[LOC-03] [ADDR-44] reports what is wrong with the address that is chosen after the position was refused', async () => {
      list(saved);
      server.use(http.get(at('/config/get-zone-id'), () => HttpResponse.json({ errors: [] }, { status: 404 })));
      saveToken('a-token');
      positionIs('denied');
      renderPage(<main />, page);
      await panel();
      await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
      await screen.findByText(/Search for your street above/);
      await userEvent.click(await screen.findByRole('button', { name: /^Boat/ }));
      expect(await screen.findByText(/We do not deliver to this place yet/)).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
      expect(await screen.findByText(/Search for your street above/)).toBeTruthy();
    });

    it('[LOC-01] shows an empty state', async () => {
      list([]);
      saveToken('a-token');
      renderPage(<main />, page);
      await panel();
      expect(await screen.findByText('You have not saved any address yet.')).toBeTruthy();
    });
  });

  it('[LOC-03] [LOC-05] [LOC-08] [LOC-09] [LOC-11] stores the browser’s position', async () => {
    const ask = positionIs({ lat: 20.5, lng: 60.5 });
    renderPage(<main />, page);
    const { opened } = await panel();
    await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
    expect(await opened).toBe(true);
    expect(ask).toHaveBeenCalled();
    expect(asked).toEqual(['?lat=20.5&lng=60.5']);
    expect(readSession()).toMatchObject({
      location: '14 Lighthouse Road',
      currentLatLng: { lat: 20.5, lng: 60.5 },
      zone_ids: [1, 2],
      module: { id: 4 },
    });
    expect(toast.success).toHaveBeenCalledWith('Location set successfully');
  });

  it('[LOC-08] [LOC-09] names a place of which neither address nor zone has a name by its coordinates', async () => {
    server.use(
      http.get(at('/config/get-zone-id'), () => HttpResponse.json({ zone_id: '[1]' })),
      http.get(at('/config/geocode-api'), () => HttpResponse.json({ errors: [] }, { status: 404 })),
    );
    positionIs({ lat: 20.5, lng: 60.5 });
    renderPage(<main />, page);
    const { opened } = await panel();
    await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
    expect(await opened).toBe(true);
    expect(readSession()).toMatchObject({ location: '20.5,60.5', currentLatLng: { lat: 20.5, lng: 60.5 } });
    expect(toast.success).toHaveBeenCalledWith('Location set successfully');
  });

  describe('[beyond §3.5] whose device tells the position', () => {
    const vague = { latitude: 20.5, longitude: 60.5, accuracy: 2134 };
    /** The answers of the browser, one for each ask; null for one that never comes. */
    function answersAre(...answers: (object | null)[]) {
      const options: (PositionOptions | undefined)[] = [];
      const getCurrentPosition = vi.fn((found: PositionCallback, _failed: unknown, asking?: PositionOptions) => {
        options.push(asking);
        const coords = answers.shift();
        if (coords) found({ coords } as GeolocationPosition);
      });
      vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }));
      return options;
    }
    const press = async () => userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));

    it('[LOC-03] [LOC-08] [LOC-09] only vaguely confirms it on the map, which says how vague it is', async () => {
      const options = answersAre(vague, vague);
      renderPage(<main />, page);
      const { opened } = await panel();
      await press();
      expect(await screen.findByText(/only within about \u20682\.1 km\u2069\. Move the map/)).toBeTruthy();
      expect(options.map((one) => one?.enableHighAccuracy)).toEqual([undefined, true]);
      expect(readSession().location).toBeNull();
      expect(toast.success).not.toHaveBeenCalled();
      await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
      expect(await opened).toBe(true);
      expect(readSession()).toMatchObject({ location: '14 Lighthouse Road', currentLatLng: { lat: 20.5, lng: 60.5 } });
      expect(toast.success).toHaveBeenCalledWith('Location set successfully');
    });

    it('[LOC-08] only vaguely and who closes the map keeps the place from before', async () => {
      answersAre(vague, vague);
      renderPage(<main />, page);
      await panel();
      await press();
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(readSession().location).toBeNull();
      expect(screen.getByRole('dialog', { name: 'Where should we deliver?' })).toBeTruthy();
    });

    it('[LOC-08] exactly when it is asked a second time is there at once', async () => {
      answersAre(vague, { latitude: 20.6, longitude: 60.6, accuracy: 8 });
      renderPage(<main />, page);
      const { opened } = await panel();
      await press();
      expect(await opened).toBe(true);
      expect(readSession().currentLatLng).toEqual({ lat: 20.6, lng: 60.6 });
    });

    it('[LOC-04] no more exactly within the five seconds confirms what is known', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      answersAre(vague, null);
      const answer = currentPosition();
      vi.advanceTimersByTime(5000);
      vi.useRealTimers();
      expect(await answer).toEqual({ lat: 20.5, lng: 60.5, accuracy: 2134 });
    });
  });

  describe('asked for the position while the customer chooses another place', () => {
    const saved = [{ ...{ id: 4, address: 'Pier 4', address_type: 'other' }, latitude: '20.3', longitude: '60.3' }];
    const outside = http.get(at('/config/get-zone-id'), () => HttpResponse.json({ errors: [] }, { status: 404 }));
    afterEach(() => {
      forgetToken();
    });

    /** Asks for the position, which the browser does not answer before `answer` is called; then chooses the address. */
    async function chooseMeanwhile() {
      server.use(http.get(at('/customer/address/list'), () => HttpResponse.json({ total_size: 1, addresses: saved })));
      saveToken('a-token');
      const ask = positionIs('denied').mockImplementation(() => {});
      const { router } = renderPage(<main />, page);
      await panel();
      await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
      await userEvent.click(await screen.findByRole('button', { name: /Pier 4/ }));
      const [found, refused] = ask.mock.calls[0] ?? [];
      if (!found || !refused) throw new Error('The browser was not asked');
      return { router, found, refuse: () => refused({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError) };
    }

    it('[LOC-03] shows a refusal that comes after the chosen place turned out to be outside', async () => {
      server.use(outside);
      const { refuse } = await chooseMeanwhile();
      await screen.findByText(/We do not deliver to this place yet/);
      act(refuse);
      expect(await screen.findByText(/Search for your street above/)).toBeTruthy();
      expect(screen.queryByText(/We do not deliver to this place yet/)).toBeNull();
    });

    it('[LOC-03] [LOC-08] keeps the chosen place when the position is found after it', async () => {
      const { router, found } = await chooseMeanwhile();
      await waitFor(() => expect(router.reload).toHaveBeenCalledOnce());
      await act(async () => found({ coords: { latitude: 20.9, longitude: 60.9 } } as GeolocationPosition));
      await screen.findByRole('button', { name: 'Use Current Location', busy: false });
      expect(asked).toEqual(['?lat=20.3&lng=60.3']);
      expect(readSession()).toMatchObject({ location: 'Pier 4', currentLatLng: { lat: 20.3, lng: 60.3 } });
    });
  });

  it('[LOC-03] explains what to do when the position is refused', async () => {
    positionIs('denied');
    renderPage(<main />, page);
    await panel();
    await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
    expect(await screen.findByText(/Search for your street above/)).toBeTruthy();
    expect(readSession().location).toBeNull();
  });

  describe('[beyond §3.4] outside of all zones', () => {
    beforeEach(() => {
      server.use(http.get(at('/config/get-zone-id'), () => HttpResponse.json({ errors: [] }, { status: 404 })));
      positionIs({ lat: 20.5, lng: 60.5 });
    });
    const offer = () => screen.queryByRole('button', { name: 'Tell me when you deliver here' });
    async function stand(extensions: string[]) {
      renderPage(<main />, { ...page, config: { ...page.config, extensions } });
      await panel();
      await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
      await screen.findByText(/We do not deliver to this place yet/);
    }

    it('takes an email to write to, with the point', async () => {
      const sent: unknown[] = [];
      server.use(
        http.post(at('/zone/await'), async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json({ message: 'Thank you.' });
        }),
      );
      await stand(['awaited_places']);
      await userEvent.click(offer()!);
      const field = await screen.findByLabelText('Email');
      fireEvent.change(field, { target: { value: 'noor@' } });
      await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
      expect(sent).toEqual([]);
      fireEvent.change(field, { target: { value: 'noor@medina.example' } });
      await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
      await waitFor(() => expect(sent).toEqual([{ email: 'noor@medina.example', lat: 20.5, lng: 60.5 }]));
      await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Thank you.'));
      await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
    });

    it('does not offer it where the back end keeps no such email', async () => {
      await stand([]);
      expect(offer()).toBeNull();
    });
  });

  it('[LOC-06] stores nothing outside all zones', async () => {
    server.use(
      http.get(at('/config/get-zone-id'), () =>
        HttpResponse.json({ errors: [{ code: 'coordinates', message: 'Outside' }] }, { status: 404 }),
      ),
    );
    positionIs({ lat: 1, lng: 1 });
    renderPage(<main />, page);
    await panel();
    await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
    expect(await screen.findByText(/We do not deliver to this place yet/)).toBeTruthy();
    expect(readSession()).toMatchObject({ location: null, zone_ids: [] });
  });
});

/** The plain field, or the lazy one that replaces it. */
function search(at = 0): HTMLElement {
  const field = screen.getAllByRole('combobox', { name: 'Search location' })[at];
  if (!field) throw new Error('No search for places');
  return field;
}

async function typeInto(at: number, text: string): Promise<void> {
  await userEvent.hover(search(at));
  // The MUI field has an id.
  await waitFor(() => expect(search(at).id).not.toBe(''));
  await userEvent.type(search(at), text);
}

describe('the place search', () => {
  it('[LOC-12] [LOC-13] suggests places by main and secondary text, and selects one by keyboard', async () => {
    renderPage(<StartHero />, page);
    await typeInto(0, 'light');
    const option = await screen.findByRole('option');
    expect(option.textContent).toBe('LighthouseHarbour');
    await userEvent.keyboard('{ArrowDown}');
    expect(search().getAttribute('aria-activedescendant')).toBe(option.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(readSession().location).toBe('Lighthouse, Harbour'));
    expect(asked[0]).toBe('?placeid=p1');
  });

  it('[LOC-12] marks places outside all zones before they are selected', async () => {
    const place = (placeId: string, mainText: string, isServed: boolean) => ({
      placePrediction: {
        ...{ placeId, isServed },
        structuredFormat: { mainText: { text: mainText }, secondaryText: { text: 'Harbour' } },
      },
    });
    const suggestions = [place('p1', 'Lighthouse', true), place('p2', 'Light Cape', false)];
    server.use(http.get(at('/config/place-api-autocomplete'), () => HttpResponse.json({ suggestions })));
    renderPage(<StartHero />, page);
    await typeInto(0, 'light');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'LighthouseHarbour',
      'Light CapeHarbourNo delivery here yet',
    ]);
  });

  it('[LOC-12] does not search for the selected address', async () => {
    const searched = vi.fn();
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('autocomplete')) searched(new URL(request.url).searchParams.get('search_text'));
    });
    const onPick = vi.fn();
    renderPage(
      <>
        <PlaceSearch look="field" onPick={onPick} />
        <PlaceSearch look="field" onPick={onPick} />
      </>,
      page,
    );
    await typeInto(0, 'light');
    await userEvent.click(await screen.findByRole('option'));
    await waitFor(() => expect(search(0)).toHaveProperty('value', 'Lighthouse, Harbour'));
    await userEvent.click(search(0));
    // Later typing searches later: by then the first field has had enough time.
    await typeInto(1, 'pier');
    await waitFor(() => expect(searched).toHaveBeenLastCalledWith('pier'));
    expect(searched.mock.calls.flat()).not.toContain('Lighthouse, Harbour');
  });

  it('[ROUTE-03] works as a plain form to the home page without script', () => {
    renderPage(<StartHero />, { ...page, language: 'ar' });
    expect(screen.getByRole('search').getAttribute('action')).toBe('/ar/home');
  });
});

function Lead() {
  useLeadHome();
  return null;
}

describe('the start page', () => {
  it('[ROUTE-02] stays while no place is stored', async () => {
    const { router } = renderPage(<Lead />, page);
    await waitForLayers();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('[ROUTE-03] redirects to the home page once a place is stored', async () => {
    savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60 }, zone_ids: [1] });
    const { router } = renderPage(<Lead />, page);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/home'));
  });

  it('[ROUTE-01] links each module, without the toast and question of a switch (decision 042)', async () => {
    const { router } = renderPage(<StartModules />, page);
    const link = await screen.findByRole('link', { name: /Food/ });
    expect(link.getAttribute('href')).toBe('/home');
    fireEvent.click(link);
    expect(readSession().module?.id).toBe(4);
    expect(toast.success).not.toHaveBeenCalled();
    expect(router.push.mock.calls.flat()).not.toContain('/interest');
  });
});

describe('the courier card of the start page', () => {
  it('[ROUTE-01] links to the parcel home', async () => {
    const parcel = { id: 6, module_name: 'Parcel', module_type: 'parcel' };
    server.use(http.get(at('/module'), () => HttpResponse.json([food, parcel])));
    renderPage(<StartHero />, page);
    const link = await screen.findByRole('link', { name: 'Send a parcel' });
    expect(link.getAttribute('href')).toBe('/home');
    fireEvent.click(link);
    expect(readSession().module?.id).toBe(6);
  });

  it('[ROUTE-01] is hidden in a market without parcels', async () => {
    renderPage(
      <>
        <StartHero />
        <StartModules />
      </>,
      page,
    );
    await screen.findByRole('link', { name: /Food/ });
    expect(screen.queryByRole('link', { name: 'Send a parcel' })).toBeNull();
  });
});

function Distance() {
  const distance = useDistance({ lat: 20, lng: 60 }, { lat: 20, lng: 60.01 });
  return <p>{distance ? `${distance.km.toFixed(3)} ${distance.isEstimate}` : 'asking'}</p>;
}

describe('a distance', () => {
  it('[MAP-05] [MAP-06] is the distance call’s answer in kilometres', async () => {
    server.use(
      http.get(at('/config/distance-api'), () => HttpResponse.json({ distanceMeters: 2345, duration: '300s' })),
    );
    renderPage(<Distance />, page);
    expect(await screen.findByText('2.345 false')).toBeTruthy();
  });

  it('[MAP-07] is the great circle when the endpoint fails', async () => {
    server.use(http.get(at('/config/distance-api'), () => HttpResponse.json({}, { status: 500 })));
    renderPage(<Distance />, page);
    expect(await screen.findByText('1.046 true')).toBeTruthy();
  });
});

describe('the route map', () => {
  it('[MAP-02] links to directions between both ends', () => {
    const url = new URL(directionsUrl({ lat: 20, lng: 60 }, { lat: 21, lng: 61 }));
    expect(url.searchParams.get('origin')).toBe('20,60');
    expect(url.searchParams.get('destination')).toBe('21,61');
  });
});

describe('a chosen module', () => {
  it('stays if the zone has it', async () => {
    saveModule({
      ...food,
      module_type: 'food',
      icon_full_url: null,
      thumbnail_full_url: null,
      description: '',
      stores_count: 0,
    });
    positionIs({ lat: 20.5, lng: 60.5 });
    renderPage(<main />, { ...page, pathname: '/home/[[...market]]' });
    const { opened } = await panel();
    await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
    expect(await opened).toBe(true);
    expect(readSession().module?.id).toBe(4);
  });
});

const callsOf = ({ mock }: { mock: { calls: unknown[][] } }) => mock.calls.map(([url]) => String(url));

describe('a place that is chosen at the home page', () => {
  it.each([
    ['/home?search=burger', '/home?search=burger'],
    ['/home#main', '/home'],
  ])('[LOC-08] at %s loads the new market at %s', async (asPath, loaded) => {
    positionIs({ lat: 20.5, lng: 60.5 });
    const { router } = renderPage(<main />, { ...page, pathname: '/home/[[...market]]', router: { asPath } });
    const { opened } = await panel();
    await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
    expect(await opened).toBe(true);
    await waitFor(() => expect(loadedOf(asPath, callsOf(router.replace))).toEqual([loaded]));
  });
});
