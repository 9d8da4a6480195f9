import { expect, test } from '@playwright/test';
import { ownAddress } from '../support/auth-pages';
import { withPictures } from '../support/browser';
import { demoCustomer, remember } from '../support/customers';
import {
  cleanEverywhere,
  complaints,
  customerPages,
  expected,
  FOOT,
  languages,
  localized,
  otherPages,
  publicPages,
} from '../support/pages';
import { following } from '../support/settled';
import { expectSmallShift, watchShifts } from '../support/shifts';
import { themeOf, widthOf } from '../support/widths';

test.use(withPictures);

/** The footer is the same on all pages: it is checked on one page of each kind and excluded on the others. */
const withFoot = ['/', '/home', '/product/breakwater-running-shoe', '/rental/cart', '/profile', customerPages[0]];
const partOf = (path: string) => (withFoot.includes(path) ? {} : { without: [FOOT] });

/** Simulates a page that was rendered ten minutes ago: its data is stale, so it refetches everything. */
function later(): void {
  const now = Date.now;
  Date.now = () => now() + 600_000;
}

const paths = [...publicPages.map((publicPage) => publicPage.path), ...otherPages];

for (const language of languages) {
  const theme = themeOf[language];

  test.describe(`in ${language}, at both widths, in both themes`, widthOf[language], () => {
    test.use({ ...ownAddress, colorScheme: theme });

    for (const path of paths) {
      test(`${path} has a quiet console, nothing serious for axe, and nothing beside the screen`, async ({ page }) => {
        const said = complaints(page, { pictures: true });
        const settled = following(page);
        await page.addInitScript(later);
        await watchShifts(page);
        await page.goto(localized(path, language));
        await settled();
        await expectSmallShift(page, 0.02);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const arrived = async () => {
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        };
        await cleanEverywhere(page, arrived, partOf(path));
        expect(said.filter((line) => !(path.includes('nowhere') && expected(line)))).toEqual([]);
      });
    }

    for (const path of customerPages) {
      test(`${path} of a customer has the same [PROF-06] [WALLET-01]`, async ({ page }) => {
        const said = complaints(page, { pictures: true });
        // The demo customer has orders, money, points, messages and addresses.
        await remember(page, { token: await demoCustomer(page) });
        const settled = following(page);
        await watchShifts(page);
        await page.goto(localized(path, language));
        await settled();
        await expectSmallShift(page, 0.02);
        const arrived = async () => {
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
          await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
        };
        await cleanEverywhere(page, arrived, partOf(path));
        expect(said).toEqual([]);
      });
    }
  });
}
