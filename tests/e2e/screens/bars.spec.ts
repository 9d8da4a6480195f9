import { expect, test, type Locator, type Page } from '@playwright/test';
import { boxOf, bottomOf } from '../support/boxes';
import { atCheckout, enter } from '../support/checkout-shop';
import { languages, localized } from '../support/pages';
import { enter as enterModule } from '../support/parcel-steps';
import { following } from '../support/settled';
import { dinner, shopTexts } from '../support/shop-words';
import { DESKTOP, onDesktop, onPhone, PHONE, widthOf } from '../support/widths';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

/** Grocery stores with different badges on their items, and one item with more badges than fit on a picture. */
const grocers = {
  en: {
    path: '/store/green-lantern-produce',
    marks: ['recommend', 'organic'],
    item: 'Seedless black grapes',
    unit: 'kg',
  },
  ar: { path: '/store/old-well-butchers', marks: ['recommend', 'halal'], item: 'كتف غنم', unit: 'كغ' },
} as const;

for (const language of languages) {
  const t = shopTexts(language);

  test(
    `what groceries are marked with leaves their pictures free on a phone, in ${language} [HOME-10] [HOME-11] [HOME-13]`,
    onPhone,
    async ({ page }) => {
      const settled = following(page);
      const { path, marks, item, unit } = grocers[language];
      await enterModule(page, {}, { module_type: 'grocery' });
      await page.goto(localized(path, language));
      await settled();
      const cards = main(page).getByRole('article');
      for (const mark of [...marks.map((mark) => t(`item.${mark}`)), new RegExp(t('item.off', { amount: '.*' }))]) {
        const marked = cards.getByText(mark, { exact: true });
        if (language === 'en' || typeof mark === 'string') await expect(marked.first()).toBeAttached();
        expect(await marked.evaluateAll(onPictures), String(mark)).toEqual([]);
      }
      // The unit is beside the price, so that items can be compared.
      const card = cards.filter({ has: page.getByRole('heading', { name: item }) }).first();
      await expect(card.getByText(t('item.per_unit', { unit }), { exact: true })).toBeVisible();
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByText(t('item.recommend'), { exact: true })).toBeInViewport({ ratio: 1 });
      // On a wide screen the first two are on the picture.
      await page.setViewportSize(DESKTOP);
      expect(await card.getByText(t('item.recommend'), { exact: true }).evaluateAll(onPictures)).toHaveLength(1);
    },
  );

  test(`a store on a phone has a way back and the bar at the foot, in ${language}`, onPhone, async ({ page }) => {
    const { store } = dinner[language];
    await enter(page, {});
    await page.goto(localized('/home', language));
    await main(page).getByRole('link', { name: store }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: store })).toBeVisible();
    const bar = page.getByRole('navigation', { name: t('shell.main') });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(bottomOf(await boxOf(bar))).toBeCloseTo(PHONE.height, 0);
    // The most popular items start within the first screen, even below an offer and a notice of the store.
    expect((await boxOf(page.getByRole('heading', { name: t('store.most_ordered') }))).y).toBeLessThan(PHONE.height);
    const back = page.getByRole('link', { name: t('store.back') });
    const { x, y, width, height } = await boxOf(back);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(y).toBeLessThan(PHONE.height / 4);
    // At the start of a line, pointing in reading direction.
    expect(x < PHONE.width / 2).toBe(language === 'en');
    const turned = await back
      .locator('svg')
      .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
    expect(turned).toBe(language === 'en' ? 1 : -1);
    await back.click();
    await expect(page).toHaveURL(new RegExp(`${localized('/home', language)}$`));
    await expect(main(page).getByRole('link', { name: store }).first()).toBeVisible();
  });

  test(
    `names of categories and buttons of coupons stay in their place, in ${language}`,
    widthOf[language],
    async ({ page, viewport }) => {
      const settled = following(page);
      if (viewport?.width === DESKTOP.width) await page.setViewportSize({ width: 1440, height: 900 });
      for (const module_type of ['pharmacy', 'grocery']) {
        await enterModule(page, {}, { module_type });
        await page.goto(localized('/home', language));
        await settled();
        const names = main(page)
          .getByRole('list', { name: t('home.categories') })
          .locator('a > bdi');
        expect(await names.count()).toBeGreaterThan(5);
        expect(await names.evaluateAll(collided), module_type).toEqual([]);
      }
      const copies = main(page).getByRole('button', { name: new RegExp(`^${t('campaign.copy')} `) });
      // They render when the visitor scrolls near them.
      for (let y = 0; (await copies.count()) === 0 && y < 12_000; y += 700) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await settled();
      }
      await expect(copies.first()).toBeVisible();
      expect(await copies.evaluateAll(leaving)).toEqual([]);
    },
  );
}

/** Badges on the picture of their card. */
function onPictures(marks: Element[]): string[] {
  const isOn = (element: Element) => {
    const picture = element.closest('article')?.querySelector('img')?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return !picture || (box.top < picture.bottom - 1 && box.bottom > picture.top + 1);
  };
  return marks.filter((mark) => mark.checkVisibility() && isOn(mark)).map((mark) => mark.textContent);
}

/** Names that overlap their neighbour. */
function collided(names: Element[]): string[] {
  const boxes = names.map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getBoundingClientRect();
  });
  return names
    .filter((_name, n) =>
      boxes.some(
        (box, m) =>
          m !== n &&
          box.left < (boxes[n]?.right ?? 0) - 0.5 &&
          box.right > (boxes[n]?.left ?? 0) + 0.5 &&
          box.top < (boxes[n]?.bottom ?? 0) &&
          box.bottom > (boxes[n]?.top ?? 0),
      ),
    )
    .map((name) => name.textContent);
}

/** Buttons that are clipped by their card or covered by another element. */
function leaving(buttons: Element[]): string[] {
  return buttons
    .filter((button) => {
      const [own, card, code] = [button, button.closest('article'), button.previousElementSibling].map((one) =>
        one?.getBoundingClientRect(),
      );
      if (!own || !card || !code) return true;
      const isBeside = code.right <= own.left + 0.5 || code.left >= own.right - 0.5;
      return own.left < card.left || own.right > card.right || !isBeside;
    })
    .map((button) => button.getAttribute('aria-label') ?? '');
}

test('the head of a home hides on the way down, except for its search, and returns on the way up', async ({
  page,
  viewport,
}) => {
  const settled = following(page);
  await enter(page, {});
  await page.goto('/home');
  await settled();
  const foot = async () => bottomOf(await boxOf(banner(page)));
  const whole = await foot();
  expect(whole).toBeGreaterThan(120);
  const scroll = (top: number) => page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top);
  const search = banner(page).locator('input[name="search"]:visible');
  const isPhone = viewport?.width === PHONE.width;
  // A wide screen has room for the whole header while scrolling.
  const below = isPhone ? whole - 40 : whole + 1;
  await scroll(1500);
  await expect.poll(foot).toBeLessThan(below);
  await expect(search).toBeInViewport({ ratio: 1 });
  if (!isPhone) expect(await foot()).toBeCloseTo(whole, 0);
  await scroll(-300);
  await expect.poll(foot).toBeCloseTo(whole, 0);
  await scroll(600);
  await expect.poll(foot).toBeLessThan(below);
  // Focusing the search by keyboard shows the rest of the header too.
  await search.focus();
  await expect.poll(foot).toBeCloseTo(whole, 0);
});

const outline = (locator: Locator) => locator.evaluate((one) => getComputedStyle(one).outlineStyle);

test('forced colours show the focused and the selected element [beyond §4.2]', onDesktop, async ({ page }) => {
  const t = shopTexts('en');
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, {});
  await page.goto('/home');
  const field = banner(page).locator('input[name="search"]:visible');
  await field.focus();
  await expect.poll(() => outline(field)).toBe('double');
  const current = page.getByRole('navigation', { name: t('shell.modules') }).locator('[data-module][aria-current]');
  expect(await outline(current)).toBe('solid');
  const chip = page
    .getByRole('group', { name: t('home.filters') })
    .getByRole('button')
    .first();
  expect(await outline(chip)).toBe('none');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await field.focus();
  expect(await outline(chip)).toBe('solid');
  await page.goto('/store/ember-and-bun');
  const way = page.getByRole('radiogroup', { name: t('store.order_type') });
  const segment = (name: string) => way.locator('label').filter({ hasText: t(`store.${name}`) });
  expect([await outline(segment('delivery')), await outline(segment('take_away'))]).toEqual(['solid', 'none']);
});

test('forced colours show a switch, and whether it is on [beyond §4.2]', onPhone, async ({ page }) => {
  const t = shopTexts('en');
  await page.emulateMedia({ forcedColors: 'active' });
  await atCheckout(page, 'en');
  await main(page)
    .getByRole('button', { name: t('checkout.wishes') })
    .click();
  const control = main(page).getByRole('switch', { name: t('checkout.add_cutlery') });
  const drawn = () =>
    control.evaluate((element) => {
      const [own, thumb] = [getComputedStyle(element), getComputedStyle(element, '::after')];
      return { edge: own.outlineStyle, ground: own.backgroundColor, thumb: thumb.backgroundColor };
    });
  await expect(control).toBeVisible();
  await control.setChecked(false);
  await control.blur();
  const off = await drawn();
  await control.setChecked(true);
  await control.blur();
  const on = await drawn();
  for (const setting of [off, on]) {
    expect(setting.edge).not.toBe('none');
    expect(setting.thumb).not.toBe(setting.ground);
  }
  expect(on.ground).not.toBe(off.ground);
});
