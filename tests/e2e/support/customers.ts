import { expect, type Page } from '@playwright/test';
import { someone } from './auth-pages';
import { rows } from './tables';

/** Creates the customers of journeys by API calls instead of pages. */

/** A new customer with this wallet balance. */
export async function newCustomer(page: Page, wallet = 0) {
  const who = someone();
  const answer = await page.request.post('/api/v1/auth/sign-up', {
    data: { ...who, phone: `+1${who.number}`, confirm_password: who.password },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token } = await answer.json();
  const [{ id }] = await rows('update customers set wallet_balance = $2 where email = $1 returning id', [
    who.email,
    wallet,
  ]);
  return { ...who, id: Number(id), token: String(token) };
}

/** The token of a new sign-in. */
export async function signedIn(page: Page, email_or_phone: string, password: string) {
  const data = { login_type: 'manual', field_type: 'email', email_or_phone, password };
  return page.request.post('/api/v1/auth/login', { data });
}

export async function demoCustomer(page: Page): Promise<string> {
  const answer = await signedIn(page, 'demo@medina.example', 'medina-demo');
  expect(answer.status(), await answer.text()).toBe(200);
  return String((await answer.json()).token);
}

/** Sets localStorage of the browser on a stubbed page, without a request to the shop. */
export async function remember(page: Page, kept: Record<string, string>): Promise<void> {
  const blank = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:," />' };
  await page.route('**/blank', (route) => route.fulfill(blank));
  await page.goto('/blank');
  await page.evaluate(
    (values) => Object.entries(values).forEach(([name, value]) => localStorage.setItem(name, value)),
    kept,
  );
  await page.unroute('**/blank');
}
