import { createHash } from 'node:crypto';
import { themeScript } from '../theme/theme-script.mjs';

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What every answer carries. Scripts and styles come from this origin only, with two exceptions by hash: the
 * script that sets the theme before the first paint, and the empty style element that MUI fills by script.
 */
export function securityHeaders({ dev = false, env = process.env } = {}) {
  const elsewhere = [env.API_BASE_URL, env.SITE_URL].filter(Boolean).map((it) => new URL(it).origin);
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", sha256(themeScript)],
    'style-src': ["'self'", sha256('')],
    'img-src': ["'self'", 'data:', 'blob:', ...elsewhere],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const headers = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'geolocation=(self), camera=(), microphone=()'],
  ];
  // In development Next needs eval and inline styles for its reloading.
  if (!dev) headers.push(['Content-Security-Policy', written(policy)]);
  return headers;
}

function written(policy) {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
