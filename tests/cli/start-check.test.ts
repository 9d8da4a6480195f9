import { describe, expect, it } from 'vitest';
import { readSettings, settings } from '../../src/cli/settings.mjs';
import { checkStart, formatTable } from '../../src/cli/start-check.mjs';
import { filesBelow, read } from '../conventions/files';

type Env = Record<string, string>;

/** The findings for a start with these settings, e.g. `refuse SECRET`. */
function found(env: Env): string[] {
  const all: NodeJS.ProcessEnv = { NODE_ENV: 'test', ...env };
  expect(readSettings('/nowhere', all)).toEqual([]);
  return checkStart(all).map(({ severity, name }) => `${severity} ${name}`);
}

/** A public shop without any problem. */
const SHOP = {
  SITE_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://medina@db.example/medina',
  SECRET: 'drawn-by-chance-and-kept-by-the-owner',
  TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Shop <post@shop.example>',
  GOOGLE_MAPS_KEY: 'for-browsers',
  GOOGLE_MAPS_SERVER_KEY: 'for-the-server',
};
const { SITE_URL: _site, ...NO_SITE } = SHOP;
const { SECRET: _secret, ...NO_SECRET } = SHOP;
const { DATABASE_URL: _database, ...NO_DATABASE } = SHOP;
const { TRUSTED_PROXIES: _proxies, ...NO_PROXIES } = SHOP;
const { SMTP_URL: _mail, ...NO_MAIL } = SHOP;
const { MAIL_FROM: _from, ...NO_SENDER } = SHOP;
const { GOOGLE_MAPS_KEY: _map, ...NO_MAP } = SHOP;

const AGREED = { DEMO: 'true', I_KNOW_THAT_ANYBODY_CAN_ENTER_THIS_DEMO: 'true' };
const LIVE = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const TEST = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const HERE = { DATABASE_URL: 'postgres://localhost/medina', SMTP_URL: 'smtp://127.0.0.1:2525' };

describe('a start', () => {
  it.each<[string, Env, string[]]>([
    ['on a fresh machine finds nothing', {}, []],
    ['as a whole shop finds nothing', SHOP, []],
    ['with live payments finds nothing', { ...SHOP, ...LIVE }, []],
    ['for tests on this machine finds nothing', { ...HERE, SITE_URL: 'http://127.0.0.1:3210', DEMO: 'true' }, []],
    ['without demo on this machine finds nothing', HERE, []],

    ['as a demo for a domain is refused', { ...SHOP, DEMO: 'true' }, ['refuse DEMO']],
    [
      'as a demo for a domain without TLS is refused',
      { SITE_URL: 'http://shop.example', DEMO: 'true' },
      ['refuse DEMO', 'warn SITE_URL'],
    ],
    [
      'as a demo for the network is refused',
      { HOST: '0.0.0.0', SITE_URL: 'http://10.0.0.5:3000', DEMO: 'true' },
      ['refuse DEMO', 'warn SITE_URL'],
    ],
    [
      'as a demo for the network by IPv6 is refused',
      { HOST: '::', SITE_URL: 'https://shop.example', TRUSTED_PROXIES: '1', DEMO: 'true' },
      ['refuse DEMO', 'warn HOST'],
    ],
    ['as a demo that is meant so opens', { ...SHOP, ...AGREED }, []],
    ['as a demo for localhost opens', { DEMO: 'true', SITE_URL: 'http://localhost:3000' }, []],

    ['for the network without an address is refused', { ...NO_SITE, HOST: '0.0.0.0' }, ['refuse SITE_URL']],
    ['behind a proxy without an address is refused', NO_SITE, ['refuse SITE_URL']],
    ['as a demo behind a proxy is refused', { TRUSTED_PROXIES: '1', DEMO: 'true' }, ['refuse DEMO', 'refuse SITE_URL']],
    [
      'as a demo behind a proxy for this machine opens',
      { TRUSTED_PROXIES: '1', SITE_URL: 'http://127.0.0.1:3210', DEMO: 'true' },
      [],
    ],
    [
      'for the network by a name of this machine is warned',
      { ...SHOP, HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000' },
      ['warn SITE_URL'],
    ],
    ['without TLS is warned', { ...SHOP, SITE_URL: 'http://shop.example' }, ['warn SITE_URL']],
    ['with an open port beside the proxy is warned', { ...SHOP, HOST: '0.0.0.0' }, ['warn HOST']],
    ['with a proxy that is not believed is warned', NO_PROXIES, ['warn TRUSTED_PROXIES']],

    ['with clients elsewhere finds nothing', { ...SHOP, CORS_ORIGINS: 'https://a.example, http://localhost:1' }, []],
    ['with clients without TLS is warned', { ...SHOP, CORS_ORIGINS: 'http://a.example' }, ['warn CORS_ORIGINS']],
    ['with clients without TLS on this machine finds nothing', { ...HERE, CORS_ORIGINS: 'http://a.example' }, []],

    ['of processes without a common secret is refused', NO_SECRET, ['refuse SECRET']],
    [
      'with the secret of the example is refused',
      { ...SHOP, SECRET: 'thirty-two-characters-or-more-of-chance' },
      ['refuse SECRET'],
    ],
    ['without a database of its own is warned', NO_DATABASE, ['warn DATABASE_URL']],

    ['that operators look at from this machine finds nothing', { ...SHOP, OPS_PORT: '9100' }, []],
    [
      'that operators look at from the network is warned',
      { ...SHOP, OPS_PORT: '9100', OPS_HOST: '0.0.0.0' },
      ['warn OPS_HOST'],
    ],
    ['with a bucket by the role of its machine finds nothing', { ...SHOP, FILES_BUCKET: 'shop' }, []],
    ['of one of several instances without a bucket is warned', { ...SHOP, MIGRATIONS: 'wait' }, ['warn FILES_BUCKET']],
    [
      'of one of several instances with a bucket finds nothing',
      { ...SHOP, MIGRATIONS: 'wait', FILES_BUCKET: 'shop' },
      [],
    ],
    ['with a store but no bucket is warned', { ...SHOP, FILES_REGION: 'eu-central-1' }, ['warn FILES_BUCKET']],
    [
      'with a store without TLS and half of its key is warned',
      { ...SHOP, FILES_BUCKET: 'shop', FILES_ENDPOINT: 'http://objects:9000', FILES_KEY: 'key' },
      ['warn FILES_ENDPOINT', 'warn FILES_KEY'],
    ],

    ['that can send no code is warned', NO_MAIL, ['warn SMTP_URL, SMS_URL']],
    ['that sends codes by SMS only finds nothing', { ...NO_MAIL, SMS_URL: 'https://sms.example' }, []],
    ['that sends codes by SMS in the clear is warned', { ...NO_MAIL, SMS_URL: 'http://sms.example' }, ['warn SMS_URL']],
    ['that sends mails in the clear is warned', { ...SHOP, SMTP_URL: 'smtp://mail.example' }, ['warn SMTP_URL']],
    [
      'that insists on TLS for mails finds nothing',
      { ...SHOP, SMTP_URL: 'smtp://mail.example:587?requireTLS=true' },
      [],
    ],
    ['that sends mails of nobody is warned', NO_SENDER, ['warn MAIL_FROM']],

    [
      'with live payments but no notices of them is refused',
      { ...SHOP, STRIPE_SECRET_KEY: 'sk_live_x' },
      ['refuse STRIPE_WEBHOOK_SECRET'],
    ],
    [
      'with a restricted live key but no notices is refused',
      { ...SHOP, STRIPE_SECRET_KEY: 'rk_live_x' },
      ['refuse STRIPE_WEBHOOK_SECRET'],
    ],
    ['with test payments is warned', { ...SHOP, ...TEST }, ['warn STRIPE_SECRET_KEY']],
    ['with test payments on this machine finds nothing', { ...HERE, ...TEST }, []],
    [
      'with a stand-in for Stripe on this machine finds nothing',
      { ...HERE, ...TEST, STRIPE_API_BASE: 'http://127.0.0.1:12111' },
      [],
    ],
    [
      'with a stand-in and a live key is refused',
      { ...HERE, ...LIVE, STRIPE_API_BASE: 'http://127.0.0.1:12111' },
      ['refuse STRIPE_API_BASE'],
    ],
    [
      'with a stand-in elsewhere is refused',
      { ...SHOP, ...TEST, STRIPE_API_BASE: 'https://stripe.example' },
      ['refuse STRIPE_API_BASE', 'warn STRIPE_SECRET_KEY'],
    ],

    [
      'with an emulator for the public is refused',
      { ...SHOP, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
      ['refuse FIREBASE_AUTH_EMULATOR_HOST'],
    ],
    ['with an emulator on this machine finds nothing', { ...HERE, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, []],
    ['with half of Firebase is warned', { ...SHOP, FIREBASE_API_KEY: 'key' }, ['warn FIREBASE_API_KEY']],
    ['with half of Facebook is warned', { ...SHOP, FACEBOOK_APP_ID: '1' }, ['warn FACEBOOK_APP_ID']],
    ...['GOOGLE_JWKS_URL', 'GOOGLE_TOKENINFO_URL', 'APPLE_JWKS_URL', 'FACEBOOK_GRAPH_URL'].flatMap(
      (name): [string, Env, string[]][] => [
        [`with another ${name} is refused`, { ...SHOP, [name]: 'https://evil.example/certs' }, [`refuse ${name}`]],
        [`with another ${name} on this machine finds nothing`, { ...HERE, [name]: 'http://127.0.0.1:9/certs' }, []],
      ],
    ),
    [
      'with a newer version of a provider finds nothing',
      { ...SHOP, FACEBOOK_GRAPH_URL: 'https://graph.facebook.com/v99.0' },
      [],
    ],
    ...['GOOGLE_PLACES_URL', 'GOOGLE_GEOCODE_URL', 'GOOGLE_ROUTES_URL'].map((name): [string, Env, string[]] => [
      `with another ${name} is warned`,
      { ...SHOP, [name]: 'https://maps.example' },
      [`warn ${name}`],
    ]),
    ['without a map of its place is warned', NO_MAP, ['warn GOOGLE_MAPS_KEY']],

    [
      'in front of another back end finds nothing',
      { SITE_URL: 'https://shop.example', TRUSTED_PROXIES: '1', API_BASE_URL: 'https://market.example' },
      [],
    ],
    [
      'in front of one without TLS is warned',
      { SITE_URL: 'https://shop.example', TRUSTED_PROXIES: '1', API_BASE_URL: 'http://market.example' },
      ['warn API_BASE_URL'],
    ],
    [
      'in front of one with an emulator is refused',
      {
        SITE_URL: 'https://shop.example',
        TRUSTED_PROXIES: '1',
        API_BASE_URL: 'https://market.example',
        FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
      },
      ['refuse FIREBASE_AUTH_EMULATOR_HOST'],
    ],
  ])('%s', (_way, env, expected) => {
    expect(found(env)).toEqual(expected);
  });

  /** Settings that can never make a start unsafe: without them a feature is only not offered. */
  const HARMLESS = [
    ...[
      'PORT',
      'DATA_DIR',
      'TUNING',
      'BUNDLER',
      'DEMO_STEP_SECONDS',
      'NEXT_PUBLIC_SOFTWARE_ID',
      'SMS_TYPE',
      'REFUSE_UNKNOWN_FIELDS',
      'SMS_BODY',
      'SMS_AUTHORIZATION',
    ],
    // Sizes and durations, each of which has its own limits.
    ...['DATABASE_CONNECTIONS', 'DATABASE_WAIT_SECONDS', 'DATABASE_STATEMENT_SECONDS', 'DATABASE_LOCK_SECONDS'],
    ...['DATABASE_IDLE_SECONDS', 'DATABASE_START_SECONDS', 'MIGRATIONS', 'API_CALLS_AT_ONCE', 'CACHE_MEGABYTES'],
    ...['STOP_SECONDS', 'STOP_NOTICE_SECONDS', 'DATABASE_READ_LAG_SECONDS', 'CDN_SECONDS', 'CDN_STALE_SECONDS'],
    // Further connections to the same database, and names.
    ...['DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'DATABASE_PREPARE', 'OTEL_SERVICE_NAME', 'PURGE_SECRET'],
    ...['FIREBASE_APP_ID', 'FIREBASE_MESSAGING_SENDER_ID', 'FIREBASE_VAPID_KEY', 'GOOGLE_CLIENT_ID', 'APPLE_CLIENT_ID'],
  ];

  it.each(Object.keys(settings).filter((name) => !HARMLESS.includes(name)))('looks at %s', (name) => {
    const looking = ['start-check', 'operations-check', 'way-of-start'].map((name) => read(`src/cli/${name}.mjs`));
    expect(looking.join('')).toMatch(new RegExp(`\\b${name}\\b`));
  });

  /** Every secret that a file of this repository shows, and the file. Shorter ones are none that the shop takes. */
  const PUBLISHED = ['.env.example', 'README.md', ...filesBelow('deploy'), ...filesBelow('docs')].flatMap((file) =>
    [...read(file).matchAll(/\b\w*(?:SECRET|PASSWORD)\b ?[=:] ?'?([\w+/=-]{16,})/g)].map(([, secret = '']) => [
      file,
      secret,
    ]),
  );

  it.each(PUBLISHED)('with the secret of %s, %s, is refused', (_file, secret) => {
    const telling = { ...SHOP, PURGE_URL: 'https://cdn.example', PURGE_SECRET: secret };
    expect(found({ ...SHOP, SECRET: secret })).toEqual(['refuse SECRET']);
    expect(found(telling)).toEqual(['refuse PURGE_SECRET']);
  });

  it('finds such secrets in the examples', () => {
    expect(PUBLISHED).toContainEqual(['.env.example', 'thirty-two-characters-or-more-of-chance']);
  });

  it.each(['change-me-openssl-rand-base64-32', 'CHANGE-ME-please-please', 'change-me-too-and-again'])(
    'with %s in place of a secret is refused',
    (SECRET) => expect(found({ ...SHOP, SECRET })).toEqual(['refuse SECRET']),
  );

  it('prints a table: severity, setting, problem and remedy', () => {
    const text = formatTable([
      { severity: 'refuse', name: 'SECRET', wrong: 'is missing', todo: 'set it' },
      { severity: 'warn', name: 'SITE_URL', wrong: 'has no TLS', todo: 'use a proxy' },
    ]);
    expect(text.split('\n')).toEqual([
      '  refused  SECRET    is missing',
      '                     → set it',
      '  warning  SITE_URL  has no TLS',
      '                     → use a proxy',
      '',
    ]);
  });
});

describe('demo mode', () => {
  it.each<[string, Env, string]>([
    ['is on by itself on a fresh machine', {}, 'true'],
    ['is on by itself on another port', { PORT: '4000', HOST: 'localhost' }, 'true'],
    ['is off for the network', { HOST: '0.0.0.0' }, 'false'],
    ['is off for an address of visitors', { SITE_URL: 'http://127.0.0.1:3000' }, 'false'],
    ['is off on a PostgreSQL', { DATABASE_URL: 'postgres://localhost/medina' }, 'false'],
    ['is off in front of another back end', { API_BASE_URL: 'http://localhost:9' }, 'false'],
    ['is off behind a proxy', { TRUSTED_PROXIES: '1' }, 'false'],
    ['is off with a secret', { SECRET: 'drawn-by-chance-and-kept-by-the-owner' }, 'false'],
    ['is off with a way to send mails', { SMTP_URL: 'smtps://mail.example' }, 'false'],
    ['is off with a way to send SMS', { SMS_URL: 'https://sms.example' }, 'false'],
    ['is off with payments', { STRIPE_SECRET_KEY: 'sk_live_x' }, 'false'],
    ['is on by itself with no proxy', { TRUSTED_PROXIES: '0' }, 'true'],
    ['is on behind a proxy when it is asked for', { TRUSTED_PROXIES: '1', DEMO: 'true' }, 'true'],
    ['is on when it is asked for', { DATABASE_URL: 'postgres://localhost/medina', DEMO: 'true' }, 'true'],
    ['is off when it is not wanted', { DEMO: 'false' }, 'false'],
  ])('%s', (_way, env, expected) => {
    const all: NodeJS.ProcessEnv = { NODE_ENV: 'test', ...env };
    readSettings('/nowhere', all);
    expect(all.DEMO).toBe(expected);
  });
});
