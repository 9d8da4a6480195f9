import { expect, test, type Page } from '@playwright/test';
import { ownAddress } from './support/auth-pages';
import { clean, complaints, localized } from './support/pages';
import { enter, press } from './support/parcel-steps';
import { rows } from './support/tables';
import { chooseNoon, fleet, inCart, main, overlap, findTrip } from './support/rental-steps';
import { shopTexts, type Language } from './support/shop-words';
import { onPhone, widthOf } from './support/widths';

test.use(ownAddress);

const at = (isMobile: boolean): Language => (isMobile ? 'ar' : 'en');
const rental = { module_type: 'rental' };
const contact = { name: 'Noor Haddad', number: '5550142200', email: 'noor@mail.example' };

test('a guest rents two cars for a day to come, books them and follows the trip [RENTAL-01] [RENTAL-02] [CART-28] [ADDR-35] [CHECKOUT-04] [ROUTE-15] [ROUTE-18]', async ({
  page,
  browser,
  isMobile,
}) => {
  const language = at(isMobile);
  const t = shopTexts(language);
  const said = complaints(page);
  await enter(page, {}, rental);
  await page.goto(localized('/home', language));
  await search(page, language);
  await filter(page, language, isMobile);
  await main(page).locator('a[href*="/vehicle-details/nawrasa-pico"]').first().click();
  await rentBoth(page, language);
  await press(page, language, 'cart.proceed_to_checkout');
  await page.getByRole('button', { name: t('auth.guest'), exact: true }).click();
  await expect(page).toHaveURL(/\/rental\/checkout/);
  const id = await book(page, language);

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(localized(`/rental/trip-status/${id}`, language));
  await expect(theirs.getByLabel(t('trip.number'), { exact: true })).toHaveValue(String(id));
  await theirs.getByLabel(t('ui.phone'), { exact: true }).fill(`+1${contact.number}`);
  await main(theirs)
    .getByRole('button', { name: t('shell.track_trip') })
    .click();
  await expect(main(theirs).getByText(`#${id}`, { exact: true })).toBeVisible();
  await expect(main(theirs).getByText(t('trip.code'))).toHaveCount(0);
  await expect(main(theirs).getByRole('button', { name: t('trip.cancel') })).toHaveCount(0);
  await theirs.context().close();
  expect(said).toEqual([]);
});

/** Four hours from noon of some day, near the place of this browser. */
async function search(page: Page, language: Language): Promise<void> {
  const t = shopTexts(language);
  const panel = main(page).getByRole('region', { name: t('rental.your_trip') });
  await expect(panel).toContainText('14 Lighthouse Road');
  await clean(page);
  await panel.getByRole('button', { name: new RegExp(`^${t('rental.trip_type')}`) }).click();
  const dialog = page.getByRole('dialog', { name: t('rental.your_trip') });
  await dialog.getByRole('button', { name: t('rental.longer') }).click();
  await dialog.getByText(t('rental.later'), { exact: true }).click();
  await chooseNoon(page, dialog, language);
  await clean(page);
  await dialog.getByRole('button', { name: t('rental.done'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await panel.getByRole('button', { name: t('rental.search'), exact: true }).click();
  await expect(page).toHaveURL(/\/rental\/vehicle-search\?.*duration=4/);
  await expect(main(page).getByRole('status').filter({ hasText: '14 Lighthouse Road' })).toBeVisible();
}

async function filter(page: Page, language: Language, isMobile: boolean): Promise<void> {
  const t = shopTexts(language);
  if (isMobile) await main(page).locator('[aria-controls=vehicle-filters]').click();
  const filters = page.locator('#vehicle-filters');
  // Checked filters are in the URL, which is updated after the press.
  for (const name of [fleet[language].kind, t('rental.gear_manual')]) {
    // Followed by the number of results.
    const box = filters.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    await box.click();
    await expect(box).toBeChecked();
  }
  await expect(page).toHaveURL(/category=\d+&gear=manual/);
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await clean(page);
}

/** Pico 6.50 × 4 h × 2 = 52.00; Tern 8.00 × 4 h = 32.00, a tenth off: 28.80. The drawer stays open. */
async function rentBoth(page: Page, language: Language): Promise<void> {
  const t = shopTexts(language);
  const { pico, tern } = fleet[language];
  await expect(page.getByRole('heading', { level: 1, name: pico })).toBeVisible();
  const form = main(page)
    .getByRole('region', { name: t('rental.your_trip') })
    .first();
  await form.getByRole('button', { name: t('item.increase', { name: pico }) }).click();
  await expect(form.getByText('$52.00')).toBeVisible();
  await clean(page);
  await form.getByRole('button', { name: t('rental.add_to_cart') }).click();
  const drawer = page.getByRole('dialog', { name: t('cart.shopping_cart') });
  await expect(drawer.getByText('$52.00').first()).toBeVisible();
  await drawer.getByRole('button', { name: t('ui.close') }).click();
  await expect(drawer).toBeHidden();
  await main(page)
    .getByRole('link', { name: t('rental.visit_provider') })
    .click();
  await main(page).locator('a[href*="/vehicle-details/nawrasa-tern"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: tern })).toBeVisible();
  await form.getByRole('button', { name: t('rental.add_to_cart') }).click();
  await expect(drawer.getByText('$28.80').first()).toBeVisible();
  for (const amount of ['$84.00', '−$6.72', '$77.28']) await expect(drawer.getByText(amount)).toBeVisible();
  await clean(page);
}

/** 84.00 − 8 % of the provider's 6.72 + 5 % tax of 77.28 = 3.86 + service 0.50 = 81.64. */
const price = { subtotal: 84, discount: 6.72, tax: 3.86, charge: 0.5, total: 81.64 };

async function book(page: Page, language: Language): Promise<number> {
  const t = shopTexts(language);
  const field = (key: string) => main(page).getByRole('textbox', { name: new RegExp(`^${t(key)}`) });
  const send = main(page).getByRole('button', { name: t('trip.book'), exact: true });
  for (const amount of Object.values(price)) {
    await expect(
      main(page)
        .getByText(`$${amount.toFixed(2)}`)
        .first(),
    ).toBeVisible();
  }
  await expect(main(page).getByRole('button', { name: t('address.reset') })).toHaveCount(0);
  await send.click();
  await expect(main(page).getByText(t('validation.contact_name_is_required'))).toBeVisible();
  await expect(field('address.contact_person_name')).toBeFocused();
  await field('address.contact_person_name').fill(contact.name);
  await field('ui.phone').pressSequentially(contact.number);
  await field('address.contact_person_email').fill(contact.email);
  await main(page)
    .getByRole('textbox', { name: new RegExp(`^${t('trip.note')}`) })
    .fill('Two child seats');
  await clean(page);
  await send.click();
  await expect(page).toHaveURL(/\/rental\/trip-status\/\d+\?booked=1/);
  await expect(page.getByText(t('trip.booked'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('trip.headline_pending') })).toBeVisible();
  await expect(
    main(page)
      .getByText(`$${price.total.toFixed(2)}`)
      .first(),
  ).toBeVisible();
  const id = Number(/trip-status\/(\d+)/.exec(page.url())?.[1]);
  const { discount, tax, charge, total } = price;
  expect(await findTrip(id)).toMatchObject({
    ...{ discount, tax, charge, total, quantity: 3, hours: 4, is_guest: true, paid: 'unpaid', note: 'Two child seats' },
    person: { contact_person_name: contact.name, contact_person_number: `+1${contact.number}` },
  });
  await clean(page);
  return id;
}

const loadVehicles = async (guest_id: number) =>
  (
    await rows('select v.slug from rental_carts c join vehicles v on v.id = c.vehicle_id where c.guest_id = $1', [
      guest_id,
    ])
  ).map(({ slug }) => slug);

/** A guest with one vehicle in the cart. */
async function withVehicle(page: Page, slug: string): Promise<number> {
  const answer = await page.request.post('/api/v1/auth/guest/request', { data: {} });
  const { guest_id } = await answer.json();
  await inCart(page, { guest_id }, { slug, hours: 3, at: overlap });
  await enter(page, { guest_id: String(guest_id) }, { ...rental, at: overlap });
  return guest_id;
}

test("another provider's vehicles are only given up when asked [RENTAL-03] [CART-28]", onPhone, async ({ page }) => {
  const language = 'ar';
  const t = shopTexts(language);
  const said = complaints(page);
  const guest_id = await withVehicle(page, 'marjanis-reef');
  await page.goto(localized('/rental/vehicle-details/lumivolt-hum', language));
  await main(page).getByText(t('rental.later'), { exact: true }).click();
  await chooseNoon(page, main(page), language);
  await press(page, language, 'rental.add_to_cart');
  const dialog = page.getByRole('dialog').filter({ hasText: t('rental.other_provider') });
  await expect(dialog).toBeVisible();
  await clean(page);
  await dialog.getByRole('button', { name: t('ui.cancel') }).click();
  await expect(dialog).toBeHidden();
  expect(await loadVehicles(guest_id)).toEqual(['marjanis-reef']);
  await press(page, language, 'rental.add_to_cart');
  const cleared = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/cart/remove-cart'),
  );
  await dialog.getByRole('button', { name: t('rental.replace') }).click();
  const { searchParams: sent } = new URL((await cleared).url());
  expect(Object.fromEntries(sent)).toMatchObject({ guest_id: String(guest_id), quantity: '1', rental_type: 'hourly' });
  expect(sent.get('pickup_time')).toMatch(/ 12:00:00$/);
  const drawer = page.getByRole('dialog', { name: t('cart.shopping_cart') });
  await expect(drawer.getByText('$13.50').first()).toBeVisible();
  expect(await loadVehicles(guest_id)).toEqual(['lumivolt-hum']);
  expect(said).toEqual([]);
});

for (const [slug, isKept, language] of [
  ['lumivolt-dot', true, 'en'],
  ['kestava-alley', false, 'ar'],
] as const) {
  const what = isKept
    ? 'stay where their provider picks up [RENTAL-05]'
    : 'go where it does not, and it says so [RENTAL-06]';
  test(`in another zone the vehicles of the cart ${what}`, widthOf[language], async ({ page }) => {
    const t = shopTexts(language);
    const said = complaints(page);
    const guest_id = await withVehicle(page, slug);
    await page.goto(localized('/home', language));
    const cart = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
    await expect(cart(t('shell.cart_with_one', { count: 1 }))).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(t('shell.pick_up_at')) })
      .filter({ visible: true })
      .first()
      .click();
    const places = page.getByRole('dialog');
    await places.getByRole('combobox').fill(language === 'ar' ? '14 طريق المنارة' : '14 Lighthouse Road');
    await places.getByRole('option').first().click();
    await expect(
      page.getByText(t(isKept ? 'location.location_set_successfully' : 'rental.cart_cleared')).first(),
    ).toBeVisible();
    await expect(cart(isKept ? t('shell.cart_with_one', { count: 1 }) : t('shell.cart'))).toBeVisible();
    expect(await loadVehicles(guest_id)).toEqual(isKept ? [slug] : []);
    expect(said).toEqual([]);
  });
}
