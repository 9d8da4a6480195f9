// @document
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { getZone } from '@/contract/place/place';
import { readCampaignAnswer } from '@/contract/catalogue/campaign.read';
import { savePlace } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { renderRoom, standInForBrowser } from '@tests/support/rooms/item-room';
import { CampaignPage } from './campaign-page';

const row = { id: 5, title: 'Week of bowls', description: 'A fifth less', available_date_ends: '2099-01-01' };
const kitchen = (id: number, name: string) => ({ id, name, slug: `kitchen-${id}`, module_type: 'food' });
const byZone: Record<string, object[]> = { '[1]': [kitchen(1, 'Harbour bowls')], '[3]': [kitchen(3, 'Hill bowls')] };
let fails = false;

apiServer(
  http.get('*/api/v1/campaigns/basic-campaign-details', ({ request }) =>
    fails
      ? new HttpResponse(null, { status: 500 })
      : HttpResponse.json({ ...row, stores: byZone[request.headers.get('zoneid') ?? ''] ?? [] }),
  ),
  http.get(`*/api/v1${getZone.path}`, () => HttpResponse.json({ zone_id: '[3]', zone_data: [] })),
  http.get('*/api/v1/stores/delivery', () => HttpResponse.json([])),
);

beforeAll(() => standInForBrowser());
beforeEach(() => {
  fails = false;
});
afterEach(cleanup);

/** The campaign as it is rendered at the shop's default place. */
function show() {
  const campaign = readCampaignAnswer({ ...row, stores: byZone['[1]'] });
  if (!campaign) throw new Error('no campaign');
  renderRoom(<CampaignPage campaign={campaign} renderedMarket={{ zone_ids: [1], module_id: null }} />);
}
const visitFrom = (zone: number) =>
  savePlace({ location: 'Home', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [zone] });

it('[HOME-01] a campaign shows the stores of the default place to whoever has chosen none', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Harbour bowls' })).toBeVisible();
});

it('[HOME-01] a campaign shows the stores of the visitor’s place, not those of the default one', async () => {
  visitFrom(3);
  show();
  expect(await screen.findByRole('link', { name: 'Hill bowls' })).toBeVisible();
  expect(screen.queryByText('Harbour bowls')).toBeNull();
});

it('[HOME-14] a campaign says when no store of the visitor’s place takes part, and what to do', async () => {
  visitFrom(2);
  show();
  expect(await screen.findByText('No stores found')).toBeVisible();
  expect(screen.getByText(/Choose another place/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Week of bowls' })).toBeVisible();
});

it('[HOME-14] a campaign whose stores did not arrive says so, and asks again', async () => {
  fails = true;
  visitFrom(3);
  show();
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  fails = false;
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Hill bowls' })).toBeVisible());
});
