import { expect, test, type Locator, type Page } from '@playwright/test';
import { ownAddress, someone } from '../support/auth-pages';
import { enter } from '../support/checkout-shop';
import { complaints, localized } from '../support/pages';
import { shopTexts } from '../support/shop-words';
import { widthOf } from '../support/widths';

test.use(ownAddress);

/** Presses Tab until the element has the focus, as keyboard users do. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

for (const language of ['en', 'ar'] as const) {
  test(
    `an account is made, left and entered again by keys alone, in ${language} [SIGNUP-01] [SIGNUP-03] [AUTH-17] [AUTH-33] [PROF-29]`,
    widthOf[language],
    async ({ page, isMobile }) => {
      const t = shopTexts(language);
      const said = complaints(page);
      const who = someone();
      const banner = page.getByRole('banner');
      const signIn = banner.getByRole('button', { name: t('ui.sign_in') });
      await page.goto(localized('/about-us', language));
      await expect(page.locator('html')).toHaveAttribute('data-theme', /\w/);
      await tabTo(page, signIn);
      await page.keyboard.press('Enter');

      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(t('auth.email_or_phone'))).toBeFocused();
      await tabTo(page, dialog.getByRole('button', { name: t('auth.sign_up') }));
      await page.keyboard.press('Space');
      await expect(dialog.getByLabel(t('ui.name'), { exact: true })).toBeFocused();
      const fields = [
        [dialog.getByLabel(t('ui.name'), { exact: true }), who.name],
        [dialog.getByLabel(t('ui.email'), { exact: true }), who.email],
        [dialog.getByRole('textbox', { name: t('ui.phone'), exact: true }), who.number],
        [dialog.getByLabel(t('ui.password'), { exact: true }), who.password],
        [dialog.getByLabel(t('ui.confirm_password'), { exact: true }), who.password],
      ] as const;
      for (const [field, text] of fields) {
        await tabTo(page, field);
        await page.keyboard.type(text);
      }
      const terms = dialog.getByRole('checkbox');
      await tabTo(page, terms);
      await page.keyboard.press('Space');
      await expect(terms).toBeChecked();
      await tabTo(page, dialog.getByRole('button', { name: t('auth.sign_up'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('auth.signup_successfully'))).toBeVisible({ timeout: 15_000 });
      await expect(page).toHaveURL(/\/home/);

      const profile = isMobile
        ? banner.getByRole('button', { name: t('shell.menu') })
        : banner.getByRole('button', { name: 'Noor' });
      // After a navigation the focus starts at the content; the bar is before it.
      await tabTo(page, profile, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: t('shell.logout'), exact: true }));
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: t('shell.logout_question') });
      await tabTo(page, question.getByRole('button', { name: t('ui.yes'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('shell.logout_successful'))).toBeVisible();
      await expect(signIn).toBeVisible();

      // Going back before the start page has loaded would start at the end of this page.
      await expect(page.getByRole('main')).toBeFocused();
      await tabTo(page, signIn, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel(t('auth.email_or_phone'))).toBeFocused();
      await page.keyboard.type(who.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(who.password);
      const remember = dialog.getByRole('checkbox', { name: t('auth.remember_me') });
      await tabTo(page, remember);
      await page.keyboard.press('Space');
      await expect(remember).toBeChecked();
      await tabTo(page, dialog.getByRole('button', { name: t('ui.sign_in'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('auth.logged_in_successfully'))).toBeVisible({ timeout: 15_000 });
      await expect(dialog).toBeHidden();
      // Keyboard users are not sent back to the beginning of the page.
      await expect(page.locator(':focus')).toHaveCount(1);
      expect(said).toEqual([]);
    },
  );
}

for (const language of ['en', 'ar'] as const) {
  test(
    `the cart is one Tab away from what was just put into it, in ${language} [CART-01] [beyond §4.2]`,
    widthOf[language],
    async ({ page }) => {
      const t = shopTexts(language);
      await enter(page, {});
      await page.goto(localized('/product/breakwater-running-shoe', language));
      const add = page.getByRole('button', { name: t('item.add_to_cart_button'), exact: true });
      await tabTo(page, add);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('cart.item_added_to_cart'))).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.locator('[data-kind]').getByRole('button', { name: t('cart.view_cart') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: t('cart.shopping_cart') })).toBeVisible();
    },
  );
}

/** The number of Tab presses until a dinner is ordered, from the store's page. */
const MOST_TABS = 60;

for (const language of ['en', 'ar'] as const) {
  test(
    `a guest orders dinner by keys alone, in ${language}, with few presses of Tab [GUEST-01] [CHECKOUT-01] [beyond §4.2]`,
    widthOf[language],
    async ({ page }) => {
      const t = shopTexts(language);
      const tabs = await countTabs(page);
      await enter(page, {});
      await page.goto(localized('/store/sandglass-coffee-bar', language));
      const add = page
        .getByRole('main')
        .getByRole('button', { name: t('item.add_name', { name: flatWhite[language] }) })
        .first();
      await expect(add).toBeVisible();
      tabs.begin();
      await pressOn(page, page.getByRole('link', { name: t('shell.skip'), exact: true }));
      await pressOn(page, page.getByRole('main').getByRole('link', { name: t('store.skip_to_menu') }));
      await pressOn(page, add);

      const item = page.getByRole('dialog');
      await tabTo(page, item.getByRole('radio').first());
      await page.keyboard.press('Space');
      await pressOn(page, item.getByRole('button', { name: t('item.add_to_cart') }));
      await expect(item).toBeHidden();
      await pressOn(page, page.locator('[data-kind]').getByRole('button', { name: t('cart.view_cart') }));

      const cart = page.getByRole('dialog', { name: t('cart.shopping_cart') });
      await pressOn(page, cart.getByRole('button', { name: t('cart.proceed_to_checkout') }));
      await pressOn(page, page.getByRole('button', { name: t('auth.guest'), exact: true }));

      await expect(page).toHaveURL(/\/checkout/);
      const place = page.getByRole('button', { name: t('checkout.place_order') }).filter({ visible: true });
      await expect(page.locator('#checkout-address')).toContainText('14 Lighthouse Road');
      await pressOn(page, page.getByRole('link', { name: t('checkout.skip_to_order') }));
      await pressOn(page, place.first());

      const contact = page.getByRole('dialog', { name: t('address.contact_info') });
      const fields = [
        [contact.getByLabel(new RegExp(`^${t('address.contact_person_name')}`)), 'Samir Haddar'],
        [contact.getByRole('textbox', { name: new RegExp(`^${t('ui.phone')}`) }), '5550142200'],
        [contact.getByLabel(new RegExp(`^${t('address.contact_person_email')}`)), 'samir@mail.example'],
      ] as const;
      for (const [field, text] of fields) {
        await tabTo(page, field);
        await page.keyboard.type(text);
      }
      await pressOn(page, contact.getByRole('button', { name: t('ui.save') }));
      await expect(page.getByRole('heading', { name: t('checkout.placed_title') })).toBeVisible();
      expect(tabs.count()).toBeLessThanOrEqual(MOST_TABS);
    },
  );
}

const flatWhite = { en: 'Flat white', ar: 'فلات وايت' } as const;

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Counts trusted key events of the browser. */
async function countTabs(page: Page) {
  let count = 0;
  await page.exposeFunction('tabbed', () => void (count += 1));
  await page.addInitScript(() => {
    const { tabbed } = window as unknown as { tabbed: () => void };
    addEventListener('keydown', (event) => event.isTrusted && event.key === 'Tab' && tabbed(), true);
  });
  return { begin: () => void (count = 0), count: () => count };
}
