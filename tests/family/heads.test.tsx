// @document
import { act, cleanup, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Module } from '@/contract/catalogue/module';
import Vehicle from '@/pages/rental/vehicle-details/[id]';
import Start from '@/pages/[[...rest]]';
import { saveModule, savePlace } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { openFamilyBackEnd } from './back-end';
import { AT, MODULE, VEHICLE } from './goods';

// Next renders the head separately; here its elements are rendered in place.
vi.mock('next/head', () => ({ default: ({ children }: { children: unknown }) => children }));

let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
beforeAll(async () => void (opened = await openFamilyBackEnd()));
afterAll(() => opened.stop());
afterEach(cleanup);
apiServer(http.all('*/api/v1/*', ({ request }) => opened.answer(request)));

const described = () => document.querySelector('meta[name=description]')?.getAttribute('content');

it.each([
  ['en', 'Rent Marina Hatch from Harbour Drive: prices by the hour, by the day, specifications and reviews.'],
  ['ar', 'استأجر Marina Hatch من Harbour Drive: الأسعار بالساعة، باليوم والمواصفات والتقييمات.'],
] as const)('[beyond §4.1] the page of a vehicle promises the rates that it has: %s', async (language, text) => {
  act(() => {
    saveModule({ id: MODULE.rental, module_type: 'rental', module_name: 'Rental' } as Module);
    savePlace({ location: '1 Quay', currentLatLng: AT, zone_ids: [1] });
  });
  renderPage(<Vehicle id={VEHICLE.slug} />, { language, pathname: '/rental/vehicle-details/[id]' });
  await waitFor(() => expect(described()).toBe(text), { timeout: 20_000 });
});

it.each([
  [['rental'], 'Medina: rental'],
  [['food', 'parcel'], 'Medina: food, parcel'],
] as [Module['module_type'][], string][])(
  '[ROUTE-01] [ROUTE-02] the title of the start page names what there is: %s',
  (modules, title) => {
    renderPage(<Start drawing={null} />, { modules, pathname: '/' });
    expect(document.title).toBe(`${title} · Medina`);
    expect(described()).toMatch(new RegExp(`^${title.replace('Medina: ', '')}: choose your place`));
  },
);
