import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { ownAddress } from '../support/auth-pages';
import { boxOf } from '../support/boxes';
import { newCustomer, remember } from '../support/customers';
import { languages, localized } from '../support/pages';
import { following } from '../support/settled';
import { shopTexts, type Language } from '../support/shop-words';
import { widthOf } from '../support/widths';

test.use(ownAddress);

type Module = { id: number; module_type: string; module_name: string };
type Named = { name: string };
type Shop = { page: Page; language: Language; headers: Record<string, string>; settled: () => Promise<void> };

/** A signed-in customer on a module's home with all sections loaded. */
async function openHome(page: Page, module_type: string, language: Language): Promise<Shop> {
  const settled = following(page);
  const modules = (await (await page.request.get('/api/v1/module')).json()) as Module[];
  const module = modules.find((entry) => entry.module_type === module_type);
  const { token } = await newCustomer(page);
  await remember(page, {
    ...{ token, location: 'Lighthouse Road', zoneid: '[1]', module: JSON.stringify(module) },
    currentLatLng: JSON.stringify({ lat: 20, lng: 60.5 }),
  });
  await page.goto(localized('/home', language));
  const headers = {
    ...{ zoneId: '[1]', moduleId: String(module?.id), Authorization: `Bearer ${token}` },
    'X-localization': language,
  };
  const shop = { page, language, headers, settled };
  await comeNear(shop);
  return shop;
}

/** Sections render when the visitor scrolls near them. */
async function comeNear({ page, settled }: Shop): Promise<void> {
  await settled();
  let seen = -1;
  for (const height = () => page.evaluate(() => document.body.scrollHeight); seen < (await height());) {
    seen = await height();
    for (let y = 0; y < seen; y += 700) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await settled();
    }
  }
}

const get = async (api: APIRequestContext, path: string, { headers }: Shop) =>
  (await api.get(`/api/v1${path}`, { headers })).json();

/** The first card of a rail that has not been used by another test. */
async function freshCard(rail: Locator, pressed: Set<string>): Promise<Locator | undefined> {
  for (const card of await rail.getByRole('article').all()) {
    // A promotional card among them has no name.
    if ((await card.getByRole('heading').locator('bdi').count()) === 0) continue;
    const name = await nameOf(card);
    if (pressed.has(name)) continue;
    pressed.add(name);
    return card;
  }
  return undefined;
}

const nameOf = async (card: Locator) => (await card.getByRole('heading').locator('bdi').innerText()).trim();

/** The card opens its own item: in a dialog, or on a page, which opens in a second tab so that the home stays. */
async function opens({ page }: Shop, card: Locator, name: string): Promise<void> {
  const heading = card.getByRole('heading');
  const isInPlace = (await heading.getByRole('button').count()) > 0;
  const href = isInPlace ? null : await heading.getByRole('link').getAttribute('href');
  if (href && (href.includes('/store/') || (await isShown(page, href)))) return onItsPage(page, heading, name);
  await heading.getByRole(isInPlace ? 'button' : 'link').click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  await close(page, dialog);
}

/** Shop products have pages of their own. */
const isShown = async (page: Page, href: string) =>
  href.includes('/product/') && (await page.evaluate(() => localStorage.getItem('module') ?? '')).includes('ecommerce');

async function onItsPage(page: Page, heading: Locator, name: string): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await heading.getByRole('link').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await tab.close();
}

async function close(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** The saved item is that of the card. */
async function saves(shop: Shop, card: Locator, name: string, kind: 'item' | 'store'): Promise<void> {
  const heart = card.getByRole('button', { name: shopTexts(shop.language)('wishlist.save', { name }), exact: true });
  // Not covered by the sticky header, which reappears when scrolling up.
  await heart.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const saved = async () => {
    const list = (await get(shop.page.request, '/customer/wish-list', shop)) as Record<typeof kind, Named[]>;
    return list[kind].map((entry) => entry.name);
  };
  await expect.poll(saved).toContain(name);
}

/** "+" adds the item of the card to the cart, or opens its options. */
async function adds(shop: Shop, card: Locator, name: string): Promise<void> {
  const { page, language } = shop;
  const t = shopTexts(language);
  const add = card.getByRole('button', { name: t('item.add_name', { name }), exact: true });
  if ((await add.count()) === 0) return;
  const opensDialog = (await add.getAttribute('aria-haspopup')) === 'dialog';
  // An item with options and its own page opens there, as its card does.
  if (opensDialog && (await isShown(page, '/product/'))) return;
  await add.click();
  if (opensDialog) {
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toBeVisible();
    return close(page, dialog);
  }
  const replace = page
    .getByRole('dialog', { name: t('cart.replace_the_cart') })
    .getByRole('button', { name: new RegExp(`^(${t('cart.clear_cart')}|${t('cart.clear')})$`) });
  const added = card.getByRole('group', { name: t('item.quantity_of', { name }), exact: true });
  await expect(replace.or(added).first()).toBeVisible();
  if (await replace.isVisible()) await replace.click();
  await expect(added).toBeVisible();
  const names = async () => {
    const lines = (await get(page.request, '/customer/cart/list', shop)) as { item: Named }[];
    return lines.map(({ item }) => item.name);
  };
  await expect.poll(names).toContain(name);
}

/** A campaign item has no heart and no "+"; it is opened and ordered. */
async function orders(shop: Shop, card: Locator, name: string): Promise<void> {
  const { page, language } = shop;
  const t = shopTexts(language);
  await expect(card.getByRole('button', { name: t('wishlist.save', { name }), exact: true })).toHaveCount(0);
  await expect(card.getByRole('button', { name: t('item.add_name', { name }), exact: true })).toHaveCount(0);
  await opens(shop, card, name);
  await card.getByRole('button', { name: `${t('item.order_now')}: ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible();
  if (await dialog.isVisible()) {
    for (const group of await dialog.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: new RegExp(`^${t('item.order_now')}`) }).click();
  }
  await expect(page).toHaveURL(/\/checkout\?page=campaign$/);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
}

for (const language of languages) {
  for (const type of ['food', 'grocery', 'pharmacy', 'ecommerce']) {
    test(
      `each rail of the ${type} home leads to its own things, in ${language} [ITEM-32] [CHECKOUT-09] [WISH-01] [CART-12]`,
      widthOf[language],
      async ({ page }) => {
        const t = shopTexts(language);
        const shop = await openHome(page, type, language);
        const title = page.getByRole('heading', { level: 2, name: t('home.campaign_items'), exact: true });
        const offers = page.getByRole('main').locator('section').filter({ has: title }).last();
        await expect(offers).toBeAttached();
        const pressed = new Set<string>();
        const rails = page.getByRole('main').locator('section:has(article)');
        expect(await rails.count()).toBeGreaterThan(4);
        for (let n = 0; n < (await rails.count()); n += 1) {
          const rail = rails.nth(n);
          const card = await freshCard(rail, pressed);
          if (!card || (await card.getByRole('heading').getByRole('button').count()) > 0) continue;
          const name = await nameOf(card);
          const href = await card.getByRole('heading').getByRole('link').getAttribute('href');
          const isStore = href?.includes('/store/') ?? false;
          await saves(shop, card, name, isStore ? 'store' : 'item');
          if (!isStore) await adds(shop, card, name);
          await opens(shop, rail.getByRole('article').filter({ hasText: name }).first(), name);
        }
        const offer = offers.getByRole('article').first();
        await orders(shop, offer, await nameOf(offer));
      },
    );
  }
}

for (const language of languages) {
  test(
    `codes of coupons are in one line, and chips end before the sort order (${language}) [PRICE-25] [HOME-01]`,
    widthOf[language],
    async ({ page }) => {
      const t = shopTexts(language);
      await openHome(page, 'food', language);
      const coupons = page.getByRole('list', { name: t('home.coupons') });
      const codes = coupons.locator('article bdi.num');
      expect(await codes.count()).toBeGreaterThan(1);
      const lines = await codes.evaluateAll((all) =>
        all.map((code) => Math.round(code.clientHeight / parseFloat(getComputedStyle(code).lineHeight))),
      );
      expect(lines).toEqual(lines.map(() => 1));
      const chips = await boxOf(page.getByRole('group', { name: t('home.filters') }));
      const sort = await boxOf(page.getByRole('button', { name: new RegExp(t('ui.sort_by', { order: '' }).trim()) }));
      const gap = language === 'ar' ? chips.x - (sort.x + sort.width) : sort.x - (chips.x + chips.width);
      expect(gap).toBeGreaterThanOrEqual(0);
    },
  );
}
