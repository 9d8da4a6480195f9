import { test as base, type Page } from '@playwright/test';
import { startProviders, type Person, type Providers } from '../../support/stand-ins/identity-providers';
import { openShop } from './second-shop';

type Shop = { url: string; providers: Providers };

/**
 * Tests in a shop with configured sign-in providers: a second process on the database of the first one, so that the
 * other tests run without providers.
 */
export const test = base.extend<{ providers: Providers }, { shop: Shop }>({
  shop: [
    // Playwright derives the required fixtures from this pattern: none.
    async ({}, give) => {
      const providers = await startProviders();
      const { url, stop } = await openShop(providers.settings);
      await give({ url, providers });
      await Promise.all([stop(), providers.stop()]);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  providers: ({ shop }, give) => give(shop.providers),
  baseURL: ({ shop }, give) => give(shop.url),
});

/** Stubs Google's script and its token info: `who` is signed in with this token. */
export async function stubGoogle(page: Page, { token, who }: { token: string; who: Person }): Promise<void> {
  const answer = JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: 3599, scope: 'email' });
  await page.route('https://accounts.google.com/gsi/client*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.google = { accounts: { oauth2: { initTokenClient: ({ client_id, callback }) => ({
        requestAccessToken: () => client_id === 'google-client' && callback(${answer}) }) } } };`,
    }),
  );
  await page.route('https://www.googleapis.com/oauth2/v3/userinfo', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { sub: who.sub, email: who.email } }),
  );
}

/** Stubs Facebook's script, in the language of the page. */
export async function stubFacebook(page: Page, { token, who }: { token: string; who: Person }): Promise<void> {
  const answer = JSON.stringify({ status: 'connected', authResponse: { accessToken: token, userID: who.sub } });
  const me = JSON.stringify({ id: who.sub, name: who.name, email: who.email });
  await page.route('https://connect.facebook.net/*/sdk.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.FB = { init: ({ appId }) => { window.FB.app = appId; }, getLoginStatus: () => {},
        login: (tell) => window.FB.app === '777' && tell(${answer}), api: (path, query, tell) => tell(${me}) };
        window.fbAsyncInit();`,
    }),
  );
}

export async function stubApple(page: Page, token: string): Promise<void> {
  const answer = JSON.stringify({ authorization: { id_token: token, code: 'a-code' } });
  await page.route('https://appleid.cdn-apple.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.AppleID = { auth: { init: ({ clientId }) => { window.AppleID.id = clientId; },
        signIn: () => window.AppleID.id === 'apple-client' ? Promise.resolve(${answer}) : Promise.reject({}) } };`,
    }),
  );
}
