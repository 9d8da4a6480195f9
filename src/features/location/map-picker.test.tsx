// @document
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeDialogs } from '@/lib/dialogs';
import { saveModule, tabMemory } from '@/lib/session';
import type { CityMapProps } from '@/ui/map/city-map';
import { renderPage } from '@tests/support/render-page';
import { useRoute } from './api';
import { MapPicker } from './map-picker';
import { openMapPicker } from './open-location';
import { StartHero } from './start-hero';
import { useChoosePlace } from './use-choose-place';

const page = { dialogs: true, modules: null, pathname: '/', config: { country: 'US' } };

// Leaflet draws on a canvas, which jsdom lacks: this mock stands for the customer moving the map.
vi.mock('@/ui/map/city-map', () => ({
  CityMap: ({
    view,
    area,
    keepsCentre,
    onMoveStart,
    onMoved,
    children,
  }: CityMapProps & { children: React.ReactNode }) => (
    <div
      data-testid="map"
      data-zoom={view.zoom}
      data-pinned={keepsCentre}
      data-lat={view.centre.lat}
      data-corners={area?.length}
    >
      <button onClick={onMoveStart}>press</button>
      <button onClick={() => onMoved?.({ centre: { lat: 20.2, lng: 60.2 }, zoom: view.zoom })}>release</button>
      <button onClick={() => onMoved?.({ centre: view.centre, zoom: view.zoom + 1 })}>zoom</button>
      {children}
    </div>
  ),
}));

const at = (path: string) => `*/api/v1${path}`;
const modes: (string | null)[] = [];
apiServer(
  http.get('*/api/v1/web-services', () => HttpResponse.json({})),
  http.get(at('/config/geocode-api'), ({ request }) =>
    HttpResponse.json({ results: [{ formatted_address: `At ${new URL(request.url).searchParams.get('lat')}` }] }),
  ),
  http.get(at('/config/get-zone-id'), () => HttpResponse.json({ zone_id: '[1]', zone_data: [] })),
  http.get(at('/config/direction-api'), ({ request }) => {
    const mode = new URL(request.url).searchParams.get('mode');
    modes.push(mode);
    const found = { routes: [{ distanceMeters: 900, duration: '60s', polyline: { encodedPolyline: '_p~iF~ps|U' } }] };
    return HttpResponse.json(mode === 'BICYCLE' ? found : { routes: [] });
  }),
);

afterEach(() => {
  closeDialogs();
  cleanup();
});

describe('the map picker', () => {
  it('[LOC-14] [LOC-15] [LOC-16] lifts its pin while the map moves, and picks the point on release', async () => {
    const { container } = renderPage(<main />, page);
    const picked = openMapPicker({ lat: 20, lng: 60 }, 'Found by search');
    await screen.findByText('Found by search');
    fireEvent.click(screen.getByText('press'));
    expect(container.ownerDocument.querySelector('[data-lifted]')).not.toBeNull();
    fireEvent.click(screen.getByText('release'));
    expect(container.ownerDocument.querySelector('[data-lifted]')).toBeNull();
    await screen.findByText('At 20.2');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await picked).toEqual({ lat: 20.2, lng: 60.2, address: 'At 20.2' });
  });

  it('[LOC-17] [LOC-19] opens at zoom 17 around its pin, and zooming updates the point as well', async () => {
    renderPage(<main />, page);
    void openMapPicker({ lat: 20, lng: 60 }, 'Found by search');
    const map = await screen.findByTestId('map');
    expect(map.dataset).toMatchObject({ zoom: '17', pinned: 'true' });
    fireEvent.click(screen.getByText('zoom'));
    await screen.findByText('At 20');
    expect(map.dataset.zoom).toBe('18');
  });

  it.each([
    [300, /within about \u2068300 m\u2069/],
    [20, null],
  ])('[LOC-03] [beyond §3.5] says how vague a position within %i metres is', async (accuracy, told) => {
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: 20.5, longitude: 60.5, accuracy } } as GeolocationPosition);
    vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }));
    const onPick = vi.fn();
    renderPage(<MapPicker at={{ lat: 20, lng: 60 }} onPick={onPick} />, page);
    await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
    await waitFor(() => expect(onPick).toHaveBeenCalledWith({ lat: 20.5, lng: 60.5 }));
    if (told) expect(await screen.findByText(told)).toBeTruthy();
    else expect(screen.queryByText(/within about/)).toBeNull();
  });

  it.each([
    ['opens at zoom 9 with a zone as large as a region', 1, true, '9'],
    ['comes nearer for a zone within a city', 0.02, true, '12'],
    ['opens as near as for a point where a place was found in the zone', 1, false, '17'],
  ])('[LOC-20] %s, and draws the zone', async (_rule, half, opensOnArea, zoom) => {
    const area = [-half, half].flatMap((lat) => [-half, half].map((lng) => ({ lat: 20 + lat, lng: 60 + lng })));
    renderPage(<MapPicker at={{ lat: 20, lng: 60 }} onPick={() => {}} {...{ area, opensOnArea }} />, page);
    expect((await screen.findByTestId('map')).dataset).toMatchObject({ zoom, corners: '4' });
  });
});

describe('[LOC-03] a refused position', () => {
  /** The browser's setting for the position, which the customer changes beside the page. */
  function permission() {
    const status = Object.assign(new EventTarget(), { state: 'denied' });
    const getCurrentPosition = vi.fn((found: PositionCallback, failed: PositionErrorCallback) =>
      status.state === 'denied'
        ? failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
        : found({ coords: { latitude: 20.5, longitude: 60.5 } } as GeolocationPosition),
    );
    const permissions = { query: () => Promise.resolve(status) };
    vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition }, permissions }));
    return (state: PermissionState) =>
      act(() => {
        status.state = state;
        status.dispatchEvent(new Event('change'));
      });
  }
  const told = /Your browser keeps your location to itself/;
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));

  it('is no longer told by the map once it is allowed, and the next press finds it', async () => {
    const set = permission();
    const onPick = vi.fn();
    renderPage(<MapPicker at={{ lat: 20, lng: 60 }} onPick={onPick} />, page);
    await press();
    expect(await screen.findByText(told)).toBeTruthy();
    set('denied');
    expect(screen.getByText(told)).toBeTruthy();
    set('granted');
    expect(screen.queryByText(told)).toBeNull();
    expect(onPick).not.toHaveBeenCalled();
    await press();
    expect(onPick).toHaveBeenCalledWith({ lat: 20.5, lng: 60.5 });
  });

  it('is no longer told beside the other ways to choose a place, either', async () => {
    const set = permission();
    renderPage(<StartHero />, page);
    await press();
    expect(await screen.findByText(told)).toBeTruthy();
    set('prompt');
    expect(screen.queryByText(told)).toBeNull();
  });
});

function Route() {
  const { data } = useRoute({ lat: 20, lng: 60 }, { lat: 20.1, lng: 60 });
  return <p>{data?.encodedPolyline ?? 'asking'}</p>;
}

describe('the delivery route', () => {
  it('[MAP-03] tries driving, then walking, then cycling', async () => {
    renderPage(<Route />, page);
    await screen.findByText('_p~iF~ps|U');
    expect(modes).toEqual(['DRIVE', 'WALK', 'BICYCLE']);
  });
});

function Saved() {
  const choose = useChoosePlace();
  return <button onClick={() => void choose({ lat: 20, lng: 60, address: 'Home', saved: true })}>choose</button>;
}

describe('a saved address', () => {
  it.each([
    ['food', 'Delivery address selected'],
    ['rental', 'Pickup address selected'],
  ] as const)('[LOC-10] in %s: %s', async (module_type, text) => {
    const pictures = { icon_full_url: null, thumbnail_full_url: null };
    saveModule({ id: 1, module_name: '', module_type, description: '', stores_count: 0, ...pictures });
    renderPage(<Saved />, page);
    fireEvent.click(screen.getByText('choose'));
    // Shown by the page after the reload (ADDR-44).
    await vi.waitFor(() => expect(tabMemory.read('said')).toBe(text), 10_000);
  });
});
