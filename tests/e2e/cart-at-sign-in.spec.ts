import { expect, test, type Page } from '@playwright/test';
import { openSignIn, ownAddress, someone } from './support/auth-pages';
import { newCustomer, remember } from './support/customers';
import { complaints, localized } from './support/pages';
import { shopTexts, type Language } from './support/shop-words';
import { rows } from './support/tables';
import { onDesktop, onPhone, widthOf } from './support/widths';

test.use(ownAddress);

const corn = { slug: 'ember-grilled-corn', en: 'Grilled corn with lime butter', ar: 'ذرة مشوية بزبدة الليم' };
const soup = { slug: 'roasted-tomato-soup', en: 'Roasted tomato soup', ar: 'شوربة طماطم مشوية' };
const udon = { slug: 'lantern-fish-cake-udon', en: 'Fish cake udon', ar: 'أودون بكعكة السمك' };
const melon = { slug: 'saltgate-watermelon' };

type Owner = { guest_id: number } | { token: string };
type Line = [item: { slug: string }, quantity: number];

async function fill(page: Page, owner: Owner, ...lines: Line[]): Promise<void> {
  for (const [{ slug }, quantity] of lines) {
    const [item] = await rows(
      `select i.id, i.price::float8, s.module_id from items i join stores s on s.id = i.store_id where i.slug = $1`,
      [slug],
    );
    const headers = {
      moduleId: String(item.module_id),
      ...('token' in owner && { Authorization: `Bearer ${owner.token}` }),
    };
    const data = { ...owner, model: 'Item', item_id: item.id, price: item.price, quantity };
    const answer = await page.request.post('/api/v1/customer/cart/add', { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/**
 * A customer with these items in the account's cart and those in the guest cart of this browser; zone Harbour, module
 * food.
 */
async function both(page: Page, { account, guest }: { account: Line[]; guest: Line[] }) {
  const who = await newCustomer(page);
  await fill(page, { token: who.token }, ...account);
  const { guest_id } = await (await page.request.post('/api/v1/auth/guest/request', { data: {} })).json();
  await fill(page, { guest_id }, ...guest);
  const [food] = await rows(`select id from modules where module_type = 'food'`);
  await remember(page, {
    guest_id: String(guest_id),
    location: '14 Lighthouse Road',
    currentLatLng: '{"lat":20,"lng":60.5}',
    zoneid: '[1]',
    module: JSON.stringify({ id: food.id, module_type: 'food', module_name: 'Food' }),
  });
  return who;
}

async function signIn(page: Page, language: Language, who: { email: string; password: string }): Promise<void> {
  const t = shopTexts(language);
  const dialog = await openSignIn(page, language);
  await dialog.getByLabel(t('auth.email_or_phone')).fill(who.email);
  await dialog.getByLabel(t('ui.password'), { exact: true }).fill(who.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('auth.logged_in_successfully'))).toBeVisible({ timeout: 15_000 });
}

/** The content of the account's cart in all modules: `[slug, quantity]`. */
const loadCartLines = (email: string) =>
  rows(
    `select i.slug, c.quantity from carts c join items i on i.id = c.item_id join customers u on u.id = c.user_id
     where u.email = $1 order by i.slug`,
    [email],
  );

async function openCart(page: Page, language: Language) {
  const t = shopTexts(language);
  await page
    .getByRole('button', { name: new RegExp(`^${t('shell.cart')}|${t('cart.view_cart')}`) })
    .filter({ visible: true })
    .first()
    .click();
  return page.getByRole('dialog', { name: t('cart.shopping_cart') });
}

test(
  'what a guest has chosen joins the cart of the account, and nothing is asked [AUTH-31] [GUEST-09]',
  onPhone,
  async ({ page }) => {
    const said = complaints(page);
    const who = await both(page, {
      account: [[corn, 1]],
      guest: [
        [corn, 2],
        [soup, 1],
        [melon, 1],
      ],
    });
    await page.goto('/home');
    await signIn(page, 'en', who);
    const drawer = await openCart(page, 'en');
    await expect(drawer.getByText(corn.en)).toBeVisible();
    await expect(drawer.getByText(soup.en)).toBeVisible();
    await expect(
      drawer.getByText(shopTexts('en')('cart.items_from_other', { count: 4, store: 'Ember & Bun' })),
    ).toBeVisible();
    // The grocery line stays in its own module.
    expect(await loadCartLines(who.email)).toEqual([
      { slug: corn.slug, quantity: 3 },
      { slug: soup.slug, quantity: 1 },
      { slug: melon.slug, quantity: 1 },
    ]);
    expect(said).toEqual([]);
  },
);

for (const [language, keep] of [
  ['en', 'guest'],
  ['ar', 'account'],
] as const) {
  test(
    `carts of two stores are asked about in ${language}, and the one of the ${keep} stays [AUTH-31]`,
    widthOf[language],
    async ({ page }) => {
      const t = shopTexts(language);
      const said = complaints(page);
      const who = await both(page, {
        account: [[udon, 1]],
        guest: [
          [corn, 2],
          [melon, 1],
        ],
      });
      await page.goto(localized('/about-us', language));
      await signIn(page, language, who);
      const question = page.getByRole('dialog', { name: t('auth.which_cart') });
      await expect(question.getByText(corn[language])).toBeVisible();
      await expect(question.getByText(udon[language])).toBeVisible();
      // Escape makes no decision.
      await page.keyboard.press('Escape');
      await expect(question).toBeVisible();
      expect(await question.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      await question.getByRole('radio', { name: t(`auth.cart_of_${keep}`) }).check({ force: true });
      await question.getByRole('button', { name: t('auth.keep_cart') }).click();
      await expect(question).toBeHidden();
      const kept = keep === 'guest' ? { slug: corn.slug, quantity: 2 } : { slug: udon.slug, quantity: 1 };
      // Lines without a conflict are merged, whatever the answer.
      await expect.poll(() => loadCartLines(who.email)).toEqual([kept, { slug: melon.slug, quantity: 1 }]);
      expect(said).toEqual([]);
    },
  );
}

test('leaving the question open keeps both carts, and it is asked again [AUTH-31]', onDesktop, async ({ page }) => {
  const t = shopTexts('en');
  const who = await both(page, { account: [[udon, 1]], guest: [[corn, 2]] });
  await page.goto('/about-us');
  await signIn(page, 'en', who);
  const question = page.getByRole('dialog', { name: t('auth.which_cart') });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  expect(await loadCartLines(who.email)).toEqual([{ slug: udon.slug, quantity: 1 }]);

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/about-us');
  await signIn(page, 'en', who);
  await expect(question.getByText(corn.en)).toBeVisible();
});

test('a heart that required a sign-in is saved after it [WISH-05]', onPhone, async ({ page }) => {
  const t = shopTexts('en');
  const said = complaints(page);
  const who = await both(page, { account: [], guest: [] });
  await page.goto('/store/ember-and-bun');
  const heart = page.getByRole('button', { name: t('wishlist.save', { name: 'Ember & Bun' }) }).first();
  await heart.click();
  const toast = page.getByText(t('wishlist.not_logged_in')).locator('..');
  await toast.getByRole('button', { name: t('ui.sign_in') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('auth.email_or_phone')).fill(who.email);
  await dialog.getByLabel(t('ui.password'), { exact: true }).fill(who.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('auth.logged_in_successfully'))).toBeVisible({ timeout: 15_000 });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/store\/ember-and-bun/);
  await expect
    .poll(() =>
      rows(
        `select s.slug from wishlists w join customers u on u.id = w.user_id join stores s on s.id = w.store_id
         where u.email = $1`,
        [who.email],
      ),
    )
    .toEqual([{ slug: 'ember-and-bun' }]);
  expect(said).toEqual([]);
});

for (const way of ['login', 'sign_up'] as const) {
  test(
    `on the way to the checkout, ${way} leads to it with the cart [CHECKOUT-03] [GUEST-09]`,
    way === 'login' ? onDesktop : onPhone,
    async ({ page }) => {
      const t = shopTexts('en');
      const said = complaints(page);
      const who = await both(page, { account: [], guest: [[corn, 3]] });
      await page.goto('/home');
      const drawer = await openCart(page, 'en');
      await drawer.getByRole('button', { name: t('cart.proceed_to_checkout') }).click();
      await page.getByRole('button', { name: t(`auth.${way}`), exact: true }).click();
      const dialog = page.getByRole('dialog').last();
      if (way === 'login') {
        await dialog.getByLabel(t('auth.email_or_phone')).fill(who.email);
        await dialog.getByLabel(t('ui.password'), { exact: true }).fill(who.password);
        await page.keyboard.press('Enter');
      } else {
        const other = someone();
        await dialog.getByLabel(t('ui.name'), { exact: true }).fill(other.name);
        await dialog.getByLabel(t('ui.email'), { exact: true }).fill(other.email);
        await dialog.getByRole('textbox', { name: t('ui.phone'), exact: true }).pressSequentially(other.number);
        await dialog.getByLabel(t('ui.password'), { exact: true }).fill(other.password);
        await dialog.getByLabel(t('ui.confirm_password'), { exact: true }).fill(other.password);
        await dialog.getByRole('checkbox').press('Space');
        await dialog.getByRole('button', { name: t('auth.sign_up'), exact: true }).click();
      }
      await expect(page).toHaveURL(/\/checkout\?page=cart/, { timeout: 15_000 });
      await expect(page.getByRole('main').getByText(corn.en)).toBeVisible();
      expect(said).toEqual([]);
    },
  );
}
