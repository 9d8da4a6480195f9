import { createHash } from 'node:crypto';
import { preHydrationScript } from '../../lib/hydration/pre-hydration-script.mjs';
import { themeScript } from '../../theme/theme-script.mjs';
import { deferredScripts } from '../../tuning/deferred-scripts.mjs';

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The endpoint for CSP reports (src/server/http/csp-report.ts). */
const REPORTS = '/api/v1/csp-report';

/**
 * Permissions that neither the shop nor its frames need: microphone, camera, payment and device access. The header is
 * sent with each page, so features with little risk are left out.
 */
const unused = ['camera', 'display-capture', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** Built files and pictures. Some 500 bytes of headers for each of fifty files would only slow down a page. */
const FILE = /^\/(_next\/static|fonts|icons|images|i18n|map)\//;
/** The market's pictures, which this shop itself serves; another back end could answer anything there. */
const PICTURE = /^\/api\/v1\/media\//;
const CALL = /^\/api\//;

/**
 * Security headers by path: pages have the full CSP, calls one that forbids any content, files only those against MIME
 * sniffing and cross-origin reads.
 */
export function securityHeaders(options = {}) {
  const page = pageHeaders(options);
  const file = page.filter(([name]) => OF_FILES.includes(name));
  const call = [...file, ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"]];
  const { API_BASE_URL } = options.env ?? process.env;
  const isFile = (path) => FILE.test(path) || (!API_BASE_URL && PICTURE.test(path));
  return (path) => (isFile(path) ? file : CALL.test(path) ? call : page);
}

const OF_FILES = [
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
];

/**
 * The CSP of pages. Scripts and styles come from this origin only, with exceptions by hash: the inline scripts that set
 * the theme before the first paint, record early presses, and load the deferred scripts after the paint; MUI's empty
 * style element, which is filled by script; and the texts of `sheets`, which Next's router inserts.
 */
export function pageHeaders({ dev = false, env = process.env, sheets = [] } = {}) {
  const elsewhere = [env.API_BASE_URL, env.SITE_URL].filter(Boolean).map((url) => new URL(url).origin);
  const services = servicesPolicy(env);
  const policy = {
    'default-src': ["'self'"],
    // The last hash is always included, because a browser may show a page that it cached before the tuning was switched
    // off.
    'script-src': ["'self'", ...[themeScript, preHydrationScript, deferredScripts].map(sha256), ...services.script],
    'style-src': services.style.length > 0 ? ["'self'", ...services.style] : ["'self'", ...['', ...sheets].map(sha256)],
    'img-src': ["'self'", 'data:', 'blob:', ...elsewhere, ...services.img],
    'media-src': ["'self'", ...elsewhere],
    'font-src': ["'self'", ...services.font],
    'connect-src': ["'self'", ...services.connect],
    'frame-src': services.frame.length > 0 ? services.frame : ["'none'"],
    'worker-src': ["'self'", ...services.worker],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(env.API_BASE_URL ? {} : { 'report-uri': [REPORTS], 'report-to': ['csp'] }),
  };
  const signsInByPopup = Boolean(env.GOOGLE_CLIENT_ID || env.FACEBOOK_APP_ID || env.APPLE_CLIENT_ID);
  const headers = [
    ['X-Content-Type-Options', 'nosniff'],
    // Not even to this shop: logs of a proxy hold the Referer, and addresses may hold a guest's id or a gateway's token.
    ['Referrer-Policy', 'strict-origin'],
    ['Permissions-Policy', ['geolocation=(self)', ...unused.map((feature) => `${feature}=()`)].join(', ')],
    // Sign-in popups of Google, Facebook and Apple post to the page that opened them.
    ['Cross-Origin-Opener-Policy', signsInByPopup ? 'same-origin-allow-popups' : 'same-origin'],
    // Market pictures override this (src/server/media/serve-media.ts).
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
  if (env.SITE_URL?.startsWith('https:')) headers.push(['Strict-Transport-Security', 'max-age=31536000']);
  // Other back ends have no such endpoint.
  if (!env.API_BASE_URL) headers.push(['Reporting-Endpoints', `csp="${REPORTS}"`]);
  // In development Next needs eval and inline styles for hot reloading.
  if (!dev) headers.push(['Content-Security-Policy', serializePolicy(policy)]);
  return headers;
}

/** The sources that third-party scripts need, only for configured providers. */
function servicesPolicy(env) {
  const { FIREBASE_AUTH_DOMAIN: domain, FIREBASE_AUTH_EMULATOR_HOST: emulator } = env;
  const needed = [
    env.GOOGLE_MAPS_KEY && googleMaps,
    env.GOOGLE_CLIENT_ID && {
      script: ['https://accounts.google.com/gsi/client'],
      connect: ['https://accounts.google.com/gsi/', 'https://www.googleapis.com/oauth2/v3/userinfo'],
      frame: ['https://accounts.google.com/gsi/'],
    },
    env.FACEBOOK_APP_ID && {
      script: ['https://connect.facebook.net'],
      connect: ['https://graph.facebook.com', 'https://www.facebook.com'],
      frame: ['https://www.facebook.com', 'https://web.facebook.com'],
    },
    env.APPLE_CLIENT_ID && {
      script: ['https://appleid.cdn-apple.com/appleauth/static/jsapi/'],
      connect: ['https://appleid.apple.com'],
      frame: ['https://appleid.apple.com'],
    },
    env.FIREBASE_API_KEY && {
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      connect: [
        'https://identitytoolkit.googleapis.com',
        'https://www.google.com/recaptcha/',
        ...(emulator ? [`http://${emulator}`] : []),
      ],
      frame: [
        'https://www.google.com/recaptcha/',
        'https://recaptcha.google.com/recaptcha/',
        ...(domain ? [`https://${domain}`] : []),
      ],
    },
    env.FIREBASE_VAPID_KEY && {
      script: [],
      connect: ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'],
      frame: [],
    },
  ].filter(Boolean);
  const all = (name) => needed.flatMap((service) => service[name] ?? []);
  const kinds = ['script', 'connect', 'frame', 'style', 'img', 'font', 'worker'];
  return Object.fromEntries(kinds.map((kind) => [kind, all(kind)]));
}

/**
 * Google's map inserts its own style elements, which no hash can cover; a hash beside 'unsafe-inline' would disable it
 * (decision 004).
 */
const googleMaps = {
  script: ['https://maps.googleapis.com'],
  connect: ['https://maps.googleapis.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  img: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.googleusercontent.com'],
  font: ['https://fonts.gstatic.com'],
  worker: ['blob:'],
};

function serializePolicy(policy) {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
