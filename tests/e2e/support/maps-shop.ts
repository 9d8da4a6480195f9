import { test as plain, type Page } from '@playwright/test';
import { googleMapsScript } from '../../support/stand-ins/google-maps-script';
import { openShop } from './second-shop';
import { onDesktop } from './widths';

/** What a key-holder's shop loads in place of Google's own script. */
async function stubGoogleMaps(page: Page): Promise<void> {
  await page.route('https://maps.googleapis.com/maps/api/js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleMapsScript }),
  );
}

const google = plain.extend<object, { shop: string }>({
  shop: [
    // Playwright reads from the pattern which fixtures are wanted: none.
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
 * The same journeys on either map; Google's in a shop of its own, whose policy lets Google's script in, and at one
 * width, since the dialogs around it are the same.
 */
export const maps = {
  'the built-in map': { test: plain, widths: {} },
  "Google's map": { test: google, widths: onDesktop },
};
