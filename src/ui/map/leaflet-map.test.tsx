// @document
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CityMap, type CityMapProps } from './city-map';

// The tiles are drawn on a canvas, which jsdom lacks.
vi.mock('./city-layer', () => ({ addCity: () => () => {} }));

const centre = { lat: 20, lng: 60 };
const labels = { map: 'Map', zoomIn: 'Zoom in', zoomOut: 'Zoom out' };
const props: Omit<CityMapProps, 'view'> = { language: 'en', labels };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['Zoom in', 20, 21],
  ['Zoom out', 2, 1],
])('[LOC-18] the built-in map: "%s" leads from %d to %d and no further', async (name, from, to) => {
  const moved = vi.fn();
  render(<CityMap {...props} googleKey="" view={{ centre, zoom: from }} onMoved={moved} />);
  await screen.findByRole('application', { name: 'Map' });
  // The map is made in an effect.
  await act(async () => {});
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(moved).toHaveBeenLastCalledWith({ centre: expect.anything(), zoom: to }));
  expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name }));
  expect(moved).toHaveBeenCalledOnce();
});
