import { webOrigins } from '../domain/web-origins.mjs';
import { isHttps, refuse, warn } from './finding.mjs';
import { checkFiles, checkListeners, checkOperators } from './operations-check.mjs';
import { checkPublishedSecrets } from './published-secrets.mjs';
import { settings } from './settings.mjs';
import { isLoopback, isLoopbackUrl, isPublic } from './way-of-start.mjs';

/**
 * Checks the settings for the way in which the shop is started, and returns what is unsafe or missing. `readSettings`
 * has validated them and filled in defaults.
 * @param {Record<string, string | undefined>} env
 * @returns {import('./finding.mjs').Finding[]} those that prevent the start first
 */
export function checkStart(env) {
  const way = {
    open: isPublic(env),
    // Another back end has its own accounts, payments and messages.
    ownBackEnd: !env.API_BASE_URL,
    demo: env.DEMO === 'true',
  };
  const findings = [
    ...checkDemo(env, way),
    ...checkAddress(env, way),
    ...(way.ownBackEnd
      ? [
          ...checkCallers(env, way),
          ...checkPublishedSecrets(env, way),
          ...checkDatabase(env, way),
          ...checkFiles(env),
          ...checkMessages(env, way),
          ...checkPayments(env, way),
        ]
      : []),
    ...checkOperators(env, way),
    ...checkListeners(env),
    ...checkProviders(env, way),
    ...checkMaps(env, way),
  ];
  return [
    ...findings.filter((finding) => finding.severity === 'refuse'),
    ...findings.filter((finding) => finding.severity === 'warn'),
  ];
}

/**
 * Findings as a table: severity, setting and problem, and below it what to do.
 * @param {readonly import('./finding.mjs').Finding[]} findings
 */
export function formatTable(findings) {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .map(({ severity, name, wrong, todo }) => {
      const first = `  ${severity === 'refuse' ? 'refused' : 'warning'}  ${name.padEnd(width)}  `;
      return `${first}${wrong}\n${' '.repeat(first.length)}→ ${todo}\n`;
    })
    .join('');
}

function* checkDemo({ I_KNOW_THAT_ANYBODY_CAN_ENTER_THIS_DEMO: agreed }, { open, ownBackEnd, demo }) {
  if (demo && open && ownBackEnd && agreed !== 'true') {
    yield refuse(
      'DEMO',
      'every one-time code is 123456, so anybody can enter any account of a shop that is open to the public',
      'leave DEMO out; for a demo that is meant so: I_KNOW_THAT_ANYBODY_CAN_ENTER_THIS_DEMO=true',
    );
  }
}

function* checkAddress({ SITE_URL, HOST = '127.0.0.1', TRUSTED_PROXIES = '0', API_BASE_URL }, { open }) {
  if (!open) return;
  if (!SITE_URL) {
    yield refuse(
      'SITE_URL',
      'links in mails, canonical links and payments would lead to localhost',
      'set the address that visitors type, such as https://shop.example',
    );
  } else if (isLoopbackUrl(SITE_URL) && !isHttps(SITE_URL)) {
    yield warn('SITE_URL', 'names this machine, so its links work for nobody else', 'set the address of visitors');
  } else if (!isHttps(SITE_URL)) {
    yield warn(
      'SITE_URL',
      'without TLS passwords and tokens can be read on the way',
      'end TLS in a proxy, use https://',
    );
  }
  if (isHttps(SITE_URL) && !isLoopback(HOST)) {
    yield warn(
      'HOST',
      'the port can be reached past the proxy, without TLS and with made-up addresses of visitors',
      'HOST=127.0.0.1 where the proxy is on this machine, else a firewall that lets only the proxy in',
    );
  }
  if (isHttps(SITE_URL) && TRUSTED_PROXIES === '0') {
    yield warn(
      'TRUSTED_PROXIES',
      'behind the proxy that ends TLS all visitors have one address, and share one limit of attempts',
      'set how many proxies append to X-Forwarded-For, 1 for one nginx',
    );
  }
  if (API_BASE_URL && !isHttps(API_BASE_URL) && !isLoopbackUrl(API_BASE_URL)) {
    yield warn('API_BASE_URL', 'passwords and tokens reach the back end unencrypted', 'use https://');
  }
}

function* checkCallers({ CORS_ORIGINS = '' }, { open }) {
  const inTheClear = (webOrigins(CORS_ORIGINS) ?? []).some(
    (webOrigin) => !isHttps(webOrigin) && !isLoopbackUrl(webOrigin),
  );
  if (open && inTheClear) {
    yield warn('CORS_ORIGINS', 'who changes a page on its way gets the tokens of its visitors', 'name https:// only');
  }
}

function* checkDatabase({ DATABASE_URL, SECRET }, { open, demo }) {
  if (!open) return;
  if (DATABASE_URL && !SECRET) {
    yield refuse(
      'SECRET',
      'each process that shares the database would seal codes with a secret of its own',
      'set the same for all, such as the output of: openssl rand -base64 32',
    );
  }
  if (!DATABASE_URL && !demo) {
    yield warn(
      'DATABASE_URL',
      'orders and accounts are kept in an embedded database, for one process and without backups',
      'set the address of a PostgreSQL',
    );
  }
}

function* checkMessages({ SMTP_URL, MAIL_FROM, SMS_URL, FIREBASE_API_KEY }, { open, demo }) {
  if (demo) return;
  if (!SMTP_URL && !SMS_URL && !FIREBASE_API_KEY) {
    yield warn(
      'SMTP_URL, SMS_URL',
      'no code can be sent: forgotten passwords stay forgotten, no contact is verified',
      'set at least one of the two, or Firebase',
    );
  }
  if (!open) return;
  if (SMTP_URL && MAIL_FROM === settings.MAIL_FROM.otherwise) {
    yield warn('MAIL_FROM', 'mails of an address that does not exist are taken for spam', 'set an address of your own');
  }
  if (SMTP_URL && !isLoopbackUrl(SMTP_URL) && !/^smtps:|[?&]requireTLS=true/.test(SMTP_URL)) {
    yield warn(
      'SMTP_URL',
      'codes and the password may be read on the way',
      'use smtps://, or end it with ?requireTLS=true',
    );
  }
  if (SMS_URL && !isLoopbackUrl(SMS_URL) && !isHttps(SMS_URL)) {
    yield warn('SMS_URL', 'codes may be read on the way', 'use https://');
  }
}

function* checkPayments(
  { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: notices, STRIPE_API_BASE: base },
  { open, demo },
) {
  if (!key) return;
  const isTest = /^[sr]k_test_/.test(key);
  if (base && !(isTest && isLoopbackUrl(base))) {
    yield refuse(
      'STRIPE_API_BASE',
      'the key and the answers about payments would go through a host that is not Stripe',
      'leave it out; only a test key may be used with a stand-in on this machine',
    );
  }
  if (!notices) {
    yield (isTest ? warn : refuse)(
      'STRIPE_WEBHOOK_SECRET',
      'who pays and closes the browser has paid for an order that never hears of it',
      'add /api/v1/payment/stripe/webhook at Stripe and set the secret of this webhook',
    );
  }
  if (isTest && open && !demo) {
    yield warn(
      'STRIPE_SECRET_KEY',
      'is a test key: anybody pays with test cards, and no money comes',
      'set the live key',
    );
  }
}

/** Endpoints that verify tokens of other services: whoever controls them decides who is signed in. */
const DECIDE_WHO = ['GOOGLE_JWKS_URL', 'GOOGLE_TOKENINFO_URL', 'APPLE_JWKS_URL', 'FACEBOOK_GRAPH_URL'];

function* checkProviders(env, { open }) {
  const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_AUTH_DOMAIN } = env;
  if (open && FIREBASE_AUTH_EMULATOR_HOST) {
    yield refuse(
      'FIREBASE_AUTH_EMULATOR_HOST',
      'tokens of the emulator are not signed, so anybody can be anybody',
      'leave it out; it is for tests',
    );
  }
  for (const name of DECIDE_WHO) {
    if (!open || isOfProvider(name, env)) continue;
    yield refuse(name, 'another host than that of the provider would say who is signed in', 'leave it out');
  }
  if (FIREBASE_API_KEY && !(FIREBASE_PROJECT_ID && FIREBASE_AUTH_DOMAIN)) {
    yield warn(
      'FIREBASE_API_KEY',
      'codes by Firebase need the project and its domain, too',
      'set FIREBASE_PROJECT_ID and FIREBASE_AUTH_DOMAIN',
    );
  }
  if (Boolean(env.FACEBOOK_APP_ID) !== Boolean(env.FACEBOOK_APP_SECRET)) {
    yield warn('FACEBOOK_APP_ID', 'one without FACEBOOK_APP_SECRET offers no way in', 'set both or neither');
  }
}

const MAPS = ['GOOGLE_PLACES_URL', 'GOOGLE_GEOCODE_URL', 'GOOGLE_ROUTES_URL'];

function* checkMaps(env, { open, ownBackEnd, demo }) {
  const { GOOGLE_MAPS_KEY, GOOGLE_MAPS_SERVER_KEY } = env;
  if (ownBackEnd && open && !demo && !(GOOGLE_MAPS_KEY && GOOGLE_MAPS_SERVER_KEY)) {
    yield warn(
      'GOOGLE_MAPS_KEY',
      'the built-in map draws the city of the demo only, and no address is found by its name',
      'set GOOGLE_MAPS_KEY and GOOGLE_MAPS_SERVER_KEY',
    );
  }
  for (const name of MAPS) {
    if (!open || !GOOGLE_MAPS_SERVER_KEY || isOfProvider(name, env)) continue;
    yield warn(name, 'another host than that of Google is sent the key and where customers live', 'leave it out');
  }
}

/** The default's host, by TLS; the path may be that of a newer version. */
function isOfProvider(name, env) {
  const { otherwise } = settings[name];
  return new URL(env[name] ?? otherwise).origin === new URL(otherwise).origin;
}
