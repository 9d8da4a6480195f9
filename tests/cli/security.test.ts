import { describe, expect, it } from 'vitest';
import { pageHeaders, securityHeaders } from '../../src/cli/front/security.mjs';

const readPolicy = (env: Record<string, string>) => {
  const header = pageHeaders({ env: { NODE_ENV: 'test', ...env } }).find(
    ([name]) => name === 'Content-Security-Policy',
  );
  return header?.[1] ?? '';
};

describe('the policy for scripts', () => {
  it('names no other origin while no provider is configured', () => {
    expect(readPolicy({})).not.toMatch(/https?:/);
    expect(readPolicy({})).toContain("frame-src 'none'");
  });

  it('lets in workers of the shop alone [beyond §2.22]', () => {
    expect(/worker-src ([^;]+)/.exec(readPolicy({}))?.[1]).toBe("'self'");
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'accounts.google.com/gsi/client'],
    ['FACEBOOK_APP_ID', 'connect.facebook.net'],
    ['APPLE_CLIENT_ID', 'appleid.cdn-apple.com'],
    ['FIREBASE_API_KEY', 'www.google.com/recaptcha/'],
    ['GOOGLE_MAPS_KEY', 'maps.googleapis.com'],
  ])('lets in what %s needs, and nothing of the others', (name, script) => {
    const scripts = /script-src ([^;]+)/.exec(readPolicy({ [name]: 'x' }))?.[1] ?? '';
    expect(scripts).toContain(script);
    const origins = [
      'accounts.google.com',
      'connect.facebook.net',
      'appleid.cdn-apple.com',
      'gstatic.com',
      'maps.google',
    ];
    expect(origins.filter((origin) => scripts.includes(origin))).toHaveLength(1);
    expect(scripts).not.toContain('unsafe');
  });

  it("lets Google's map write styles only where it is configured", () => {
    const styles = (env: Record<string, string>) => /style-src ([^;]+)/.exec(readPolicy(env))?.[1];
    expect(styles({ GOOGLE_CLIENT_ID: 'x' })).toMatch(/^'self' 'sha256-[^ ]+'$/);
    // A hash beside it would disable 'unsafe-inline'.
    expect(styles({ GOOGLE_MAPS_KEY: 'x' })).toBe("'self' 'unsafe-inline' https://fonts.googleapis.com");
    expect(readPolicy({ GOOGLE_MAPS_KEY: 'x' })).toMatch(/img-src [^;]*https:\/\/\*\.gstatic\.com/);
  });

  it('lets the emulator in only where it is named', () => {
    expect(readPolicy({ FIREBASE_API_KEY: 'x' })).not.toContain('http:');
    const env = { FIREBASE_API_KEY: 'x', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(readPolicy(env)).toContain('http://127.0.0.1:9099');
  });
});

describe('other headers of every page', () => {
  const getHeaders = (env: Record<string, string>) =>
    Object.fromEntries(pageHeaders({ env: { NODE_ENV: 'test', ...env } }));

  it('lets no type be guessed, no page be framed, and tells no more than the origin in a Referer', () => {
    expect(getHeaders({})).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin',
    });
    expect(readPolicy({})).toContain("frame-ancestors 'none'");
  });

  it('lists the disabled features in the permissions policy', () => {
    const policy = getHeaders({})['Permissions-Policy'] ?? '';
    for (const name of ['camera', 'microphone', 'usb', 'payment']) expect(policy).toContain(`${name}=()`);
    expect(policy).toContain('geolocation=(self)');
  });

  it('asks for https only where the shop has it', () => {
    expect(getHeaders({ SITE_URL: 'https://shop.test' })['Strict-Transport-Security']).toBe('max-age=31536000');
    for (const env of [{}, { SITE_URL: 'http://localhost:3000' }])
      expect(getHeaders(env)).not.toHaveProperty('Strict-Transport-Security');
  });

  it('lets pages of others neither open, frame nor embed the shop, unless a way in needs a window', () => {
    expect(getHeaders({})).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    for (const name of ['GOOGLE_CLIENT_ID', 'FACEBOOK_APP_ID', 'APPLE_CLIENT_ID'])
      expect(getHeaders({ [name]: 'x' })['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  it('gives up what the shop has no use for', () => {
    const given = getHeaders({})['Permissions-Policy'];
    expect(given).toContain('geolocation=(self)');
    for (const name of ['camera', 'microphone', 'payment', 'usb', 'serial', 'display-capture'])
      expect(given).toContain(`${name}=()`);
  });

  it('contains the address for violation reports if the shop has that call', () => {
    expect(readPolicy({})).toContain('report-uri /api/v1/csp-report; report-to csp');
    expect(getHeaders({})['Reporting-Endpoints']).toBe('csp="/api/v1/csp-report"');
    const other = getHeaders({ API_BASE_URL: 'https://market.test' });
    expect(other).not.toHaveProperty('Reporting-Endpoints');
    expect(other['Content-Security-Policy']).not.toContain('report-');
  });
});

describe('headers of answers that are not pages', () => {
  const listNames = (path: string) => securityHeaders({ env: { NODE_ENV: 'test' } })(path).map(([name]) => name);

  it.each(['/_next/static/chunks/main.js', '/fonts/inter.woff2', '/api/v1/media/item/tea.webp'])(
    'keeps %s from being read as another type or by another site, and no more',
    (path) => {
      expect(listNames(path)).toEqual(['X-Content-Type-Options', 'Referrer-Policy', 'Cross-Origin-Resource-Policy']);
    },
  );

  it('lets nothing of a call be shown as a page', () => {
    const headers = Object.fromEntries(securityHeaders({ env: { NODE_ENV: 'test' } })('/api/v1/config'));
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  it('lets nothing of another back end be shown as a page, not even where pictures are', () => {
    const headersOf = securityHeaders({ env: { NODE_ENV: 'test', API_BASE_URL: 'https://market.test' } });
    for (const path of ['/api/v1/media/item/tea.webp', '/api/v1/media/..%2f..%2fx', '/api/v1/config'])
      expect(Object.fromEntries(headersOf(path))['Content-Security-Policy']).toContain("default-src 'none'");
    expect(headersOf('/fonts/inter.woff2').map(([name]) => name)).not.toContain('Content-Security-Policy');
  });

  it.each(['/', '/home', '/ar/store/x', '/offline-worker.js', '/_next/data/x/home.json', '/payment-mobile', '/apiary'])(
    'gives %s the whole policy',
    (path) => {
      expect(listNames(path)).toContain('Content-Security-Policy');
      expect(listNames(path)).toContain('Permissions-Policy');
    },
  );
});
