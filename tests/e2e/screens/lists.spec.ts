import { expect, test } from '@playwright/test';
import { withPictures } from '../support/browser';
import { complaints, languages, layersClosed, localized, skippedHeadings } from '../support/pages';
import { following } from '../support/settled';
import { expectSmallShift, watchShifts } from '../support/shifts';
import { shopTexts } from '../support/shop-words';
import { onDesktop, onPhone, widthOf } from '../support/widths';

test.use(withPictures);

type Module = { id: number; module_type: string };

const lists = [
  { path: '/categories', goods: '/category/' },
  { path: '/store/latest', goods: '/store/' },
  { path: '/store/popular', goods: '/store/' },
  { path: '/store/top-offer-nearby', goods: '/store/' },
  { path: '/campaigns', goods: '/campaigns/' },
  { path: '/flash-sales', goods: '/product/' },
  { path: '/all-brands', goods: '/brand/' },
  { path: '/brand/breakwater', goods: '/product/' },
  { path: '/condition/fever', goods: '/product/' },
];

// Responses of this test do not depend on the device.
test.describe('what the server writes', onDesktop, () => {
  for (const language of languages) {
    for (const { path, goods } of lists) {
      test(`${path} in ${language} is complete without a cookie or a script [ROUTE-17]`, async ({ request }) => {
        const answer = await request.get(localized(path, language));
        expect(answer.status()).toBe(200);
        const html = await answer.text();
        expect(html.match(/<h1[ >]/g)).toHaveLength(1);
        expect(skippedHeadings(html)).toEqual([]);
        expect(html).toMatch(/<meta[^>]* name="description"[^>]* content="[^"]{20,}"/);
        expect(html).toMatch(new RegExp(`rel="canonical" href="http[^"?]*${path}"`));
        expect(html).toContain('"ItemList"');
        const prefix = language === 'en' ? '' : `/${language}`;
        const listed = [...html.matchAll(/"@type":"ListItem"[^}]*"(?:url|item)":"([^"]+)"/g)];
        const others = listed.filter(([, url = '']) => new URL(url).pathname.startsWith('/ar') !== (language === 'ar'));
        expect([listed.length > 0, others]).toEqual([true, []]);
        expect(html.split(`href="${prefix}${goods}`).length, 'links to what it lists').toBeGreaterThan(1);
        expect(html).not.toMatch(/name="robots"[^>]*noindex/);
      });
    }

    for (const type of ['food', 'grocery', 'pharmacy', 'ecommerce']) {
      test(`the home of ${type} in ${language} is complete without a cookie or a script [HOME-01] [ROUTE-01]`, async ({
        request,
      }) => {
        const modules = (await (await request.get('/api/v1/module')).json()) as Module[];
        const module = modules.find((entry) => entry.module_type === type);
        const html = await (await request.get(localized(`/home/z1/m${module?.id}`, language))).text();
        const prefix = language === 'en' ? '' : `/${language}`;
        for (const goods of ['category', 'store', 'product']) {
          expect(html.split(`href="${prefix}/${goods}/`).length, goods).toBeGreaterThan(3);
        }
        expect(html).toMatch(/\$\d+\.\d\d/);
        // The home of a visitor's market is `noindex`; `/home` is not.
        expect(html).toMatch(/name="robots"[^>]*noindex/);
      });
    }
  }

  test('an endless list has its pages at their own URLs, linked below it', async ({ request }) => {
    for (const path of ['/category/clothing', '/ar/category/clothing']) {
      const first = await (await request.get(path)).text();
      expect(first).toContain(`href="${path}/2"`);
      const answer = await request.get(`${path}/2?utm_source=x`);
      expect(answer.status()).toBe(200);
      const second = await answer.text();
      expect(second).toMatch(new RegExp(`rel="canonical" href="http[^"?]*${path}/2"`));
      expect(second).toContain(`href="${path}"`);
      const goods = (html: string) => new Set(html.match(/href="[^"]*\/product\/[^"]+"/g));
      expect(goods(second).size).toBeGreaterThan(0);
      expect([...goods(second)].filter((good) => goods(first).has(good))).toEqual([]);
      expect(second.match(/<title[^>]*>([^<]*)/)?.[1]).not.toBe(first.match(/<title[^>]*>([^<]*)/)?.[1]);
    }
    for (const path of ['/category/clothing/1', '/category/clothing/99', '/category/clothing/x', '/store/popular/99']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('an id redirects to the canonical URL of a brand and of a condition', async ({ request }) => {
    for (const [list, path] of [
      ['/api/v1/brand', '/brand'],
      ['/api/v1/common-condition', '/condition'],
    ]) {
      const modules = (await (await request.get('/api/v1/module')).json()) as Module[];
      const type = path === '/brand' ? 'ecommerce' : 'pharmacy';
      const moduleId = String(modules.find((entry) => entry.module_type === type)?.id);
      const answer = await request.get(list ?? '', { headers: { zoneId: '[1]', moduleId } });
      const [first] = (await answer.json()) as { id: number; slug: string }[];
      const moved = await request.get(`${path}/${first?.id}`, { maxRedirects: 0 });
      expect([301, 308]).toContain(moved.status());
      expect(moved.headers().location).toContain(`${path}/${first?.slug}`);
    }
    expect((await request.get('/brand/nobody')).status()).toBe(404);
    expect((await request.get('/condition/nothing')).status()).toBe(404);
  });
});

test('the compact bar stands below 1180 px, with logo, place and account [NAV-01]', async ({ page, isMobile }) => {
  const t = shopTexts('en');
  await page.goto('/categories');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Medina, home' })).toBeVisible();
  await expect(bar.getByRole('button', { name: t('shell.menu') })).toBeVisible({ visible: isMobile });
  await expect(bar.getByRole('navigation').getByRole('link', { name: t('shell.home'), exact: true })).toBeVisible({
    visible: !isMobile,
  });
  await page.setViewportSize({ width: isMobile ? 1180 : 1179, height: 800 });
  await expect(bar.getByRole('button', { name: t('shell.menu') })).toBeVisible({ visible: !isMobile });
});

test('Back skips a menu that has led to another page [NAV-02]', onPhone, async ({ page }) => {
  const t = shopTexts('en');
  await page.goto('/track-order');
  await page.goto('/help-and-support');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.menu') })
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: t('shell.latest_stores') }).click();
  await expect(page).toHaveURL(/store\/latest$/);
  await expect(drawer).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/help-and-support$/);
  // The menu had a history entry of its own with the same URL.
  await layersClosed(page);
  await expect(page.getByRole('heading', { level: 1, name: t('content.help_title') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/track-order$/);
});

for (const language of languages) {
  test(`a category is filtered in place, and Back restores it, in ${language}`, widthOf[language], async ({ page }) => {
    const t = shopTexts(language);
    const said = complaints(page, { pictures: true });
    await page.goto(localized('/category/burgers', language));
    await page.getByRole('button', { name: t('ui.sort_by', { order: t('search.by_relevant') }) }).click();
    await page.getByRole('menuitem', { name: t('search.by_low') }).click();
    await expect(page).toHaveURL(/sort=low/);
    const prices = page.getByRole('tabpanel').getByRole('article').locator('bdi', { hasText: '$' });
    await expect(prices.first()).toBeVisible();
    await page.getByRole('tab', { name: t('category.stores') }).click();
    await expect(page).toHaveURL(/show=stores/);
    const store = page.getByRole('tabpanel').getByRole('article').first().getByRole('link').first();
    await store.click();
    await expect(page).toHaveURL(/\/store\//);
    await page.goBack();
    await expect(page.getByRole('tab', { name: t('category.stores') })).toHaveAttribute('aria-selected', 'true');
    expect(said).toEqual([]);
  });
}

test('Back restores a filtered list at the same card, after more pages were loaded', onDesktop, async ({ page }) => {
  await page.goto('/category/clothing?sort=low');
  const cards = page.getByRole('tabpanel').getByRole('article');
  // The list in the order of the URL has replaced the default one.
  await expect(page.getByRole('status').filter({ hasText: /\d+ results/ })).toBeVisible();
  const more = page.getByRole('tabpanel').getByRole('button', { name: shopTexts('en')('ui.show_more') });
  // The list loads more about a screen before its end; the number of cards per row does not matter here.
  await cards.nth(19).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  await expect(more).toHaveCount(0);
  const count = await cards.count();
  const card = cards.nth(22);
  await card.scrollIntoViewIfNeeded();
  const top = (await card.boundingBox())?.y ?? 0;
  const link = card.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 9999) - top)).toBeLessThan(60);
});

const still = [
  '/home?search=burger',
  '/categories',
  '/category/burgers',
  '/category/clothing/2',
  '/store/latest',
  '/store/popular',
  '/store/top-offer-nearby',
  '/campaigns',
  '/flash-sales',
  '/all-brands',
  '/brand/breakwater',
  '/condition/fever',
  '/interest',
  '/about-us',
  '/privacy-policy',
  '/help-and-support',
  '/store/ember-and-bun',
  '/product/breakwater-running-shoe',
];

for (const path of still) {
  test(`${path} has no layout shift; its first picture loads at once, those below when they are near`, async ({
    page,
  }) => {
    const settled = following(page);
    await watchShifts(page);
    await page.goto(path);
    await settled();
    // React renders the awaited content a moment after it arrives, and only then requests more.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await settled();
    const pictures = page.getByRole('main').locator('img');
    if (await page.getByRole('main').locator('article img').count()) {
      await expect(page.getByRole('main').locator('img[fetchpriority="high"]:not([loading="lazy"])')).not.toHaveCount(
        0,
      );
    }
    const hasty = await pictures.evaluateAll(
      (all) =>
        all.filter(
          (picture) =>
            picture.getBoundingClientRect().top > 2 * innerHeight && picture.getAttribute('loading') !== 'lazy',
        ).length,
    );
    expect(hasty, 'pictures far below that do not wait').toBe(0);
    for (let step = 0; step < 4; step++) {
      await page.mouse.wheel(0, 600);
      await settled();
    }
    await expectSmallShift(page, 0.05);
  });
}

for (const language of languages) {
  test(`a closed store says so in ${language}, without a layout shift [SLOT-01]`, onPhone, async ({ page }) => {
    const settled = following(page);
    await watchShifts(page);
    await page.clock.setFixedTime(new Date().setHours(3, 0));
    await page.goto(localized('/store/ember-and-bun', language));
    const closed = shopTexts(language)('store.closed');
    await expect(page.getByRole('status').filter({ hasText: closed })).toBeInViewport();
    await settled();
    await expectSmallShift(page, 0.01);
  });
}

test('a home has no layout shift while it loads during scrolling [ROUTE-03]', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/home');
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
  }
  await expectSmallShift(page, 0.05);
});
