import { expect, test as plain, type Locator, type Page } from '@playwright/test';
import { ownAddress } from '../support/auth-pages';
import { boxOf } from '../support/boxes';
import { demoCustomer, newCustomer } from '../support/customers';
import { maps } from '../support/maps-shop';
import { clean, complaints, languages, localized } from '../support/pages';
import { shopTexts, type Language } from '../support/shop-words';
import { onDesktop, onPhone } from '../support/widths';

plain.describe.configure({ mode: 'default' });

const HOME = { lat: 19.99177, lng: 60.50875 };
const t = shopTexts('en');

for (const [name, { test, widths }] of Object.entries(maps)) {
  test.describe(`on ${name}`, widths, () => {
    test.use(ownAddress);

    test('a place is picked by moving the map under its pin, and by zooming [LOC-14] [LOC-15] [LOC-17] [MAP-01]', async ({
      page,
      isMobile,
    }) => {
      const language: Language = isMobile ? 'ar' : 'en';
      const say = shopTexts(language);
      const said = complaints(page);
      await standingAt(page, HOME);
      await page.goto(localized('/about-us', language));
      await openPlaces(page);
      await page.getByRole('button', { name: say('location.pick_from_map') }).click();
      const dialog = page.getByRole('dialog', { name: say('location.pick_from_map') });
      const map = dialog.getByRole('application', { name: say('location.map_label') });
      await expect(map).toBeVisible();
      const address = dialog.getByRole('status').filter({ has: page.locator('bdi') });
      await expect(address).toHaveText(/14 Lighthouse Road/);
      await drag(page, map, -180, 60);
      await expect(address).not.toHaveText(/14 Lighthouse Road|14 طريق المنارة/);
      await expect(address).not.toHaveAttribute('aria-busy');
      await dialog.getByRole('button', { name: say('location.zoom_out') }).click();
      // The click waits for animations: by then the new position has been requested.
      await clean(page);
      await expect(address).not.toHaveText(say('location.finding_address'));
      const shown = (await address.textContent()) ?? '';
      await dialog.getByRole('button', { name: say('location.confirm_location') }).click();
      await expect(page.getByText(say('location.location_set_successfully'))).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('location'))).toBe(shown);
      const point = await page.evaluate(() => JSON.parse(localStorage.getItem('currentLatLng') ?? '{}'));
      expect(point.lng).toBeGreaterThan(HOME.lng);
      expect(said).toEqual([]);
    });

    test('the way of an order stands on a map, with a link to directions [MAP-01] [MAP-02]', async ({ page }) => {
      const said = complaints(page);
      await asDemoCustomer(page);
      await page.goto('/track-order/100007');
      await expect(page.getByTitle(t('location.store'), { exact: true })).toBeVisible();
      await expect(page.getByTitle(t('location.destination'), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: t('location.directions') }).click();
      const dialog = page.getByRole('dialog', { name: t('location.delivery_route') });
      await expect(dialog.getByText(/km, about \d+ min/)).toBeVisible();
      const lines = dialog.locator('.leaflet-overlay-pane path, [data-line]');
      await expect(lines).not.toHaveCount(0);
      const link = dialog.getByRole('link', { name: t('location.directions') });
      await expect(link).toHaveAttribute(
        'href',
        /google\.com\/maps\/dir\/\?api=1&origin=19\.\d+%2C60\.\d+&destination=/,
      );
      await clean(page);
      expect(said).toEqual([]);
    });
  });
}

for (const language of languages) {
  plain(
    `what stands on the map of an order leaves its marks free, in ${language} [MAP-01] [MAP-02]`,
    onPhone,
    async ({ page }) => {
      const say = shopTexts(language);
      await asDemoCustomer(page);
      await page.goto(localized('/track-order/100007', language));
      const map = page.getByRole('region', { name: say('order.map') });
      const marks = ['store', 'destination'].map((mark) => map.getByTitle(say(`location.${mark}`), { exact: true }));
      const covered = async () => {
        const boxes = await Promise.all((await map.getByRole('button').all()).map(boxOf));
        const around = await boxOf(map);
        const found = await Promise.all(marks.map(boxOf));
        const isHidden = (mark: Box) => !isWithin(mark, around) || boxes.some((box) => meet(mark, box));
        return [boxes.length > 0, found.filter(isHidden)];
      };
      await expect(map.getByRole('button', { name: say('location.directions') })).toBeVisible();
      await expect.poll(covered).toEqual([true, []]);
    },
  );
}

type Box = { x: number; y: number; width: number; height: number };

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const isWithin = (box: Box, around: Box) =>
  box.x >= around.x &&
  box.y >= around.y &&
  box.x + box.width <= around.x + around.width &&
  box.y + box.height <= around.y + around.height;

plain.describe('the location of the device', () => {
  plain('is used where the browser tells it [LOC-03] [LOC-05]', onPhone, async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: HOME.lat, longitude: HOME.lng });
    await page.goto('/about-us');
    await openPlaces(page);
    await page.getByRole('button', { name: t('location.use_current_location') }).click();
    await expect(page.getByText(t('location.location_set_successfully'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('location'))).toBe('14 Lighthouse Road, Harbour');
  });

  plain('that is kept back leads on to the search [LOC-03]', onPhone, async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto('/about-us');
    await openPlaces(page);
    await page.getByRole('button', { name: t('location.use_current_location') }).click();
    await expect(page.getByText(t('location.position_denied'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('location'))).toBeNull();
  });

  plain('that nobody decides about is given up after five seconds [LOC-04]', onDesktop, async ({ page }) => {
    // A permission prompt that the customer leaves open.
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => {};
    });
    await page.goto('/about-us');
    await openPlaces(page);
    const before = Date.now();
    await page.getByRole('button', { name: t('location.use_current_location') }).click();
    await expect(page.getByText(t('location.position_timeout'))).toBeVisible({ timeout: 15_000 });
    expect(Date.now() - before).toBeGreaterThanOrEqual(5000);
  });
});

plain.describe('saved addresses', () => {
  plain.use(ownAddress);

  plain(
    'one is chosen in the bar; the page is loaded anew and says so [ADDR-44] [LOC-10]',
    onDesktop,
    async ({ page }) => {
      const said = complaints(page);
      await withAddresses(page, '14 Lighthouse Road');
      await page.goto('/about-us');
      await openPlaces(page);
      await clean(page);
      const loaded = page.waitForEvent('load');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /14 Lighthouse Road/ })
        .click();
      await loaded;
      await expect(page.getByText(t('location.delivery_address_selected'))).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('location'))).toBe('14 Lighthouse Road');
      expect(said).toEqual([]);
    },
  );

  plain('their list in the checkout scrolls within two fifths of the screen [ADDR-18]', async ({ page }) => {
    const houses = [2, 4, 6, 8, 10, 12, 14, 16];
    const token = await withAddresses(page, ...houses.map((house) => `${house} Lighthouse Road`));
    await fillCart(page, token);
    await page.goto('/checkout?page=cart');
    await page.getByRole('button', { name: t('checkout.view_saved_address') }).click();
    const dialog = page.getByRole('dialog', { name: t('address.saved_title') });
    const list = dialog.getByRole('radiogroup');
    await expect(list.getByText('16 Lighthouse Road')).toBeAttached();
    const { height, whole, most } = await list.evaluate((element) => ({
      ...{ height: element.clientHeight, whole: element.scrollHeight, most: Math.round(window.innerHeight * 0.4) },
    }));
    expect(Math.abs(height - most)).toBeLessThanOrEqual(1);
    expect(whole).toBeGreaterThan(height);
    await clean(page);
  });
});

async function standingAt(page: Page, at: typeof HOME): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('currentLatLng')) return;
    localStorage.setItem('currentLatLng', JSON.stringify(kept));
    localStorage.setItem('location', '14 Lighthouse Road, Harbour');
    localStorage.setItem('zoneid', '[1]');
    localStorage.setItem('module', JSON.stringify({ id: 4, module_type: 'food', module_name: 'Food' }));
  }, at);
}

/** The popover of the bar, or its replacement on a phone. */
async function openPlaces(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Deliver to|التوصيل إلى|توصيل إلى/ })
    .filter({ visible: true })
    .first()
    .click();
}

/** Drags the map with the mouse, once its dialog has slid in. */
async function drag(page: Page, map: Locator, x: number, y: number): Promise<void> {
  await map.hover({ trial: true });
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not on the screen');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x / 2, from.y + y / 2, { steps: 4 });
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 });
  await page.mouse.up();
}

/** A new customer with these addresses, signed in on this page; returns the token. */
async function withAddresses(page: Page, ...addresses: string[]): Promise<string> {
  const { name, number, token } = await newCustomer(page);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  for (const address of addresses) {
    const answer = await page.request.post('/api/v1/customer/address/add', {
      headers: { 'X-localization': 'en', authorization: `Bearer ${token}` },
      data: {
        ...{ address, address_type: 'home', latitude: HOME.lat, longitude: HOME.lng },
        ...{ contact_person_name: name, contact_person_number: `+1${number}` },
      },
    });
    expect(answer.status()).toBe(200);
  }
  return token;
}

/** Adds an item of a nearby store to the cart of this page's customer, who is at home. */
async function fillCart(page: Page, token: string): Promise<void> {
  await standingAt(page, HOME);
  const headers = { 'X-localization': 'en', zoneid: '[1]', authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/v1/items/details/quay-chicken-club', {
    headers: { ...headers, moduleid: '4' },
  });
  const { id, price } = await answer.json();
  const added = await page.request.post('/api/v1/customer/cart/add', {
    headers: { ...headers, moduleid: '4' },
    data: { model: 'Item', item_id: id, price, quantity: 1 },
  });
  expect(added.status(), await added.text()).toBe(200);
}

async function asDemoCustomer(page: Page): Promise<void> {
  const token = await demoCustomer(page);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}
