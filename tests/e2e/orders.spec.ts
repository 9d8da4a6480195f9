import AxeBuilder from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { complaints, localized } from './pages';
import { words } from './shop-words';

const t = words('en');
const HEADERS = { Accept: 'application/json', 'X-localization': 'en' };

test('past orders are filtered; one is refunded with a reason, another reviewed by keyboard', async ({
  page,
  request,
  isMobile,
}) => {
  const said = complaints(page);
  await remember(page, await signIn(request));
  await page.goto('/profile?page=my-orders');
  await page.getByRole('tab', { name: t('order.past') }).click();
  await page.getByRole('button', { name: t('order.kind_canceled') }).click();
  await expect(page).toHaveURL(/tab=past&kind=canceled/);
  await expect(page.getByRole('listitem').getByText(t('order.status_delivered'), { exact: true })).toHaveCount(0);
  await expect(page.getByRole('listitem').getByText(t('order.status_canceled'), { exact: true }).first()).toBeVisible();
  await clean(page);

  await page.goto(`/profile?page=my-orders&orderId=${isMobile ? 100008 : 100009}`);
  await page.getByRole('button', { name: t('order.action_refund') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('order.refund_send') }).click();
  await expect(dialog.getByText(t('order.refund_reason_missing'))).toBeVisible();
  await dialog.getByRole('radio').first().check();
  await dialog.locator('input[type=file]').setInputFiles('public/icons/logo.png');
  await dialog.getByRole('button', { name: t('order.refund_send') }).click();
  await expect(page.getByText(t('order.refund_pending'))).toBeVisible();

  await page.goto(`/rate-and-review/${isMobile ? 100010 : 100007}`);
  const card = page.getByRole('tabpanel').locator('section').first();
  await card.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('radio', { checked: true })).toHaveAccessibleName(/\d/);
  await clean(page);
  await card.getByRole('button', { name: t('order.review_send') }).click();
  await expect(card.getByText(t('order.reviewed'))).toBeVisible();
  expect(said).toEqual([]);
});

test('ordering again shows what has changed before anything enters the cart', async ({ page, request, isMobile }) => {
  const said = complaints(page);
  await remember(page, await signIn(request));
  await page.goto(`/profile?page=my-orders&orderId=${isMobile ? 100011 : 100010}`);
  await page.getByRole('button', { name: t('order.action_reorder') }).click();
  const dialog = page.getByRole('dialog', { name: t('order.again_title') });
  await expect(dialog.getByText(t('order.again_keeps'))).toBeVisible();
  await clean(page);
  expect(said).toEqual([]);
});

test('orders in Arabic stay within the screen', async ({ page, request }) => {
  const said = complaints(page);
  await remember(page, await signIn(request));
  for (const path of ['/profile?page=my-orders', '/profile?page=my-orders&orderId=100006', '/invoice/100006']) {
    await page.goto(localized(path, 'ar'), { waitUntil: 'networkidle' });
    await expect(page.getByText('100006').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await clean(page);
  }
  expect(said).toEqual([]);
});

async function clean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter((it) => it.impact === 'serious' || it.impact === 'critical');
  expect(serious.map((it) => `${it.id}: ${it.nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

async function signIn(request: APIRequestContext): Promise<string> {
  const data = {
    login_type: 'manual',
    email_or_phone: 'demo@medina.example',
    password: 'medina-demo',
    field_type: 'email',
  };
  const answer = await request.post('/api/v1/auth/login', { headers: HEADERS, data });
  return (await answer.json()).token;
}

/** As if the customer had signed in and chosen a place in this browser before. */
async function remember(page: Page, token: string): Promise<void> {
  await page.addInitScript((it) => localStorage.setItem('token', it), token);
}
