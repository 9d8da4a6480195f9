import { expect, type Page } from '@playwright/test';
import { remember } from './customers';
import { localized } from './pages';
import { shopTexts, type Language } from './shop-words';
import { rows } from './tables';

export async function findParcel(id: number) {
  const [order] = await rows(
    `select order_amount::float8 total, delivery_charge::float8 fee, dm_tips::float8 tip, additional_charge::float8 charge,
            distance::float8 distance, order_status status, payment_status paid, payment_method method, charge_payer payer,
            parcel_category_id category, delivery_instruction instruction, delivery_address sender,
            receiver_details receiver
     from orders where id = $1`,
    [id],
  );
  return order;
}

/** The parcel categories of the demo world: one with a minimum fee of 4.00, and the large box with 12.00. */
export const box = {
  en: { small: 'Small box', large: 'Large box', place: 'ropewalk', street: 'Ropewalk Lane' },
  ar: { small: 'صندوق صغير', large: 'صندوق كبير', place: 'زقاق الحبال', street: 'زقاق الحبال' },
} as const;

export const receiver = { name: 'Dana Marwan', phone: '+15550100347' };

type Where = { module_type?: string; at?: { lat: number; lng: number } };

/** Sets the market's centre or another place, with the module, and further stored values. */
export async function enter(
  page: Page,
  keep: Record<string, string> = {},
  { module_type = 'parcel', at }: Where = {},
): Promise<void> {
  const { default_location: middle } = await (await page.request.get('/api/v1/config')).json();
  const { lat, lng } = at ?? { lat: Number(middle.lat), lng: Number(middle.lng) };
  const zone = await (await page.request.get(`/api/v1/config/get-zone-id?lat=${lat}&lng=${lng}`)).json();
  const [{ id }] = await rows('select id from modules where module_type = $1', [module_type]);
  const all = {
    location: '14 Lighthouse Road',
    currentLatLng: JSON.stringify({ lat, lng }),
    zoneid: zone.zone_id,
    module: JSON.stringify({ id, module_type, module_name: module_type }),
    ...keep,
  };
  const market = `z${JSON.parse(zone.zone_id).join('-')}.m${id}`;
  await remember(page, all);
  await page.context().addCookies([{ name: 'market', value: market, url: page.url() }]);
}

const inMain = (page: Page) => page.getByRole('main');

export async function goOn(page: Page, language: Language): Promise<void> {
  const t = shopTexts(language);
  const names = ['parcel.to_receiver', 'parcel.to_checkout', 'ui.continue'].map((key) => `^${t(key)}$`);
  await inMain(page)
    .getByRole('button', { name: new RegExp(names.join('|')) })
    .filter({ visible: true })
    .click();
}

/** The first step; guests enter their contact, customers are known. */
export async function fillSender(page: Page, language: Language, { kind, guest }: { kind: string; guest: boolean }) {
  const t = shopTexts(language);
  await inMain(page).locator('label', { hasText: kind }).click();
  await inMain(page).getByText(t('parcel.allowed')).click();
  if (guest) {
    await inMain(page).getByLabel(t('parcel.sender_name'), { exact: true }).fill('Noor Haddad');
    await inMain(page).getByLabel(t('ui.phone'), { exact: true }).fill('+15550142200');
    await inMain(page).getByLabel(t('ui.email'), { exact: true }).fill('noor@mail.example');
  }
  await inMain(page).getByLabel(t('parcel.house'), { exact: true }).fill('14');
}

/** The second step, up to its price: within the same district, so that the minimum fee applies. */
export async function fillReceiver(page: Page, language: Language): Promise<void> {
  const t = shopTexts(language);
  await expect(page.getByRole('heading', { name: t('parcel.receiver_title') })).toBeVisible();
  await inMain(page).getByLabel(t('parcel.receiver_name'), { exact: true }).fill(receiver.name);
  await inMain(page).getByLabel(t('ui.phone'), { exact: true }).fill(receiver.phone);
  await inMain(page)
    .getByRole('combobox', { name: t('location.search_location') })
    .fill(box[language].place);
  await inMain(page).getByRole('option').first().click();
  await expect(inMain(page).getByLabel(t('ui.address'), { exact: true })).toHaveValue(new RegExp(box[language].street));
}

/** Both steps and the checkout, ready for payment. */
export async function toCheckout(page: Page, language: Language, who: { kind: string; guest: boolean; fee: string }) {
  await page.goto(localized('/parcel-delivery-info', language));
  await fillSender(page, language, who);
  await goOn(page, language);
  await fillReceiver(page, language);
  await expect(inMain(page).getByText(who.fee).filter({ visible: true }).first()).toBeVisible();
  await goOn(page, language);
  await expect(page).toHaveURL(/checkout\?page=parcel/);
  await expect(page.getByRole('heading', { name: shopTexts(language)('parcel.addresses') })).toBeVisible();
}

export async function pay(page: Page, method: string): Promise<void> {
  await page.locator('#checkout-payment').getByText(method, { exact: true }).click();
}

export async function press(page: Page, language: Language, key: string): Promise<void> {
  await page
    .getByRole('button', { name: shopTexts(language)(key) })
    .filter({ visible: true })
    .first()
    .click();
}

/** Places the order and returns its id. */
export async function placed(page: Page, language: Language): Promise<number> {
  await press(page, language, 'checkout.place_order');
  await expect(page.getByRole('heading', { name: shopTexts(language)('checkout.placed_title') })).toBeVisible();
  return Number(/#(\d+)/.exec(await inMain(page).innerText())?.[1]);
}
