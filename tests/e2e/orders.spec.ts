import { expect, test } from '@playwright/test';
import { enter, ordered } from './support/checkout-shop';
import { demoCustomer, newCustomer, remember } from './support/customers';
import { clean, complaints, layersClosed, localized } from './support/pages';
import { shopTexts } from './support/shop-words';
import { onDesktop, onPhone } from './support/widths';

const t = shopTexts('en');

test(
  'past orders are filtered; one is refunded with a reason, another reviewed by keyboard',
  onDesktop,
  async ({ page }) => {
    const said = complaints(page);
    await remember(page, { token: await demoCustomer(page) });
    await page.goto('/profile?page=my-orders');
    await page.getByRole('tab', { name: t('order.past') }).click();
    await page.getByRole('button', { name: t('order.kind_canceled') }).click();
    await expect(page).toHaveURL(/tab=past&kind=canceled/);
    await expect(page.getByRole('listitem').getByText(t('order.status_delivered'), { exact: true })).toHaveCount(0);
    await expect(
      page.getByRole('listitem').getByText(t('order.status_canceled'), { exact: true }).first(),
    ).toBeVisible();
    await clean(page);

    await page.goto(`/profile?page=my-orders&orderId=100009`);
    await page.getByRole('button', { name: t('order.action_refund') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('order.refund_send') }).click();
    await expect(dialog.getByText(t('order.refund_reason_missing'))).toBeVisible();
    await dialog.getByRole('radio').first().check();
    await dialog.locator('input[type=file]').setInputFiles('public/icons/logo.png');
    await dialog.getByRole('button', { name: t('order.refund_send') }).click();
    await expect(page.getByText(t('order.refund_pending'))).toBeVisible();

    await layersClosed(page);
    await page.goto(`/rate-and-review/100007`);
    const card = page.getByRole('tabpanel').locator('section').first();
    await card.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(card.getByRole('radio', { checked: true })).toHaveAccessibleName(/\d/);
    await clean(page);
    await card.getByRole('button', { name: t('order.review_send') }).click();
    await expect(card.getByText(t('order.reviewed'))).toBeVisible();
    expect(said).toEqual([]);
  },
);

test('ordering again shows what has changed before anything enters the cart', onPhone, async ({ page }) => {
  const said = complaints(page);
  await remember(page, { token: await demoCustomer(page) });
  await page.goto(`/profile?page=my-orders&orderId=100010`);
  await page.getByRole('button', { name: t('order.action_reorder') }).click();
  const dialog = page.getByRole('dialog', { name: t('order.again_title') });
  await expect(dialog.getByText(t('order.again_keeps'))).toBeVisible();
  await clean(page);
  expect(said).toEqual([]);
});

test('orders in Arabic stay within the screen', onPhone, async ({ page }) => {
  const said = complaints(page);
  await remember(page, { token: await demoCustomer(page) });
  for (const path of ['/profile?page=my-orders', '/profile?page=my-orders&orderId=100006', '/invoice/100006']) {
    await page.goto(localized(path, 'ar'), { waitUntil: 'networkidle' });
    await expect(page.getByText('100006').first()).toBeVisible();
    await clean(page);
  }
  expect(said).toEqual([]);
});

test('the bar of an order for another day says when it comes, uncut [GUEST-08]', onPhone, async ({ page }) => {
  const { token } = await newCustomer(page);
  await enter(page, { token });
  await ordered(page, token, { payment_method: 'cash_on_delivery' });
  await page.goto('/home');
  const expected = page.getByRole('complementary', { name: t('order.running') }).getByText(/^Expected on .* between/);
  await expect(expected).toBeVisible();
  expect(await expected.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});
