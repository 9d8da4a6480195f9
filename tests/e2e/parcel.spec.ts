import { expect, test, type Page } from '@playwright/test';
import { ownAddress } from './support/auth-pages';
import { newCustomer } from './support/customers';
import {
  box,
  enter,
  fillReceiver,
  fillSender,
  goOn,
  findParcel,
  pay,
  placed,
  press,
  receiver,
  toCheckout,
} from './support/parcel-steps';
import { rows } from './support/tables';
import { clean, complaints, languages, localized } from './support/pages';
import { shopTexts } from './support/shop-words';
import { onDesktop, onPhone, widthOf } from './support/widths';

test.use(ownAddress);

const main = (page: Page) => page.getByRole('main');

for (const language of languages) {
  const t = shopTexts(language);
  const its = box[language];

  test(
    `a guest sends a parcel, its receiver follows it, and it is canceled (${language}) [PRICE-13] [CHECKOUT-01]`,
    widthOf[language],
    async ({ page, browser }) => {
      const said = complaints(page);
      await enter(page);
      await page.goto(localized('/parcel-delivery-info', language));
      await goOn(page, language);
      await expect(page.getByText(t('parcel.missing_what'))).toBeVisible();
      await expect(page.getByRole('radio').first()).toBeFocused();
      await fillSender(page, language, { kind: its.small, guest: true });
      await clean(page);
      await goOn(page, language);
      await fillReceiver(page, language);
      await main(page)
        .getByRole('group', { name: t('parcel.wishes_title') })
        .getByRole('button')
        .first()
        .click();
      await expect(main(page).getByText('$4.00').filter({ visible: true }).first()).toBeVisible();
      await clean(page);
      await goOn(page, language);

      // 0.3 km × 1.20 is less than the minimum fee: 4.00 + tip 2.00 + service 0.50
      await main(page)
        .getByRole('radiogroup', { name: t('checkout.tip_title') })
        .locator('label')
        .nth(2)
        .click();
      await expect(page.locator('#checkout-summary')).toContainText('$6.50');
      await clean(page);
      const id = await placed(page, language);
      await clean(page);
      expect(await findParcel(id)).toMatchObject({
        ...{ total: 6.5, fee: 4, tip: 2, charge: 0.5, status: 'pending', method: 'cash_on_delivery', payer: 'sender' },
        ...{ sender: { contact_person_name: 'Noor Haddad', house: '14' }, category: 2 },
        receiver: { contact_person_name: receiver.name, contact_person_number: receiver.phone },
      });

      const link = (await main(page).getByText(`/track-order/${id}`).textContent()) ?? '';
      const theirs = await (await browser.newContext()).newPage();
      const heard = complaints(theirs);
      await theirs.goto(link);
      await theirs.getByLabel(t('ui.phone'), { exact: true }).fill(receiver.phone);
      await press(theirs, language, 'order.find');
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp([t('parcel.headline_pending'), t('parcel.headline_confirmed')].join('|')),
      );
      await expect(theirs.getByText(t('parcel.shared_text'))).toBeVisible();
      for (const secret of ['Noor', '142200', 'Lighthouse', 'طريق المنارة', '$']) {
        await expect(main(theirs)).not.toContainText(secret);
      }
      await clean(theirs);
      expect(heard).toEqual([]);
      await theirs.context().close();

      await main(page)
        .getByRole('link', { name: t('checkout.track_order') })
        .click();
      await press(page, language, 'parcel.cancel');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(t('parcel.cancel_free'))).toBeVisible();
      await dialog.getByRole('button', { name: t('parcel.cancel') }).click();
      await expect(dialog.getByText(t('order.cancel_reason_missing'))).toBeVisible();
      await dialog.getByRole('checkbox').nth(0).check();
      await dialog.getByRole('checkbox').nth(2).check();
      await clean(page);
      await dialog.getByRole('button', { name: t('parcel.cancel') }).click();
      await expect(page.getByRole('heading', { name: t('parcel.headline_canceled') })).toBeVisible();
      const [given_up] = await rows(
        `select before_pickup, return_fee::float8 fee, jsonb_array_length(to_jsonb(reason)) reasons
       from parcel_cancellations where order_id = $1`,
        [id],
      );
      expect(given_up).toEqual({ before_pickup: true, fee: 0, reasons: 2 });
      expect(said).toEqual([]);
    },
  );

  test(
    `the home of parcels leads to a category and to tracking (${language}) [PARCEL-01]`,
    widthOf[language],
    async ({ page }) => {
      const said = complaints(page);
      await enter(page);
      await page.goto(localized('/home', language));
      await clean(page);
      await main(page)
        .getByRole('link', { name: new RegExp(its.large) })
        .click();
      await expect(main(page).locator('label', { hasText: its.large }).getByRole('radio')).toBeChecked();
      await page.goto(localized('/home', language));
      await page.getByRole('textbox', { name: t('home.parcel_track') }).fill('100021');
      await main(page)
        .getByRole('button', { name: t('home.parcel_follow') })
        .click();
      await expect(page.getByLabel(t('order.number'), { exact: true })).toHaveValue('100021');
      expect(said).toEqual([]);
    },
  );
}

test('the receiver pays: in cash only, and is told how much [CHECKOUT-01]', onPhone, async ({ page, browser }) => {
  const language = 'ar';
  const t = shopTexts(language);
  await enter(page);
  await page.goto(localized('/parcel-delivery-info', language));
  await fillSender(page, language, { kind: box[language].large, guest: true });
  await goOn(page, language);
  await fillReceiver(page, language);
  await main(page)
    .locator('label', { hasText: t('parcel.payer_receiver_text') })
    .click();
  await goOn(page, language);
  await expect(page.locator('#checkout-payment').getByRole('radio')).toHaveCount(1);
  const id = await placed(page, language);
  // The minimum fee of a large box 12.00 + service 0.50
  expect(await findParcel(id)).toMatchObject({ total: 12.5, fee: 12, payer: 'receiver', paid: 'unpaid' });
  await expect(main(page).getByText(t('parcel.placed_step_bring_cash', { amount: '$12.50' }))).toBeVisible();
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(localized(`/track-order/${id}`, language));
  await theirs.getByLabel(t('ui.phone'), { exact: true }).fill(receiver.phone);
  await press(theirs, language, 'order.find');
  await expect(main(theirs).getByText(t('parcel.cash_yours', { amount: '$12.50' }))).toBeVisible();
  await theirs.context().close();
});

test(
  'a customer pays from the wallet, cancels on the way and gets it back with its code [WALLET-13]',
  onDesktop,
  async ({ page }) => {
    const language = 'en';
    const t = shopTexts(language);
    const said = complaints(page);
    const { id: customer, token } = await newCustomer(page, 20);
    await enter(page, { token });
    await toCheckout(page, language, { kind: box[language].small, guest: false, fee: '$4.00' });
    await pay(page, t('checkout.pay_wallet'));
    const id = await placed(page, language);
    expect(await findParcel(id)).toMatchObject({ total: 4.5, paid: 'paid', method: 'wallet' });
    expect(await loadWallet(customer)).toBe(15.5);

    await rows(`update orders set order_status = 'picked_up', picked_up = now(), confirmed = now() where id = $1`, [
      id,
    ]);
    await page.goto(localized(`/profile?page=my-orders&orderId=${id}`, language));
    await expect(page.getByRole('heading', { name: t('parcel.headline_picked_up') })).toBeVisible();
    await expect(main(page)).not.toContainText('$0.00');
    await clean(page);
    await press(page, language, 'parcel.cancel');
    const dialog = page.getByRole('dialog');
    // Half of 4.00
    await expect(dialog.getByText(t('parcel.cancel_late_fee', { fee: '$2.00' }))).toBeVisible();
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: t('parcel.cancel') }).click();
    await expect(page.getByRole('heading', { name: t('parcel.headline_coming_back') })).toBeVisible();
    await clean(page);
    const [{ return_otp }] = await rows('select return_otp from parcel_cancellations where order_id = $1', [id]);
    await expect(main(page).getByText(return_otp, { exact: true })).toBeVisible();
    await press(page, language, 'parcel.returned');
    const asked = page.getByRole('dialog', { name: t('parcel.back_title') });
    await expect(asked).toContainText(return_otp);
    await asked.getByRole('button', { name: t('parcel.returned') }).click();
    await expect(page.getByRole('heading', { name: t('parcel.headline_returned') })).toBeVisible();
    expect((await findParcel(id)).status).toBe('returned');
    expect(await loadWallet(customer)).toBe(15.5);
    expect(said).toEqual([]);
  },
);

test('a card pays for a parcel [CHECKOUT-04]', onDesktop, async ({ page }) => {
  const language = 'en';
  const t = shopTexts(language);
  const said = complaints(page);
  const { id: customer, token } = await newCustomer(page);
  await enter(page, { token });
  await toCheckout(page, language, { kind: box[language].large, guest: false, fee: '$12.00' });
  await pay(page, 'Demo card');
  await press(page, language, 'checkout.place_order');
  await expect(page).toHaveURL(/\/payment\/[0-9a-f]{48}/);
  await press(page, language, 'order.sandbox_fail');
  await expect(page.getByRole('heading', { name: t('checkout.payment_failed') })).toBeVisible();
  await expect(main(page).getByText(t('parcel.payment_open', { amount: '$12.50' }))).toBeVisible();
  await page.getByRole('button', { name: t('checkout.payment_again', { gateway: 'Demo card' }) }).click();
  await press(page, language, 'order.sandbox_success');
  await expect(page.getByRole('heading', { name: t('checkout.placed_title') })).toBeVisible();
  const [{ id }] = await rows('select id from orders where user_id = $1', [customer]);
  expect(await findParcel(id)).toMatchObject({ total: 12.5, paid: 'paid', method: 'digital_payment' });
  expect(said).toEqual([]);
});

test('a payment outside of the shop is told with its form', onPhone, async ({ page }) => {
  const language = 'ar';
  const t = shopTexts(language);
  const said = complaints(page);
  const { token } = await newCustomer(page);
  await enter(page, { token });
  await toCheckout(page, language, { kind: box[language].small, guest: false, fee: '$4.00' });
  await pay(page, t('checkout.pay_offline_payment'));
  const section = page.locator('#checkout-payment');
  await press(page, language, 'checkout.place_order');
  await expect(section.getByText(t('checkout.offline_choose'))).toBeVisible();
  await section
    .getByRole('radiogroup', { name: t('checkout.offline_methods') })
    .locator('label')
    .first()
    .click();
  for (const field of await section.locator('input[type=text]').all()) await field.fill('Transfer 4471');
  const id = await placed(page, language);
  await expect
    .poll(() => rows('select status from offline_payments where order_id = $1', [id]))
    .toEqual([{ status: 'pending' }]);
  expect(said).toEqual([]);
});

async function loadWallet(customer: number): Promise<number> {
  const [{ wallet }] = await rows('select wallet_balance::float8 wallet from customers where id = $1', [customer]);
  return wallet;
}
