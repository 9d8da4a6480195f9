import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../src/cli/security.mjs';

const policyOf = (env: Record<string, string>) => {
  const header = securityHeaders({ env: { NODE_ENV: 'test', ...env } }).find(
    ([name]) => name === 'Content-Security-Policy',
  );
  return header?.[1] ?? '';
};

describe('the policy for scripts', () => {
  it('names no other origin while no provider is configured', () => {
    expect(policyOf({})).not.toMatch(/https?:/);
    expect(policyOf({})).toContain("frame-src 'none'");
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'accounts.google.com/gsi/client'],
    ['FACEBOOK_APP_ID', 'connect.facebook.net'],
    ['APPLE_CLIENT_ID', 'appleid.cdn-apple.com'],
    ['FIREBASE_API_KEY', 'www.google.com/recaptcha/'],
  ])('lets in what %s needs, and nothing of the others', (name, script) => {
    const scripts = /script-src ([^;]+)/.exec(policyOf({ [name]: 'x' }))?.[1] ?? '';
    expect(scripts).toContain(script);
    const origins = ['accounts.google.com', 'connect.facebook.net', 'appleid.cdn-apple.com', 'gstatic.com'];
    expect(origins.filter((it) => scripts.includes(it))).toHaveLength(1);
    expect(scripts).not.toContain('unsafe');
  });

  it('lets the emulator in only where it is named', () => {
    expect(policyOf({ FIREBASE_API_KEY: 'x' })).not.toContain('http:');
    const env = { FIREBASE_API_KEY: 'x', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(policyOf(env)).toContain('http://127.0.0.1:9099');
  });
});
