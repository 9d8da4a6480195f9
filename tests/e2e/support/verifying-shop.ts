import { test as base } from '@playwright/test';
import { ownAddress } from './auth-pages';
import { openShop } from './second-shop';
import { databaseUrl, rows } from './tables';

type Shop = { url: string; database: string };
type Kinds = { phone: boolean; email: boolean };

/** Tests in a shop with its own database, where each test configures which contacts must be verified. */
export const test = base.extend<{ verifies: (kinds: Kinds) => Promise<void> }, { shop: Shop }>({
  shop: [
    // Playwright derives the required fixtures from this pattern: none.
    async ({}, give, { workerIndex }) => {
      const name = `medina_verifying_${workerIndex}`;
      const database = databaseUrl().replace(/\/\w+$/, `/${name}`);
      await rows(`create database ${name} template medina_new`);
      const shop = await openShop({ DATABASE_URL: database, TRUSTED_PROXIES: '1' });
      await give({ url: shop.url, database });
      await shop.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  verifies: ({ shop }, give) =>
    give(async ({ phone, email }) => {
      const statuses = { phone_verification_status: Number(phone), email_verification_status: Number(email) };
      await rows(
        `update settings set value = value || $1::jsonb where key = 'centralize_login'`,
        [JSON.stringify(statuses)],
        shop.database,
      );
    }),
  baseURL: ({ shop }, give) => give(shop.url),
});

test.use(ownAddress);
