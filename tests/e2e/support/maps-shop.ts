import { test as plain, type Page } from '@playwright/test';
import { googleMapsScript } from '../../support/stand-ins/google-maps-script';
import { openShop } from './second-shop';
import { onDesktop } from './widths';

/** The stub for Google's script in a shop with a key. */
async function stubGoogleMaps(page: Page): Promise<void> {
  await page.route('https://maps.googleapis.com/maps/api/js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleMapsScript }),
  );
}

const google = plain.extend<object, { shop: string }>({
  shop: [
    // Playwright derives the required fixtures from this pattern: none.
    async ({}, give) => {
      const { url, stop } = await openShop({ GOOGLE_MAPS_KEY: 'browser-key' });
      await give(url);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ shop }, give) => give(shop),
  page: async ({ page }, give) => {
    await stubGoogleMaps(page);
    await give(page);
  },
});

/**
 * Runs the same journeys with both maps. Google's needs a shop of its own, whose CSP allows Google's script, and runs
 * at one width, since the surrounding dialogs are the same.
 */
export const maps = {
  'the built-in map': { test: plain, widths: {} },
  "Google's map": { test: google, widths: onDesktop },
};
