import { expect, test, type Page } from '@playwright/test';
import { ownAddress } from './support/auth-pages';
import { countCarts, delivered, enter, main, money, ordered, findOrder } from './support/checkout-shop';
import { newCustomer } from './support/customers';
import { rows } from './support/tables';
import { clean, complaints, languages, layersClosed, localized } from './support/pages';
import { shopTexts } from './support/shop-words';
import { onDesktop, onPhone, widthOf } from './support/widths';

test.use(ownAddress);

const t = shopTexts('en');
const details = (id: number) => `/profile?page=my-orders&orderId=${id}`;
const act = (page: Page, action: string) =>
  main(page)
    .getByRole('button', { name: t(`order.action_${action}`), exact: true })
    .or(main(page).getByRole('link', { name: t(`order.action_${action}`), exact: true }))
    .first();

/** A customer on the page of a new order. */
async function withOrder(page: Page, isDelivered = false): Promise<{ id: number; customer: number; token: string }> {
  const { id: customer, token } = await newCustomer(page);
  await enter(page, { token });
  const id = await ordered(page, token);
  if (isDelivered) await delivered(id);
  await page.goto(details(id));
  return { id, customer, token };
}

test('an order is cancelled with a reason, and says so afterwards', onPhone, async ({ page }) => {
  const said = complaints(page);
  const { id } = await withOrder(page);
  await act(page, 'cancel').click();
  const dialog = page.getByRole('dialog', { name: t('order.cancel_title') });
  await dialog.getByRole('button', { name: t('order.cancel'), exact: true }).click();
  await expect(dialog.getByText(t('order.cancel_reason_missing'))).toBeVisible();
  const reason = dialog.getByRole('radio').first();
  const chosen = await reason.evaluate((element) => element.closest('label')?.textContent ?? '');
  await reason.check();
  await clean(page);
  await dialog.getByRole('button', { name: t('order.cancel'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText(t('order.status_canceled'), { exact: true }).first()).toBeVisible();
  await expect(main(page)).toContainText(chosen);
  const [order] = await rows('select order_status, canceled_by, cancellation_reason from orders where id = $1', [id]);
  expect(order).toEqual({ order_status: 'canceled', canceled_by: 'customer', cancellation_reason: chosen });
  expect(said).toEqual([]);
});

test(
  'a refund with a picture is answered by the office, and the money is in the wallet [WALLET-13]',
  onDesktop,
  async ({ page }) => {
    const said = complaints(page);
    const { id, customer } = await withOrder(page, true);
    await act(page, 'refund').click();
    const dialog = page.getByRole('dialog', { name: t('order.refund_title') });
    await dialog.getByRole('radio').first().check();
    await dialog.locator('input[type=file]').setInputFiles('public/icons/logo.png');
    await clean(page);
    await dialog.getByRole('button', { name: t('order.refund_send') }).click();
    await expect(page.getByText(t('order.refund_pending'))).toBeVisible();
    // The office checks after a while, which has passed now.
    await rows("update refunds set created_at = now() - interval '1 hour' where order_id = $1", [id]);
    await layersClosed(page);
    await page.reload();
    await expect(page.getByText(t('order.refund_approved'))).toBeVisible();
    await clean(page);
    const { total } = await findOrder(id);
    await page.goto('/profile?page=wallet');
    await expect(
      main(page)
        .getByText(`$${total.toFixed(2)}`)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    const [entry] = await rows(
      'select transaction_type, credit::float8, balance::float8 from wallet_transactions where user_id = $1',
      [customer],
    );
    expect(entry).toEqual({ transaction_type: 'order_refund', credit: total, balance: total });
    expect(said).toEqual([]);
  },
);

for (const language of languages) {
  const say = shopTexts(language);

  test(`a refund of one of two items is requested, in ${language}`, widthOf[language], async ({ page }) => {
    const said = complaints(page);
    const { token } = await newCustomer(page);
    await enter(page, { token });
    const sold = await rows(
      `select i.id, i.price::float8, i.name from items i join stores s on s.id = i.store_id
       where s.slug = 'ember-and-bun' and i.food_variations = '[]' and i.status order by i.id limit 2`,
      [],
    );
    const line = { quantity: 2, variation: [], add_on_ids: [], add_on_qtys: [] };
    const cart = sold.map(({ id: item_id, price }) => ({ ...line, item_id, price }));
    const id = await ordered(page, token, { cart: JSON.stringify(cart) });
    await delivered(id);
    await page.goto(localized(details(id), language));
    await main(page)
      .getByRole('button', { name: say('order.action_refund'), exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: say('order.refund_title') });
    const { total } = await findOrder(id);
    await expect(dialog.getByText(say('order.refund_all', { amount: money(total) }))).toBeVisible();
    await dialog.getByRole('checkbox', { name: sold[0].name[language] }).check();
    const told = dialog.getByRole('status').filter({ hasText: '$' });
    await expect(told).not.toContainText(money(total));
    const asked = Number(/\$([\d.]+)/.exec(await told.innerText())?.[1]);
    expect(asked).toBeLessThan(total);
    await dialog.getByRole('radio').first().check();
    await clean(page);
    await dialog.getByRole('button', { name: say('order.refund_send') }).click();
    await expect(page.getByText(say('order.refund_pending'))).toBeVisible();
    const [refund] = await rows('select refund_amount::float8 from refunds where order_id = $1', [id]);
    expect(refund).toEqual({ refund_amount: asked });
    expect(said).toEqual([]);
  });
}

test('ordering again tells the new price and what is gone, then fills the cart', onPhone, async ({ page }) => {
  const said = complaints(page);
  const { id, customer } = await withOrder(page, true);
  // Simulates a lower price at the time of the order.
  await rows('update order_lines set price = 7.90 where order_id = $1', [id]);
  await page.reload();
  await act(page, 'reorder').click();
  const dialog = page.getByRole('dialog', { name: t('order.again_title') });
  await expect(dialog.getByText(t('order.again_changed'))).toBeVisible();
  await expect(dialog.getByText(t('order.again_price', { before: '$7.90', after: '$8.90' }))).toBeVisible();
  expect(await countCarts(customer)).toBe(0);
  await clean(page);
  await dialog.getByRole('button', { name: t('order.again_add_other', { count: 3 }) }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => countCarts(customer)).toBe(1);
  const [line] = await rows('select price::float8, quantity from carts where user_id = $1', [customer]);
  expect(line).toEqual({ price: 8.9, quantity: 3 });
  expect(said).toEqual([]);
});

test('a review with a picture is kept with both', onDesktop, async ({ page }) => {
  const said = complaints(page);
  const { id } = await withOrder(page, true);
  await act(page, 'review').click();
  await expect(page).toHaveURL(new RegExp(`/rate-and-review/${id}`));
  const card = page.getByRole('tabpanel').locator('section').first();
  await card.getByRole('radio').nth(3).check({ force: true });
  const text = `Crisp and warm, order ${id}`;
  await card.getByLabel(t('order.your_comment')).fill(text);
  await card.locator('input[type=file]').setInputFiles('public/icons/logo.png');
  await expect(card.getByRole('button', { name: t('order.picture_remove', { number: 1 }) })).toBeVisible();
  await clean(page);
  await card.getByRole('button', { name: t('order.review_send') }).click();
  await expect(card.getByText(t('order.reviewed'))).toBeVisible();
  const [kept] = await rows(
    "select rating, comment ->> 'en' as comment, jsonb_array_length(attachment) pictures from reviews where order_id = $1",
    [id],
  );
  expect(kept).toEqual({ rating: 4, comment: text, pictures: 1 });
  expect(said).toEqual([]);
});

test(
  'what is written in one window is read and answered in another without a reload [MSG-01]',
  onDesktop,
  async ({ page, browser }) => {
    const said = complaints(page);
    const { token } = await withOrder(page);
    const context = await browser.newContext();
    const other = await context.newPage();
    await enter(other, { token });

    await main(page)
      .getByRole('link', { name: t('order.chat_with', { name: 'Ember & Bun' }) })
      .click();
    await page.getByLabel(t('inbox.your_message')).fill('Without onions, please');
    await page.locator('input[type=file]').first().setInputFiles('public/icons/logo.png');
    await page.getByRole('button', { name: t('ui.send'), exact: true }).click();
    const log = page.getByRole('log', { name: t('inbox.messages') });
    await expect(log.getByText('Without onions, please')).toBeVisible();
    await expect(log.getByRole('link', { name: t('inbox.open_picture', { number: 1 }) })).toBeVisible();

    await other.goto('/profile?page=inbox');
    await other.getByText('Ember & Bun').filter({ visible: true }).first().click();
    const theirs = other.getByRole('log', { name: t('inbox.messages') });
    await expect(theirs.getByText('Without onions, please')).toBeVisible();
    // The store responds after some seconds; both windows update by themselves.
    const reply = 'Thank you for your message, we are looking into it.';
    await expect(theirs.getByText(reply)).toBeVisible({ timeout: 40_000 });
    await expect(log.getByText(reply)).toBeVisible({ timeout: 40_000 });
    await other.getByLabel(t('inbox.your_message')).fill('Lovely, thank you');
    await other.getByRole('button', { name: t('ui.send'), exact: true }).click();
    await expect(log.getByText('Lovely, thank you')).toBeVisible({ timeout: 40_000 });
    await clean(page);
    await clean(other);
    expect(said).toEqual([]);
    await context.close();
  },
);
