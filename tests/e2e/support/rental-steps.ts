import { expect, type Locator, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { localized } from './pages';
import { rows } from './tables';
import { shopTexts, type Language } from './shop-words';

/** Shared by the rental journeys: customers, vehicles, times, and rows in the database. */
export const main = (page: Page) => page.getByRole('main');

/** Two of Harbour Drive's cars in the demo world, and the filters that find them. */
export const fleet = {
  en: { kind: 'City cars', pico: 'Nawrasa Pico', tern: 'Nawrasa Tern' },
  ar: { kind: 'سيارات المدينة', pico: 'نورسة بيكو', tern: 'نورسة تيرن' },
} as const;

/** In Harbour and Old Town at once, where rental is available and providers of both pick up. */
export const overlap = { lat: 20, lng: 60.5 };

/** A day of the next months: tests that rent the same car do not conflict. */
function someDay(): string {
  return new Date(Date.now() + randomInt(2, 85) * 86_400_000).toISOString().slice(0, 10);
}

/** Uses the picker of the field in `where`: noon of some day of the next month. */
export async function chooseNoon(page: Page, where: Locator, language: Language): Promise<void> {
  const t = shopTexts(language);
  await where.getByRole('textbox', { name: t('rental.pickup_time') }).click();
  const picker = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await picker.getByRole('button', { name: t('ui.picker_next_month') }).click();
  // Two months are present while the next one slides in.
  const day = picker.getByRole('gridcell', { name: String(randomInt(2, 27)), exact: true });
  await expect(day).toHaveCount(1);
  await day.click();
  const clock = page.getByRole('dialog').filter({ has: page.getByRole('listbox', { name: t('ui.picker_hours') }) });
  await page.getByRole('tab', { name: t('ui.picker_time') }).click();
  await clock
    .getByRole('listbox', { name: t('ui.picker_hours') })
    .getByText('12', { exact: true })
    .click();
  await clock
    .getByRole('listbox', { name: t('ui.picker_minutes') })
    .getByText('00', { exact: true })
    .click();
  const halves = clock.getByRole('listbox', { name: t('ui.picker_meridiem') });
  if (await halves.isVisible()) await halves.getByText(language === 'ar' ? 'م' : 'PM', { exact: true }).click();
  await clock.getByRole('button', { name: t('ui.picker_ok') }).click();
  await expect(clock).toBeHidden();
}

type Owner = { token?: string; guest_id?: number };
type Point = { lat: number; lng: number };
/** Rental by the hour, or to a destination. */
type Wanted = { slug: string; at?: Point } & ({ hours: number } | { to: Point });

const GUEST = {
  contact_person_name: 'Noor Haddad',
  contact_person_number: '+15550142200',
  contact_person_email: 'noor@mail.example',
};
const POINT = { lat: 19.99177, lng: 60.50875 };

async function post(page: Page, path: string, { token, ...guest }: Owner, data: object) {
  const [{ id }] = await rows(`select id from modules where module_type = 'rental'`);
  const headers = { moduleId: String(id), ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await page.request.post(`/api/v1/rental/user/${path}`, { headers, data: { ...guest, ...data } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** One vehicle in the cart, from ten o'clock of some day. */
export async function inCart(page: Page, owner: Owner, { slug, at = POINT, ...way }: Wanted): Promise<number> {
  const [{ id, provider_id }] = await rows('select id, provider_id from vehicles where slug = $1', [slug]);
  await post(page, 'cart/add-to-cart', owner, {
    ...{ vehicle_id: id, quantity: 1, ...toRentalInput(way) },
    ...{ pickup_time: `${someDay()} 10:00:00`, pickup_location: { ...at, location_name: '14 Lighthouse Road' } },
  });
  return provider_id;
}

function toRentalInput(way: { hours: number } | { to: Point }) {
  if ('hours' in way) return { rental_type: 'hourly', estimated_hours: way.hours };
  // The server calculates the distance itself.
  const destination_location = { ...way.to, location_name: 'Ropewalk Lane' };
  return { rental_type: 'distance_wise', distance: 1, destination_time: 1, destination_location };
}

/** Books a trip by the API; its provider takes an hour to confirm. */
export async function booked(page: Page, owner: Owner, wanted: Wanted & { hours: number }): Promise<number> {
  const provider_id = await inCart(page, owner, wanted);
  const { amounts } = await post(page, 'trip/get-tax', owner, { provider_id });
  const id: number = await post(page, 'trip/trip-booking', owner, {
    ...{ provider_id, trip_type: 'hourly', trip_amount: amounts.total, idempotency_key: crypto.randomUUID() },
    ...(owner.guest_id && GUEST),
  });
  await rows(`update trips set created_at = now() + interval '1 hour' where id = $1`, [id]);
  return id;
}

/** The demo provider has confirmed it by its own rule; the trip itself is still in the future. */
export async function confirmed(id: number): Promise<void> {
  await rows(`update trips set created_at = now() - interval '1 minute' where id = $1`, [id]);
}

/** By the same rule the trip has started and ended. */
export async function completed(id: number): Promise<void> {
  await rows(
    `update trips set created_at = now() - interval '2 days', schedule_at = now() - interval '1 day' where id = $1`,
    [id],
  );
}

export async function findTrip(id: number) {
  const [trip] = await rows(
    `select trip_amount::float8 total, discount_on_trip::float8 discount, tax_amount::float8 tax,
            coupon_discount_amount::float8 coupon, distance::float8 way, additional_charge::float8 charge, trip_status status, payment_status paid, payment_method method,
            quantity, estimated_hours hours, is_guest, trip_note note, cancellation_reason reason, user_info person
     from trips where id = $1`,
    [id],
  );
  return trip;
}

export async function toTrip(page: Page, language: Language, id: number): Promise<void> {
  await page.goto(localized(`/rental/trip-status/${id}`, language));
  await expect(main(page).getByText(`#${id}`, { exact: true })).toBeVisible();
}
