import { expect, test, type Page } from '@playwright/test';
import { ownAddress } from './support/auth-pages';
import { boxOf, bottomOf } from './support/boxes';
import { choosePayment, main, openCheckout, placeButton } from './support/checkout-shop';
import { remember } from './support/customers';
import { complaints } from './support/pages';
import { shopTexts } from './support/shop-words';
import { onPhone } from './support/widths';

test.use(ownAddress);

const t = shopTexts('en');

/** The target of a press is on the screen and has the focus. */
async function isInSight(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: false }).first()).toBeInViewport();
  await expect(page.locator(':focus')).toBeInViewport();
}

test(
  'Place order leads a guest to what is missing, once, and goes on by itself [ADDR-30] [ADDR-37] [CHECKOUT-01]',
  onPhone,
  async ({ page }) => {
    const said = complaints(page);
    const { guest_id } = await (await page.request.post('/api/v1/auth/guest/request', { data: {} })).json();
    await openCheckout(page, 'en', { guest_id: String(guest_id) }, { guest_id });
    await choosePayment(page, 'cash_on_delivery');
    await placeButton(page, 'en').click();

    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: new RegExp(`^${t('address.contact_person_name')}`) });
    await expect(name).toBeFocused();
    // A bottom sheet.
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, width: 390 });
    await expect.poll(async () => bottomOf(await boxOf(dialog))).toBeCloseTo(844, 0);
    await isInSight(page, t('validation.name_is_required'));
    await expect(dialog.getByText(t('validation.email_is_required'))).toBeVisible();

    // If it is closed without an answer, the page shows the problem beside the control that fixes it, with the focus on
    // it.
    await dialog.getByRole('button', { name: t('ui.close') }).click();
    await expect(main(page).getByRole('button', { name: t('checkout.add_contact') })).toBeFocused();
    await isInSight(page, t('checkout.problem_contact_missing'));

    await placeButton(page, 'en').click();
    await name.fill('Samir Haddar');
    const field = (key: 'ui.phone' | 'address.contact_person_email') =>
      dialog.getByRole('textbox', { name: new RegExp(`^${t(key)}`) });
    await field('ui.phone').pressSequentially('5550142209');
    await field('address.contact_person_email').fill('samir@mail.example');
    await dialog.getByRole('button', { name: t('ui.save'), exact: true }).click();
    // The address may have changed the fee, which must be confirmed before anything is sent.
    const agree = page.getByRole('dialog').getByRole('button', { name: t('checkout.review_place') });
    const placed = page.getByRole('heading', { name: t('checkout.placed_title') });
    await expect(agree.or(placed).first()).toBeVisible();
    if (await agree.isVisible()) await agree.click();
    await expect(placed).toBeVisible();
    expect(said).toEqual([]);
  },
);

test('Continue of a parcel leads to the missing field [CHECKOUT-01]', onPhone, async ({ page }) => {
  const [lat, lng] = [20, 60.5];
  await remember(page, {
    ...{ location: 'Lighthouse Road', zoneid: '[1]', currentLatLng: JSON.stringify({ lat, lng }) },
  });
  await page.goto('/parcel-delivery-info');
  const proceed = page.getByRole('button', { name: t('ui.continue') }).filter({ visible: true });
  await expect(proceed).toBeVisible();
  // From the end of the form, where the missing field is out of sight.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await proceed.click();
  const kinds = page.getByRole('radiogroup', { name: t('parcel.what_title') });
  await expect(kinds.getByRole('radio').first()).toBeFocused();
  await expect(page.getByText(t('parcel.missing_what'))).toBeInViewport({ ratio: 1 });
});
