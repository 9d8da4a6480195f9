import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { complaints, expected, languages, localized, otherPages, publicPages, themes } from './pages';

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
          const { violations } = await new AxeBuilder({ page }).analyze();
          const serious = violations.filter((it) => it.impact === 'serious' || it.impact === 'critical');
          expect(serious.map((it) => `${it.id}: ${it.nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
          expect(said.filter((it) => !(path.includes('nowhere') && expected(it)))).toEqual([]);
        });
      }
    });
  }
}
