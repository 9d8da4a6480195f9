import { expect, test, type Locator, type Page } from '@playwright/test';
import { ownAddress } from './support/auth-pages';
import { atCheckout, demoCard, finish, main, money, findOrder, payByCard, placeButton } from './support/checkout-shop';
import { rows } from './support/tables';
import { clean, complaints } from './support/pages';
import { shopTexts, type Language } from './support/shop-words';
import { onDesktop, widthOf } from './support/widths';

test.use(ownAddress);

const t = shopTexts('en');
const applyCoupon = (page: Page) => page.getByRole('button', { name: t('checkout.coupon_apply'), exact: true });
const placedTitle = (page: Page, language: Language = 'en') =>
  page.getByRole('heading', { name: shopTexts(language)('checkout.placed_title') });

/**
 * Three clubs at 8.90, with 20 % off each, 2.3 km from the store, for tomorrow at ten; calculated by hand:
 *
 *   items      3 × 8.90                                             26.70
 *   discount   20 % of it (the store's own is not larger)           −5.34
 *   tax        5 % of 21.36 = 1.068                                  1.07
 *   delivery   2.3 km at 1.20 is below the minimum of 3.00           3.00
 *   service                                                          0.50
 */
test(
  'six orders cost on the page what they come to by hand [PRICE-01] [PRICE-13] [PRICE-18] [PRICE-23] [PRICE-30]',
  onDesktop,
  async ({ page }) => {
    const said = complaints(page);
    const customer = await atCheckout(page, 'en', 5);
    const summary = page.locator('#checkout-summary');
    const row = (label: string) => summary.getByText(t(`checkout.${label}`), { exact: true }).locator('..');
    const total = (amount: number) => expect(row('total')).toContainText(money(amount));

    // 21.36 + 1.07 + 3.00 + 0.50
    await expect(row('subtotal')).toContainText('$26.70');
    await expect(row('discount')).toContainText('−$5.34');
    await expect(summary).toContainText('$1.07');
    await total(25.93);
    await page.getByRole('button', { name: new RegExp(`^${t('checkout.wishes')}`) }).click();
    // With a tip of 2.00 for the courier, and 0.50 for packaging.
    await page.getByText('$2.00', { exact: true }).first().click();
    await total(27.93);
    await page.getByRole('switch', { name: /Extra packaging/ }).click();
    await total(28.43);
    // A coupon of 3.00: 18.36, tax 0.918, and the same 3.00 + 2.00 + 0.50 + 0.50.
    await page.getByLabel(t('checkout.coupon'), { exact: true }).fill('HARBOUR3');
    await applyCoupon(page).click();
    await expect(summary).toContainText('$0.92');
    await total(25.28);
    // Take-away: without the delivery fee of 3.00 and the tip of 2.00.
    await page.getByText(t('checkout.take_away'), { exact: true }).first().click();
    await total(20.28);
    await page.getByText(t('checkout.delivery'), { exact: true }).first().click();
    // Another coupon, free delivery instead of 3.00: 21.36 + 1.07 + 2.00 + 0.50 + 0.50.
    await page.getByRole('button', { name: t('ui.remove') }).click();
    await page.getByLabel(t('checkout.coupon'), { exact: true }).fill('TIDERIDE');
    await applyCoupon(page).click();
    await total(25.43);
    // 5.00 of it from the wallet.
    await page.getByText(/^Pay \$5\.00 from your wallet first/).click();
    await expect(row('left_to_pay')).toContainText('$20.43');

    await placeButton(page, 'en').click();
    await expect(placedTitle(page)).toBeVisible();
    await expect(main(page)).toContainText('$20.43');
    const [order] = await rows(
      `select order_amount::float8 total, delivery_charge::float8 delivery, total_tax_amount::float8 tax,
            dm_tips::float8 tips, coupon_code from orders where user_id = $1`,
      [customer],
    );
    expect(order).toEqual({ total: 25.43, delivery: 0, tax: 1.07, tips: 2, coupon_code: 'TIDERIDE' });
    expect(said).toEqual([]);
  },
);

for (const language of ['en', 'ar'] as const) {
  test(
    `the wallet pays a part and a card the rest, in ${language} [WALLET-13]`,
    widthOf[language],
    async ({ page }) => {
      const said = complaints(page);
      const customer = await atCheckout(page, language, 5);
      await page
        .locator('#checkout-payment')
        .getByRole('checkbox', { name: /\$5\.00/ })
        .check();
      await page.locator('#checkout-payment').getByText(demoCard[language]).click();
      await clean(page);
      await placeButton(page, language).click();
      await expect(page).toHaveURL(/\/payment\/[0-9a-f]{48}/);
      await expect(main(page)).toContainText('$20.93');
      await clean(page);
      await finish(page, 'success', language);
      await expect(placedTitle(page, language)).toBeVisible();
      const [{ id }] = await rows('select id from orders where user_id = $1', [customer]);
      expect(await findOrder(id)).toMatchObject({ payment_status: 'paid', wallet: 5, total: 25.93 });
      const parts = await rows(
        'select payment_method, amount::float8, payment_status from order_payments where order_id = $1 order by id',
        [id],
      );
      expect(parts).toEqual([
        { payment_method: 'wallet', amount: 5, payment_status: 'paid' },
        { payment_method: 'digital_payment', amount: 20.93, payment_status: 'paid' },
      ]);
      expect(said).toEqual([]);
    },
  );
}

test('after Back from the gateway and a reload there is still one order to pay', onDesktop, async ({ page }) => {
  const said = complaints(page);
  const { id, customer } = await payByCard(page, 'en');
  await page.goBack();
  await expect(main(page)).toContainText(`#${id}`);
  const again = page.getByRole('button', { name: t('checkout.payment_again', { gateway: 'Demo card' }) });
  await expect(again).toBeVisible();
  await clean(page);
  await page.reload();
  await again.click();
  await finish(page, 'success', 'en');
  await expect(placedTitle(page)).toBeVisible();
  await page.reload();
  await expect(placedTitle(page)).toBeVisible();
  const made = await rows('select id, payment_status, order_amount::float8 total from orders where user_id = $1', [
    customer,
  ]);
  expect(made).toEqual([{ id, payment_status: 'paid', total: 25.93 }]);
  const [{ paid }] = await rows(
    "select count(*)::int paid from gateway_payments where attribute_id = $1 and status = 'success'",
    [id],
  );
  expect(paid).toBe(1);
  expect(said).toEqual([]);
});

test(
  'coupons are chosen from the list; each refusal has its own words [PRICE-25] [PRICE-26] [PRICE-28]',
  onDesktop,
  async ({ page }) => {
    const customer = await atCheckout(page, 'en');
    const code = page.getByLabel(t('checkout.coupon'), { exact: true });
    const refused = async (typed: string, text: string) => {
      await code.fill(typed);
      await applyCoupon(page).click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(code).toHaveValue(typed);
    };
    await refused('', t('checkout.coupon_empty'));
    await refused('NOSUCHTHING', t('errors.coupon_unknown'));
    await refused('LASTMOON', t('errors.coupon_expired'));
    await refused('EARLYGULL', t('errors.coupon_used_up'));
    await refused('OLDTOWN5', t('errors.coupon'));
    const [{ min_purchase }] = await rows(
      `update coupons set min_purchase = 60 where code = 'HARBOUR15'
       and module_id = (select module_id from stores where slug = 'ember-and-bun')
     returning min_purchase::float8`,
    );
    await refused('HARBOUR15', t('errors.coupon_min_purchase', { amount: money(min_purchase) }));
    await clean(page);

    await page.getByRole('button', { name: t('checkout.coupon_list') }).click();
    const dialog = page.getByRole('dialog', { name: t('checkout.coupon_list') });
    await expect(dialog.getByText('WELCOME20')).toBeVisible();
    await expect(dialog.getByText('LASTMOON')).toHaveCount(0);
    await clean(page);
    await dialog.getByRole('button', { name: `${t('checkout.coupon_apply')}: WELCOME20` }).click();
    // 20 % of 21.36.
    await expect(page.getByText(t('checkout.coupon_saves', { amount: '$4.27' }))).toBeVisible();
    await placeButton(page, 'en').click();
    await expect(placedTitle(page)).toBeVisible();
    const [order] = await rows(
      'select coupon_code, coupon_discount_amount::float8 off from orders where user_id = $1',
      [customer],
    );
    expect(order).toEqual({ coupon_code: 'WELCOME20', off: 4.27 });
  },
);

test('the whole checkout by keyboard [ROUTE-06] [SLOT-02]', onDesktop, async ({ page }) => {
  const said = complaints(page);
  const customer = await atCheckout(page, 'en');
  await page.reload();
  await expect(page.getByText(t('checkout.tomorrow'))).toBeVisible();

  const days = page.getByRole('radiogroup', { name: t('checkout.day') });
  await tabTo(page, days.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await tabTo(
    page,
    page
      .getByRole('radiogroup', { name: t('checkout.time') })
      .getByRole('radio')
      .first(),
  );
  await page.keyboard.press('Space');
  const ways = page.locator('#checkout-payment').getByRole('radiogroup').first();
  await tabTo(page, ways.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(ways.getByRole('radio', { name: /Demo card/ })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: t('checkout.wishes') }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: t('checkout.instruction_leave_at_door') }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: t('checkout.tip_none') }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, placeButton(page, 'en'));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/payment\/[0-9a-f]{48}/);
  await tabTo(page, page.getByRole('button', { name: t('order.sandbox_success'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(placedTitle(page)).toBeFocused();
  await tabTo(page, main(page).getByRole('link', { name: t('checkout.track_order'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/track-order/);
  const [order] = await rows(
    `select payment_status, dm_tips::float8 tips, delivery_instruction note, scheduled from orders where user_id = $1`,
    [customer],
  );
  expect(order).toMatchObject({ payment_status: 'paid', tips: 1, scheduled: true });
  expect(order.note).toContain(t('checkout.instruction_leave_at_door'));
  expect(said).toEqual([]);
});

/** Presses Tab until an element has the focus, as keyboard users do. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isThere()); presses++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
