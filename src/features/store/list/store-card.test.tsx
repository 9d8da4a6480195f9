// @document
import type { ItemCard } from '@/contract/catalogue/item';
import { readItemCard } from '@/contract/catalogue/item.read';
import { readStore } from '@/contract/catalogue/store.read';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { savePlace } from '@/lib/session';
import { renderRoom, standInForBrowser, windowAhead } from '@tests/support/rooms/item-room';
import { StoreCard } from './store-card';
import { StoreMenu } from '../screen/store-menu';
import { useStoreTexts } from '../use-store-texts';

/** A store one kilometre north of the customer, in a zone with a fee of one dollar per kilometre. */
const server = apiServer(
  http.get('*/api/v1/stores/delivery', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/v1/config/get-zone-id', () =>
    HttpResponse.json({
      zone_id: '[1]',
      zone_data: [
        {
          id: 1,
          modules: [{ id: 4, module_type: 'food', pivot: { per_km_shipping_charge: 1, minimum_shipping_charge: 1.5 } }],
        },
      ],
    }),
  ),
);

beforeAll(() => {
  standInForBrowser();
});
afterEach(() => {
  cleanup();
});

const wire = (changed: Record<string, unknown> = {}) =>
  readStore({
    id: 3,
    slug: 'ember-and-bun',
    name: 'Ember & Bun',
    module_id: 4,
    module_type: 'food',
    zone_id: 1,
    latitude: '20.00899',
    longitude: '60.5',
    delivery_time: '20-30 min',
    avg_rating: 4.7,
    rating_count: 1240,
    ...changed,
  });

function Shown({ store }: { store: ReturnType<typeof wire> }) {
  return <StoreCard store={store} texts={useStoreTexts()} />;
}

const everyDay = (from: string, until: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: from, closing_time: until }));

describe('the store card', () => {
  it('[ROUTE-07] links to the store with the specified query', () => {
    renderRoom(<Shown store={wire()} />);
    expect(screen.getByRole('link', { name: 'Ember & Bun' })).toHaveAttribute(
      'href',
      '/store/ember-and-bun?module_id=4&store_zone_id=1&module_type=food&lat=20.00899&lng=60.5',
    );
  });

  it('[PRICE-03] shows rating and time', () => {
    renderRoom(<Shown store={wire()} />);
    expect(screen.getByText('4.7 out of 5, 1,240 ratings')).toBeInTheDocument();
    expect(screen.getByText('20–30 min')).toBeVisible();
  });

  it('[PRICE-12] shows the distance and the fee of the checkout, with one call for all cards', async () => {
    const asked: string[] = [];
    const surge = { price: 10, price_type: 'percent' };
    const told = (store_id: number) => ({ store_id, distance_km: 2.757, extra_charge: 0.5, surge });
    server.use(
      http.get('*/api/v1/stores/delivery', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json([told(3), told(4)]);
      }),
    );
    savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    renderRoom(
      <>
        <Shown store={wire()} />
        <Shown store={wire({ id: 4, name: 'Old Gate' })} />
      </>,
    );
    // 2.757 + 0.50, plus 10%.
    await waitFor(() => expect(screen.getAllByText('$3.59 delivery')).toHaveLength(2));
    expect(screen.getAllByText('2.8 km')).toHaveLength(2);
    expect(asked.map((search) => new URLSearchParams(search).get('store_ids'))).toEqual(['[3,4]']);
  });

  it('[PRICE-12] [PRICE-13] estimates them as the crow flies if the back end does not send them', async () => {
    savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    renderRoom(<Shown store={wire()} />);
    expect(await screen.findByText('1.0 km')).toBeVisible();
    expect(await screen.findByText('$1.50 delivery')).toBeVisible();
  });

  it.each([
    ['its store', { delivery: 0 }, {}],
    ['its market', {}, { home_delivery_status: 0 }],
  ])('[beyond §2.6] promises no delivery where %s only hands out', async (_who, changed, config) => {
    savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    renderRoom(<Shown store={wire({ take_away: 1, free_delivery: true, ...changed })} />, { config });
    expect(screen.getByText('Pickup only')).toBeVisible();
    expect(await screen.findByText('1.0 km')).toBeVisible();
    for (const promised of ['20–30 min', 'Free delivery', /\$/]) expect(screen.queryByText(promised)).toBeNull();
  });

  it('[PRICE-17] shows Free delivery', () => {
    renderRoom(<Shown store={wire({ free_delivery: true })} />);
    expect(screen.getByText('Free delivery')).toBeVisible();
  });

  it('shows when a closed store opens, and still links there', () => {
    const { available_time_starts, available_time_ends } = windowAhead();
    renderRoom(<Shown store={wire({ schedules: everyDay(available_time_starts, available_time_ends) })} />);
    expect(screen.getByText('Closed')).toBeVisible();
    expect(screen.getByText(/^Opens (at|tomorrow at) \d+:\d\d/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/store/'));
  });

  it('is open without hours if the back end says so', () => {
    renderRoom(<Shown store={wire({ open: 1 })} />);
    expect(screen.queryByText('Closed')).toBeNull();
  });
});

describe('the menu of a store', () => {
  function Menu({ items = [] }: { items?: ItemCard[] }) {
    return <StoreMenu store={wire()} texts={useStoreTexts()} items={items} mostOrdered={[]} />;
  }
  const dish = (id: number, name: string, more: object) =>
    readItemCard({ id, name, price: 5, module_type: 'food', category_ids: [], ...more });
  const halal = { is_halal: 1, halal_tag_status: 1 };
  const dishes = [
    dish(1, 'Falafel', { veg: 1, ...halal }),
    dish(2, 'Kebab', { veg: 0, ...halal, discount: 10, discount_type: 'percent' }),
    dish(3, 'Ham roll', { veg: 0 }),
  ];
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  const chip = (name: string) => screen.getByRole('button', { name });
  const market = { config: { toggle_veg_non_veg: 1 } };

  it('[beyond §4.2] the magnifier opens the search with the focus in the field', async () => {
    renderRoom(<Menu items={dishes} />);
    await userEvent.click(screen.getByRole('button', { name: 'Search in store' }));
    const fields = screen.getAllByRole('searchbox', { name: 'Search in store' });
    expect(fields).toContain(document.activeElement);
    await userEvent.keyboard('kebab');
    expect(await screen.findByText('1 item found')).toBeVisible();
  });

  it('[beyond §20] has a dietary filter, which is kept for the next store', () => {
    renderRoom(<Menu items={dishes} />, market);
    expect(names()).toEqual(['Falafel', 'Kebab', 'Ham roll']);
    fireEvent.click(chip('Halal'));
    expect(names()).toEqual(['Falafel', 'Kebab']);
    expect(screen.getByText('2 items found')).toBeVisible();
    fireEvent.click(chip('Discounted'));
    fireEvent.click(chip('Vegetarian'));
    expect(screen.getByRole('heading', { name: 'No items found' })).toBeVisible();
    cleanup();

    renderRoom(<Menu items={dishes} />, market);
    expect(names()).toEqual(['Falafel']);
    expect(chip('Vegetarian')).toHaveAttribute('aria-pressed', 'true');
    expect(chip('Discounted')).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(chip('Vegetarian'));
    fireEvent.click(chip('Halal'));
    expect(names()).toHaveLength(3);
    expect(localStorage.getItem('menu-filters')).toBeNull();
  });

  it('[beyond §20] hides nothing if there is no chip to clear the filter', () => {
    localStorage.setItem('menu-filters', 'veg,halal');
    renderRoom(<Menu items={[dish(4, 'Ham', { veg: 0 }), dish(5, 'Bacon', { veg: 0 })]} />, market);
    expect(names()).toEqual(['Ham', 'Bacon']);
    expect(screen.queryByRole('group', { name: 'Narrow the menu' })).toBeNull();
  });

  it("[HOME-14] shows 'No {type} found' when it is empty", () => {
    renderRoom(<Menu />);
    expect(screen.getByRole('heading', { name: 'No items found' })).toBeVisible();
  });
});
