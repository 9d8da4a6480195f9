import { expect, test, type Locator } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { enter, openCheckout } from '../support/checkout-shop';
import { demoCustomer, newCustomer, remember } from '../support/customers';
import { localized, spaceWords, tooWide } from '../support/pages';
import { following } from '../support/settled';
import { shopTexts } from '../support/shop-words';
import { NARROW, onDesktop, onPhone, widthOf } from '../support/widths';

for (const language of ['en', 'ar'] as const) {
  // clean.spec.ts checks that no page is too wide then.
  test(
    `words set far apart are not cut on the banners of 320 px, in ${language} [beyond §4.2]`,
    widthOf[language],
    async ({ page }) => {
      await page.setViewportSize(NARROW);
      await enter(page, {});
      await page.goto(localized('/home', language));
      const banners = page.getByRole('region', { name: shopTexts(language)('home.banners') }).getByRole('listitem');
      await expect(banners.first()).toBeVisible();
      await spaceWords(page);
      expect(await tooWide(page)).toEqual([]);
      const cut = await banners.evaluateAll(
        (all) =>
          all
            .map((element) => element.firstElementChild)
            .filter((element) => element && element.scrollHeight > element.clientHeight + 1).length,
      );
      expect(cut).toBe(0);
    },
  );
}

for (const language of ['en', 'ar'] as const) {
  test(
    `on a phone the dialog of a trip is a sheet at its foot, which nothing leaves, in ${language} [ADDR-45]`,
    onPhone,
    async ({ page }) => {
      const t = shopTexts(language);
      const settled = following(page);
      await enter(page, {});
      await page.goto(localized('/rental/vehicle-search', language));
      // The search first writes the visitor's place into its URL, which closes open dialogs.
      await settled();
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(t('rental.trip_type')) })
        .click();
      const trip = page.getByRole('dialog', { name: t('rental.your_trip') });
      await expect(trip).toBeVisible();
      await expect.poll(() => trip.boundingBox()).toMatchObject({ x: 0, width: 390 });
      const foot = async () => {
        const sheet = await trip.boundingBox();
        return (sheet?.y ?? 0) + (sheet?.height ?? 0);
      };
      await expect.poll(foot).toBeCloseTo(844, 0);
      const beyond = await trip.evaluate(
        (element) =>
          [...element.querySelectorAll('label, button')].filter((one) => one.scrollWidth > one.clientWidth + 1).length,
      );
      expect(beyond).toBe(0);
    },
  );
}

test('addresses are chosen on a phone from a sheet at its foot [ADDR-45]', onPhone, async ({ page }) => {
  const t = shopTexts('en');
  const { token } = await newCustomer(page);
  await openCheckout(page, 'en', { token });
  await page.getByRole('button', { name: t('checkout.view_saved_address') }).click();
  const dialog = page.getByRole('dialog', { name: t('address.saved_title') });
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, width: 390 });
});

test('below its picture an item’s sheet keeps the close button in a bar', onPhone, async ({ page }) => {
  const t = shopTexts('en');
  await enter(page, {});
  await page.goto('/store/ember-and-bun');
  const add = page.getByRole('button', { name: t('item.add_name', { name: 'Charcoal double cheeseburger' }) });
  await add.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().scrollIntoViewIfNeeded();
  await dialog.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  const title = dialog.getByRole('heading', { level: 2 });
  await expect.poll(async () => (await title.boundingBox())?.width ?? 0).toBeGreaterThan(200);
  const head = await title.locator('xpath=..').boundingBox();
  expect(head).toMatchObject({ x: 0, width: 390 });
});

test('all stores begin within two screens of a phone', onPhone, async ({ page }) => {
  await enter(page, {});
  await page.goto('/home');
  const heading = page.getByRole('heading', { name: shopTexts('en')('home.all_food') });
  const box = await heading.boundingBox();
  expect(box?.y).toBeLessThan(2 * 844);
});

for (const language of ['en', 'ar'] as const) {
  test(
    `what a banner says below its title ends before its goods and its arrow, in ${language} [beyond §4.2]`,
    onDesktop,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await enter(page, {});
      await page.goto(localized('/home', language));
      const rail = page.getByRole('list', { name: shopTexts(language)('home.banners'), exact: true });
      await expect(rail.locator('bdi').last()).toBeVisible();
      // Pictures keep 42 % of their width free for words.
      const shares = await Promise.all(
        (await rail.getByRole('listitem').all()).map((item) => item.evaluate(shareOfText)),
      );
      expect(shares.filter((share) => share > 0.43)).toEqual([]);
      await rail.locator('xpath=..').locator('button[data-way="on"]').click();
      const back = await boxOf(rail.locator('xpath=..').locator('button[data-way="back"]'));
      const edge = await boxOf(rail);
      // Banners keep 24 px free at their edges.
      const reach = language === 'ar' ? edge.x + edge.width - back.x : back.x + back.width - edge.x;
      expect(reach).toBeLessThanOrEqual(4 + 24);
    },
  );
}

/** How far the words below the title reach into the banner, from its start. */
function shareOfText(item: Element): number {
  const words = item.querySelector('bdi');
  if (!words) return 0;
  const text = document.createRange();
  text.selectNodeContents(words);
  const { left, right, width } = item.getBoundingClientRect();
  const lines = [...text.getClientRects()];
  const isRtl = getComputedStyle(item).direction === 'rtl';
  return Math.max(...lines.map((line) => (isRtl ? right - line.left : line.right - left) / width));
}

for (const language of ['en', 'ar'] as const) {
  test(`rails that go on have arrows on a desktop, in ${language} [beyond §4.2]`, onDesktop, async ({ page }) => {
    const t = shopTexts(language);
    const settled = following(page);
    await enter(page, {});
    await page.goto(localized('/home', language));
    const turned = (rail: Locator) => rail.evaluate((element) => Math.abs(element.scrollLeft));
    const rail = page.getByRole('list', { name: t('home.banners'), exact: true });
    const arrows = rail.locator('xpath=..').locator('button[data-way]');
    await expect(arrows).toHaveCount(1);
    await arrows.click();
    await expect(rail.locator('xpath=..').locator('button[data-way="back"]')).toBeVisible();
    expect(await turned(rail)).toBeGreaterThan(100);

    // A rail of cards has its arrows beside the heading.
    const dishes = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('button', { name: t('ui.next') }) })
      .filter({ has: page.getByRole('article') })
      .first();
    // They render when the visitor scrolls near them.
    for (let y = 0; (await dishes.count()) === 0 && y < 12_000; y += 700) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await settled();
    }
    const back = dishes.getByRole('button', { name: t('ui.previous') });
    const cards = dishes.getByRole('list').first();
    await expect(back).toBeDisabled();
    const second = cards.getByRole('listitem').nth(1);
    const before = (await boxOf(second)).x;
    await dishes.getByRole('button', { name: t('ui.next') }).click();
    await expect(back).toBeEnabled();
    await expect.poll(() => turned(cards)).toBeGreaterThan(100);
    // On to the language switch.
    const moved = (await boxOf(second)).x - before;
    expect(language === 'en' ? -moved : moved).toBeGreaterThan(100);
  });
}

test('the last module is visibly in the list [NAV-24]', onPhone, async ({ page }) => {
  await enter(page, {});
  await page.goto('/home');
  const modules = page.getByRole('navigation', { name: shopTexts('en')('shell.modules') }).getByRole('link');
  await expect(modules).toHaveCount(6);
  expect((await boxOf(modules.last())).x).toBeLessThan(390 - 16);
});

test('the search of the bar at the foot, and of a store, open typing [HOME-01]', onPhone, async ({ page }) => {
  const t = shopTexts('en');
  await enter(page, {});
  await page.goto('/about-us');
  await page
    .getByRole('navigation', { name: t('shell.main') })
    .getByRole('link', { name: t('shell.search'), exact: true })
    .click();
  const field = page.locator('input[name="search"]:focus');
  await expect(field).toBeVisible();
  await page.keyboard.type('fries');
  await expect(field).toHaveValue('fries');
  await page.goto('/store/ember-and-bun');
  await page.getByRole('button', { name: t('store.search'), exact: true }).click();
  // A press before hydration is handled afterwards, and then the field takes the focus by itself.
  const search = page.getByRole('searchbox', { name: t('store.search') }).filter({ visible: true });
  await expect(search).toBeFocused();
  await page.keyboard.type('fries');
  await expect(search).toHaveValue('fries');
});

test(
  'a vehicle is booked from the foot of the screen, wherever one has scrolled to [RENTAL-01]',
  onPhone,
  async ({ page }) => {
    const t = shopTexts('en');
    await enter(page, {});
    await page.goto('/rental/vehicle-search');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    const add = page.getByRole('button', { name: t('rental.add_to_cart'), exact: true });
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }), share);
      await expect(add).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(t('rental.estimate'), { exact: true })).toBeInViewport();
    }
  },
);

test('an order shows its items before whom it was with', onPhone, async ({ page }) => {
  const t = shopTexts('en');
  await remember(page, { token: await demoCustomer(page) });
  await page.goto('/profile?page=my-orders&orderId=100006');
  const items = page.getByRole('heading', { name: /^\d+ items?$/ });
  const store = page.getByRole('main').getByText(t('order.store'), { exact: true });
  expect((await boxOf(items)).y).toBeLessThan((await store.boundingBox())?.y ?? 0);
});

for (const language of ['en', 'ar'] as const) {
  test(`there is no gap below the items of an order on a desktop, in ${language}`, onDesktop, async ({ page }) => {
    const t = shopTexts(language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await remember(page, { token: await demoCustomer(page) });
    await page.goto(localized('/profile?page=my-orders&orderId=100006', language));
    const store = page.getByRole('main').getByText(t('order.store'), { exact: true });
    await expect(store).toBeAttached();
    const [goods = 0, side = 0] = await store.evaluate((element) => {
      const column = element.closest('section')?.parentElement;
      const columns = [column?.previousElementSibling, column];
      return columns.map((of) => of?.lastElementChild?.getBoundingClientRect().bottom ?? 0);
    });
    expect(side).toBeGreaterThan(0);
    expect(goods).toBeGreaterThanOrEqual(side);
  });
}
