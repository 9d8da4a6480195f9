import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { webOrigins } from '../domain/web-origins.mjs';
import { isTuningSetting } from '../tuning/switch.mjs';
import { isTryOut } from './way-of-start.mjs';

/**
 * All environment variables of the product: meaning, default, and validation (returns a sentence, or nothing). Values
 * of secrets, and of addresses that may carry a password, are never printed.
 * `.env.example` lists the same names; a test compares the two.
 */
export const settings = {
  PORT: { otherwise: '3000', problem: portProblem },
  HOST: { otherwise: '127.0.0.1' },
  OPS_PORT: { problem: portProblem },
  OPS_HOST: { otherwise: '127.0.0.1' },
  STOP_SECONDS: { otherwise: '30', problem: secondsProblem },
  STOP_NOTICE_SECONDS: { otherwise: '0', problem: secondsProblem },
  SITE_URL: { problem: addressProblem },
  DATABASE_URL: { problem: databaseProblem, isSecret: true },
  DATABASE_DIRECT_URL: { problem: databaseProblem, isSecret: true },
  DATABASE_READ_URL: { problem: databaseProblem, isSecret: true },
  DATABASE_READ_LAG_SECONDS: { otherwise: '5', problem: secondsProblem },
  DATABASE_PREPARE: { otherwise: 'on', problem: (value) => !['on', 'off'].includes(value) && 'must be on or off' },
  DATABASE_CONNECTIONS: { otherwise: '10', problem: wholeProblem(1, 1000) },
  DATABASE_WAIT_SECONDS: { otherwise: '3', problem: secondsProblem },
  DATABASE_STATEMENT_SECONDS: { otherwise: '15', problem: secondsProblem },
  DATABASE_LOCK_SECONDS: { otherwise: '3', problem: secondsProblem },
  DATABASE_IDLE_SECONDS: { otherwise: '15', problem: secondsProblem },
  DATABASE_START_SECONDS: { otherwise: '60', problem: secondsProblem },
  MIGRATIONS: {
    otherwise: 'start',
    problem: (value) => !['start', 'wait', 'refuse'].includes(value) && 'must be start, wait or refuse',
  },
  API_CALLS_AT_ONCE: { otherwise: '48', problem: wholeProblem(1, 10_000) },
  DATA_DIR: { otherwise: '.data' },
  FILES_BUCKET: {
    problem: (value) => !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value) && 'must be the name of a bucket of yours',
  },
  FILES_ENDPOINT: { problem: addressProblem },
  FILES_REGION: {},
  FILES_KEY: { isSecret: true },
  FILES_SECRET: { isSecret: true },
  OTEL_EXPORTER_OTLP_ENDPOINT: { problem: addressProblem, isSecret: true },
  OTEL_SERVICE_NAME: { otherwise: 'medina' },
  CACHE_MEGABYTES: { otherwise: '128', problem: wholeProblem(8, 65_536) },
  CDN_SECONDS: { otherwise: '60', problem: wholeSecondsProblem },
  CDN_STALE_SECONDS: { otherwise: '0', problem: wholeSecondsProblem },
  PURGE_URL: { problem: addressProblem, isSecret: true },
  PURGE_SECRET: { problem: secretProblem, isSecret: true },
  TUNING: {
    otherwise: 'on',
    problem: (value) => !isTuningSetting(value) && 'must be on, off or names such as -page-cache',
  },
  BUNDLER: {
    otherwise: 'webpack',
    problem: (value) => !['webpack', 'turbopack'].includes(value) && 'must be webpack or turbopack',
  },
  API_BASE_URL: { problem: addressProblem, isSecret: true },
  REFUSE_UNKNOWN_FIELDS: { otherwise: 'false', problem: switchProblem },
  CORS_ORIGINS: {
    problem: (value) =>
      !webOrigins(value) && 'must be origins as browsers write them, such as https://shop.example, with commas between',
  },
  // Without a value, `readSettings` decides.
  DEMO: { problem: switchProblem },
  I_KNOW_THAT_ANYBODY_CAN_ENTER_THIS_DEMO: { problem: switchProblem },
  DEMO_STEP_SECONDS: {
    otherwise: '30',
    problem: (value) => !(Number(value) > 0) && 'must be a number of seconds above 0',
  },
  STRIPE_SECRET_KEY: { isSecret: true },
  STRIPE_WEBHOOK_SECRET: { isSecret: true },
  STRIPE_API_BASE: { problem: addressProblem },
  SECRET: { problem: secretProblem, isSecret: true },
  TRUSTED_PROXIES: {
    otherwise: '0',
    problem: (value) => !/^\d{1,2}$/.test(value) && 'must be how many proxies stand before the shop',
  },
  SMTP_URL: {
    problem: (value) =>
      !(/^smtps?:\/\/./.test(value) && URL.canParse(value)) &&
      'must be an address that starts with smtp:// or smtps://',
    isSecret: true,
  },
  MAIL_FROM: { otherwise: 'Medina <no-reply@medina.example>' },
  SMS_URL: { problem: addressProblem, isSecret: true },
  SMS_TYPE: { otherwise: 'application/json' },
  SMS_BODY: {
    otherwise: '{"to":"{to}","text":"{text}"}',
    problem: (value) => !(value.includes('{to}') && value.includes('{text}')) && 'must name {to} and {text}',
  },
  SMS_AUTHORIZATION: { isSecret: true },
  FIREBASE_API_KEY: {},
  FIREBASE_AUTH_DOMAIN: {
    problem: (value) => !/^[\w.-]+$/.test(value) && 'must be a host name, such as shop.firebaseapp.com',
  },
  FIREBASE_PROJECT_ID: {},
  FIREBASE_APP_ID: {},
  FIREBASE_MESSAGING_SENDER_ID: {},
  FIREBASE_VAPID_KEY: {},
  FIREBASE_AUTH_EMULATOR_HOST: {
    problem: (value) => !/^[\w.-]+:\d+$/.test(value) && 'must be a host and a port, such as localhost:9099',
  },
  GOOGLE_MAPS_KEY: {},
  GOOGLE_MAPS_SERVER_KEY: { isSecret: true },
  GOOGLE_PLACES_URL: { otherwise: 'https://places.googleapis.com', problem: addressProblem },
  GOOGLE_GEOCODE_URL: { otherwise: 'https://maps.googleapis.com', problem: addressProblem },
  GOOGLE_ROUTES_URL: { otherwise: 'https://routes.googleapis.com', problem: addressProblem },
  GOOGLE_CLIENT_ID: {},
  GOOGLE_JWKS_URL: { otherwise: 'https://www.googleapis.com/oauth2/v3/certs', problem: addressProblem },
  GOOGLE_TOKENINFO_URL: { otherwise: 'https://oauth2.googleapis.com/tokeninfo', problem: addressProblem },
  APPLE_CLIENT_ID: {},
  APPLE_JWKS_URL: { otherwise: 'https://appleid.apple.com/auth/keys', problem: addressProblem },
  FACEBOOK_APP_ID: {},
  FACEBOOK_APP_SECRET: { isSecret: true },
  FACEBOOK_GRAPH_URL: { otherwise: 'https://graph.facebook.com/v23.0', problem: addressProblem },
  NEXT_PUBLIC_SOFTWARE_ID: { otherwise: '33571750' },
};

/**
 * Reads the settings for a command of an operator, which works on the database only: it ends with the problems of those
 * that lead there. The others do not matter to it.
 */
export function readSettingsOfDatabase(root) {
  const problems = readSettings(root).filter((problem) => problem.startsWith('DATABASE_'));
  if (problems.length === 0) return;
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}

/** Reads `.env` (the environment takes precedence), fills in defaults, and returns the problems, one sentence each. */
export function readSettings(root, env = process.env) {
  const file = join(root, '.env');
  if (env === process.env && existsSync(file)) process.loadEnvFile(file);
  const problems = [];
  env.DEMO ||= String(isTryOut(env));
  for (const [name, { otherwise, problem, isSecret }] of Object.entries(settings)) {
    if (!env[name]) {
      delete env[name];
      if (otherwise !== undefined) env[name] = otherwise;
      continue;
    }
    const wrong = problem?.(env[name]);
    if (wrong) problems.push(isSecret ? `${name} ${wrong}.` : `${name} ${wrong}, but it is "${env[name]}".`);
  }
  if (env.DATABASE_URL && env.API_BASE_URL) {
    problems.push('DATABASE_URL and API_BASE_URL are both set: either keep an own database or use another back end.');
  }
  if (env.PURGE_URL && !env.PURGE_SECRET) problems.push('PURGE_URL needs PURGE_SECRET, by which it knows who asks.');
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL']) {
    if (env[name] && !env.DATABASE_URL)
      problems.push(`${name} is a further way to the database of DATABASE_URL, which is not set.`);
  }
  return problems;
}

function databaseProblem(value) {
  if (!/^postgres(ql)?:\/\//.test(value)) return 'must start with postgres:// or postgresql://';
  return !isDatabaseUrl(value) && 'is no address: write / # ? % @ of the password as %2F %23 %3F %25 %40';
}

/** Whether a URL is taken apart as it was meant: a sign of the password may not end the address before its host. */
function isDatabaseUrl(value) {
  // The driver also takes one without a host, for a socket.
  const whole = URL.canParse(value) ? value : value.replace('@/', '@socket/');
  return URL.canParse(whole) && !isCutShort(new URL(whole)) && isReadable(value);
}

/**
 * Whether the end of a password, and the `@` behind it, stand after the host. The name of a database may have an `@`,
 * and so may what is said after the `?`.
 */
function isCutShort({ username, port, pathname, searchParams, hash }) {
  const [, database = '', ...more] = pathname.split('/');
  const names = [...searchParams.keys()];
  const isPassword = more.length > 0 || (username === '' && port !== '');
  return [hash, ...names, ...more].some((part) => part.includes('@')) || (database.includes('@') && isPassword);
}

/**
 * Whether the codes before the `?` can be decoded. As in the driver, a `%` that begins no code stands for itself, as
 * do all others that no digit follows. The driver itself is not asked: settings are read before packages are installed.
 */
function isReadable(value) {
  const hasOtherPercent = / |%[^a-f0-9]|%[a-f0-9][^a-f0-9]/i.test(value);
  const text = hasOtherPercent ? encodeURI(value).replace(/%25(?=\d\d)/g, '%') : value;
  try {
    return decodeURIComponent(text.replace(/\?.*/s, '')) !== undefined;
  } catch {
    return false;
  }
}

function addressProblem(value) {
  const isHttp = /^https?:\/\/[^/\s]+/.test(value) && URL.canParse(value);
  return !isHttp && 'must be an address that starts with http:// or https://';
}

function switchProblem(value) {
  return !['true', 'false'].includes(value) && 'must be true or false';
}

function secondsProblem(value) {
  return !/^\d{1,5}(\.\d+)?$/.test(value) && 'must be a number of seconds';
}

function wholeSecondsProblem(value) {
  return !/^\d{1,6}$/.test(value) && 'must be a whole number of seconds';
}

function portProblem(value) {
  return !isWhole(value, 1, 65_535) && 'must be a port between 1 and 65535';
}

function wholeProblem(least, most) {
  return (value) => !isWhole(value, least, most) && `must be a whole number between ${least} and ${most}`;
}

function secretProblem(value) {
  return value.length < 16 && 'must have at least 16 characters';
}

function isWhole(value, least, most) {
  return /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
}
