import { expect, test, type Page } from '@playwright/test';
import { clean, languages, localized } from './support/pages';
import { following } from './support/settled';
import { shopTexts } from './support/shop-words';
import { onDesktop, themeOf, widthOf } from './support/widths';

/**
 * Simulates a deployment where only the new build is left: chunks that this page has not loaded are gone until a
 * reload.
 */
async function renew(page: Page): Promise<void> {
  let isGone = true;
  // Only for a page load: a dialog has a history entry too.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route(/\/(_next\/static|i18n)\/.*\.(js|css)$/, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );
}

for (const language of languages) {
  const t = shopTexts(language);
  const shop = { en: 'Medina', ar: 'مدينة' }[language];
  const open = async (page: Page, path: string) => {
    const settled = following(page);
    await page.goto(localized(path, language));
    await settled();
    // The idle features are loaded: from here on the page can report missing chunks.
    await page.waitForLoadState('networkidle');
  };
  const cart = (page: Page) => page.getByRole('button', { name: t('shell.cart'), exact: true });
  const drawer = (page: Page) => page.getByRole('dialog', { name: t('cart.shopping_cart') });

  test.describe(`[beyond §2.22] a page that stands open, in ${language}`, widthOf[language], () => {
    test.use({ colorScheme: themeOf[language] });

    test('is loaded anew when the shop was renewed, and answers', async ({ page }) => {
      await open(page, '/categories');
      await renew(page);
      const anew = page.waitForEvent('load');
      await cart(page).click();
      await anew;
      await cart(page).click();
      await expect(drawer(page)).toBeVisible();
    });

    test('asks before it loses typed text', async ({ page }) => {
      await open(page, '/track-order');
      const field = page.locator('main input').first();
      await field.fill('1234');
      await renew(page);
      await cart(page).click();
      const notice = page.getByRole('alert').filter({ hasText: t('shell.renewed') });
      await expect(notice).toBeVisible();
      await expect(field).toHaveValue('1234');
      await clean(page);
      const anew = page.waitForEvent('load');
      await notice.getByRole('button', { name: t('shell.reload') }).click();
      await anew;
      await expect(notice).toHaveCount(0);
    });

    test('reports a lost connection, and completes the press when it is back', async ({ page, context }) => {
      await open(page, '/categories');
      await context.setOffline(true);
      await cart(page).click();
      const notice = page.getByRole('alert').filter({ hasText: t('errors.no_connection') });
      await expect(notice.getByRole('button', { name: t('ui.retry') })).toBeVisible();
      await context.setOffline(false);
      await expect(drawer(page)).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  });

  test.describe(`[beyond §2.22] without a network, in ${language}`, widthOf[language], () => {
    test.use({ colorScheme: themeOf[language], serviceWorkers: 'allow' });

    test('the shop has a page of its own, and keeps nothing else', async ({ page, context }) => {
      await open(page, '/categories');
      await page.keyboard.press('Tab');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.setOffline(true);
      await page.goto(localized('/flash-sales?from=home', language));
      await expect(page.getByRole('heading', { name: t('errors.offline_title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('html')).toHaveAttribute('data-theme', themeOf[language]);
      await clean(page);
      const kept = await page.evaluate(() => caches.keys());
      expect(kept).toEqual([]);
      const asked = ['/api/v1/config', '/manifest.webmanifest'];
      for (const call of asked)
        expect(await page.evaluate((path) => fetch(path).catch(() => null), call), call).toBeNull();
      await page.getByRole('link', { name: t('ui.retry') }).click();
      await expect(page.getByRole('heading', { name: t('errors.offline_title') })).toBeVisible();
      // It notices without a press.
      await context.setOffline(false);
      await expect(page).toHaveTitle(new RegExp(shop));
      expect(new URL(page.url()).search).toBe('?from=home');
    });
  });

  test(`[beyond §2.22] the shop may be put on a home screen, in ${language}`, onDesktop, async ({ request }) => {
    const html = await (await request.get(localized('/home', language))).text();
    const address = localized('/manifest.webmanifest', language);
    expect(html).toMatch(new RegExp(`<link[^>]* rel="manifest"[^>]* href="${address}"`));
    // With several icons a browser uses the last one, which might not be the shop's.
    expect(html.match(/<link[^>]* rel="icon"/g)).toHaveLength(1);
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest: Manifest = await answer.json();
    expect(manifest).toMatchObject({
      name: shop,
      short_name: shop,
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      start_url: localized('/', language),
      scope: '/',
    });
    for (const { src, sizes } of manifest.icons) {
      const picture = await (await request.get(src)).body();
      // The size fields of a PNG file.
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
    }
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
    expect(kinds.sort()).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  });
}

type Manifest = { icons: { src: string; sizes: string; purpose: string }[] };
