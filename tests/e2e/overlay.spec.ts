import { expect, test, type Locator, type Page } from '@playwright/test';
import { openSignIn, ownAddress } from './support/auth-pages';
import { newCustomer, remember } from './support/customers';
import { complaints, languages, localized } from './support/pages';
import { following } from './support/settled';
import { shopTexts } from './support/shop-words';
import { onPhone } from './support/widths';

test.use(ownAddress);

/**
 * MUI's frame around `dialog`, and no native one. The page behind is hidden from screen readers and does not scroll.
 */
async function expectFramed(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.closest('.MuiDialog-root, .MuiDrawer-root') !== null)).toBe(true);
  expect(await page.locator('dialog, [popover]').count()).toBe(0);
  expect(await page.locator('main').evaluate((element) => element.closest('[aria-hidden="true"]') !== null)).toBe(true);
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
}

/** Opens by keyboard and closes by Back, which restores the focus and keeps the page's scroll position. */
async function opensAndCloses(page: Page, button: Locator, dialog: Locator): Promise<void> {
  const address = page.url();
  await button.focus();
  await page.keyboard.press('Enter');
  await expectFramed(page, dialog);
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(button).toBeFocused();
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
}

for (const language of languages) {
  const t = shopTexts(language);

  test(`cart and location open in MUI's frames, in ${language} [CART-01] [LOC-01]`, async ({ page }) => {
    const said = complaints(page);
    await page.goto(localized('/categories', language));
    const button = (name: string) => findOpener(page, name, language);
    for (const [opener, title] of [
      [t('shell.cart'), t('cart.shopping_cart')],
      [t('shell.choose_place'), t('location.title')],
    ] as const) {
      await opensAndCloses(page, button(opener).first(), page.getByRole('dialog', { name: title }));
    }
    expect(said).toEqual([]);
  });

  test(`signing in opens in MUI's frame and keeps the focus inside, in ${language} [AUTH-01]`, async ({ page }) => {
    const said = complaints(page);
    await page.goto(localized('/about-us', language));
    const dialog = await openSignIn(page, language);
    await expectFramed(page, dialog);
    const isInside = () =>
      dialog.evaluate((element) => element.parentElement?.parentElement?.contains(document.activeElement));
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(said).toEqual([]);
  });

  test(`wishlist, address and a question open in MUI's frames, in ${language} [WISH-01] [ADDR-45] [OTHER-01]`, async ({
    page,
    isMobile,
  }) => {
    const said = complaints(page);
    const { token } = await newCustomer(page);
    const currentLatLng = JSON.stringify({ lat: 20, lng: 60.5 });
    await remember(page, { token, location: 'Lighthouse Road', zoneid: '[1]', currentLatLng });
    await page.goto(localized('/profile?page=profile-settings', language));
    const add = page.getByRole('button', { name: t('address.add_new') });
    await opensAndCloses(page, add, page.getByRole('dialog', { name: t('address.add_title') }));
    await opensAndCloses(
      page,
      page.getByRole('main').getByRole('button', { name: t('profile.delete_account') }),
      page.getByRole('dialog', { name: t('profile.delete_question') }),
    );
    if (isMobile) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell.menu') })
        .click();
      const menu = page.getByRole('dialog', { name: t('shell.menu') });
      await expectFramed(page, menu);
      await menu.getByRole('button', { name: t('wishlist.title') }).click();
      await expectFramed(page, page.getByRole('dialog', { name: t('wishlist.title') }));
    } else {
      const button = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('wishlist.title')}`) });
      await opensAndCloses(page, button, page.getByRole('dialog', { name: t('wishlist.title') }));
    }
    expect(said).toEqual([]);
  });

  test(
    `a drawer is swiped away to its edge, a sheet downwards, in ${language} [CART-01] [LOC-01]`,
    onPhone,
    async ({ page }) => {
      await page.goto(localized('/categories', language));
      const button = (name: string) => findOpener(page, name, language);
      const aside = language === 'ar' ? -1 : 1;
      for (const [opener, title, way] of [
        [t('shell.cart'), t('cart.shopping_cart'), { x: 260 * aside, y: 0 }],
        [t('shell.choose_place'), t('location.title'), { x: 0, y: 520 }],
      ] as const) {
        await button(opener).first().tap();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        await swipe(page, dialog.getByRole('heading', { name: title }), way);
        await expect(dialog).toBeHidden();
        await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(false);
      }
    },
  );
}

/** The buttons of the bars with this name, without the keyboard shortcut. */
function findOpener(page: Page, name: string, language: (typeof languages)[number]): Locator {
  const shortcut = shopTexts(language)('shell.skip_cart');
  return page
    .getByRole('button', { name: new RegExp(name) })
    .filter({ visible: true })
    .filter({ hasNotText: shortcut });
}

/**
 * A one-finger gesture from the middle of `from`, once it has stopped moving: while it slides in it is below the
 * screen.
 */
async function swipe(page: Page, from: Locator, way: { x: number; y: number }): Promise<void> {
  await from.tap({ trial: true });
  const box = await from.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: start.x + way.x * part, y: start.y + way.y * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await touch('touchEnd');
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the place highlighted by the arrow keys is visible, in ${colorScheme} [LOC-12]`, onPhone, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const settled = following(page);
    await page.goto('/categories');
    const t = shopTexts('en');
    await findOpener(page, t('shell.choose_place'), 'en').first().click();
    const field = page.getByRole('dialog', { name: t('location.title') }).getByRole('combobox');
    await field.fill('lighthouse');
    await expect(page.getByRole('option').nth(1)).toBeVisible();
    // New options are shown a moment before MUI takes the highlight of the former ones away.
    await settled();
    await field.press('ArrowDown');
    await expect.poll(() => page.getByRole('option').evaluateAll(readBackgrounds)).toHaveLength(2);
  });
}

/** The distinct background colours of the options. */
function readBackgrounds(options: Element[]): string[] {
  const isClear = (element: Element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)';
  const readBackground = (element: Element): string =>
    isClear(element) && element.parentElement
      ? readBackground(element.parentElement)
      : getComputedStyle(element).backgroundColor;
  return [...new Set(options.map(readBackground))];
}

test('a link inside a drawer adds one step to the history, back and forth [NAV-02]', onPhone, async ({ page }) => {
  const t = shopTexts('en');
  await page.goto('/store/ember-and-bun');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.menu') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('shell.popular_stores') })
    .click();
  await expect(page).toHaveURL(/\/store\/popular$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: t('shell.popular_stores') })).toBeVisible();
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(() => history.back());
    await expect(page.getByRole('heading', { level: 1, name: 'Ember & Bun' })).toBeVisible();
    await expect(page).toHaveURL(/\/store\/ember-and-bun$/);
    await page.evaluate(() => history.forward());
    await expect(page.getByRole('heading', { level: 1, name: t('shell.popular_stores') })).toBeVisible();
    await expect(page).toHaveURL(/\/store\/popular$/);
  }
});

test('a press shows a skeleton at once while the script loads, then the drawer [CART-01]', async ({ page }) => {
  const t = shopTexts('en');
  await page.goto('/categories');
  // The page has hydrated (earlier presses are recorded in `preHydration`); only the dialog is loading.
  await page.waitForFunction(() => globalThis.preHydration === undefined);
  await page.waitForLoadState('networkidle');
  let hand = () => {};
  const isAllowed = new Promise<void>((done) => (hand = done));
  await page.route('**/_next/static/chunks/**', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Cart/ }).filter({ visible: true }).first().click();
  const skeleton = page.locator('[role="status"][aria-busy="true"]').filter({ visible: true });
  await expect(skeleton).toHaveAccessibleName(t('ui.loading'));
  hand();
  await expect(page.getByRole('dialog', { name: t('cart.shopping_cart') })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/categories$/);
});
