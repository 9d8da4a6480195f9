// @document
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { googleMapsScript } from '@tests/support/stand-ins/google-maps-script';
import { CityMap, type CityMapProps } from './city-map';

// Leaflet needs a canvas, which jsdom does not have; these tests only check that it replaces Google's map.
vi.mock('./leaflet-map', () => ({ LeafletMap: () => <p>The built-in map</p> }));

const home = { lat: 20, lng: 60 };
const store = { lat: 20.01, lng: 60.01 };
const labels = { map: 'Map', zoomIn: 'Zoom in', zoomOut: 'Zoom out' };
const props: CityMapProps = { language: 'en', labels, view: { centre: home, zoom: 17 } };

beforeAll(() => {
  // Runs the script as the browser would; scripts of Google's origin are not loaded here.
  new Function(googleMapsScript)();
  document.documentElement.style.setProperty('--c-text-3', 'grey');
  document.documentElement.style.setProperty('--a-fill', 'orange');
});
afterEach(cleanup);

const canvas = () => waitFor(() => document.querySelector<HTMLElement>('[data-google]') ?? Promise.reject());

/** A drag by this many pixels. */
function drag(on: HTMLElement, x: number, y: number) {
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1 });
  fireEvent(on, Object.assign(new Event('pointerdown', { bubbles: true }), at(0, 0)));
  fireEvent(on, Object.assign(new Event('pointermove', { bubbles: true }), at(x, y)));
}
const release = (on: HTMLElement) => fireEvent(on, new Event('pointerup', { bubbles: true }));

describe("Google's map", () => {
  it('[LOC-15] reports moves of the user, not those caused by props', async () => {
    const [begun, moved] = [vi.fn(), vi.fn()];
    const shown = render(<CityMap {...props} googleKey="key" onMoveStart={begun} onMoved={moved} />);
    const map = await canvas();
    await screen.findByRole('application', { name: 'Map' });
    drag(map, 40, 0);
    expect(begun).toHaveBeenCalledOnce();
    expect(moved).not.toHaveBeenCalled();
    release(map);
    await waitFor(() => expect(moved).toHaveBeenCalledOnce());
    const [{ centre, zoom }] = moved.mock.calls[0] ?? [];
    expect(zoom).toBe(17);
    expect(centre.lat).toBeCloseTo(20, 5);
    expect(centre.lng).toBeLessThan(60);

    await act(() =>
      shown.rerender(<CityMap {...props} googleKey="key" view={{ centre: store, zoom: 17 }} onMoved={moved} />),
    );
    expect(moved).toHaveBeenCalledOnce();
  });

  it.each([
    ['Zoom in', 20, 21],
    ['Zoom out', 2, 1],
  ])('[LOC-14] [LOC-17] [LOC-18] its button "%s" leads from %d to %d and no further', async (name, from, to) => {
    const moved = vi.fn();
    render(<CityMap {...props} googleKey="key" view={{ centre: home, zoom: from }} onMoved={moved} />);
    await canvas();
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(moved).toHaveBeenCalledWith({ centre: home, zoom: to }));
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name }));
    expect(moved).toHaveBeenCalledOnce();
  });

  it('[MAP-01] draws the way, grey behind the courier, who moves without being replaced', async () => {
    const markers = (at: typeof home) => [
      { kind: 'store' as const, at: store, label: 'Store' },
      { kind: 'courier' as const, at, label: 'Courier' },
    ];
    const route = { way: [store, { lat: 20.005, lng: 60.005 }, home], courier: { lat: 20.004, lng: 60.004 } };
    const shown = render(<CityMap {...props} googleKey="key" route={route} markers={markers(store)} />);
    const courier = await screen.findByRole('img', { name: 'Courier' });
    const lines = () =>
      [...document.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset: data }) => [data.line, data.points]);
    await waitFor(() => expect(lines()).toContainEqual(['grey', '3']));
    expect(lines()).toContainEqual(['orange', '2']);

    const before = courier.style.left;
    shown.rerender(<CityMap {...props} googleKey="key" route={route} markers={markers(home)} />);
    await waitFor(() => expect(courier.style.left).not.toBe(before));
    expect(courier.isConnected).toBe(true);
    shown.rerender(<CityMap {...props} googleKey="key" markers={[]} />);
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Courier' })).toBeNull());
  });

  it('waits while the key is unknown, and draws the built-in map without one', async () => {
    const shown = render(<CityMap {...props} googleKey={undefined} />);
    expect(screen.queryByText('The built-in map')).toBeNull();
    shown.rerender(<CityMap {...props} googleKey="" />);
    expect(await screen.findByText('The built-in map')).toBeTruthy();
    expect(document.querySelector('[data-google]')).toBeNull();
  });

  it('is replaced by the built-in map when Google rejects the key', async () => {
    render(<CityMap {...props} googleKey="key" />);
    await canvas();
    // Google calls the function by this name.
    act(() => (window as unknown as { gm_authFailure: () => void }).gm_authFailure());
    expect(await screen.findByText('The built-in map')).toBeTruthy();
  });
});
