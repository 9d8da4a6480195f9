import { expect, test } from '@playwright/test';
import { ownAddress } from './auth-pages';
import {
  complaints,
  customerPages,
  expected,
  languages,
  localized,
  otherPages,
  publicPages,
  seriousProblems,
  themes,
} from './pages';

const paths = [...publicPages.map((it) => it.path), ...otherPages];

for (const language of languages) {
  for (const theme of themes) {
    test.describe(`every page in ${language}, ${theme}`, () => {
      test.use({ colorScheme: theme });

      for (const path of paths) {
        test(`${path} has a quiet console and nothing serious for axe`, async ({ page }) => {
          const said = complaints(page);
          await page.goto(localized(path, language), { waitUntil: 'networkidle' });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          expect(await seriousProblems(page)).toEqual([]);
          expect(said.filter((it) => !(path.includes('nowhere') && expected(it)))).toEqual([]);
        });
      }
    });

    test.describe(`a customer's pages in ${language}, ${theme}`, () => {
      test.use({ ...ownAddress, colorScheme: theme });

      test('have a quiet console, nothing serious for axe, and nothing beside the screen [PROF-06]', async ({
        page,
      }) => {
        // The customer of the demo has orders, money, points, messages and addresses.
        const data = { login_type: 'manual', field_type: 'email', ...{ email_or_phone: 'demo@medina.example' } };
        const answer = await page.request.post('/api/v1/auth/login', { data: { ...data, password: 'medina-demo' } });
        const { token } = await answer.json();
        const said = complaints(page);
        await page.goto(localized('/about-us', language));
        await page.evaluate((it) => localStorage.setItem('token', it), token);
        for (const path of customerPages) {
          await page.goto(localized(path, language), { waitUntil: 'networkidle' });
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
          await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
          expect(await seriousProblems(page), path).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
        }
        expect(said).toEqual([]);
      });
    });
  }
}
