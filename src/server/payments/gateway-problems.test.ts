import { afterEach, describe, expect, it, vi } from 'vitest';
import { listGatewayProblems } from './gateway-problems';

/** The problems of a market that names these gateways on a server with these settings. */
function problemsOf(named: string[], env: Record<string, string>): string[] {
  for (const [name, value] of Object.entries({ DEMO: 'false', SITE_URL: '', STRIPE_SECRET_KEY: '', ...env }))
    vi.stubEnv(name, value);
  return listGatewayProblems(named);
}

const SITE_URL = 'https://shop.example';
const STRIPE_SECRET_KEY = 'sk_live_x';

describe('the gateways of a market and the keys of its server', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['both', ['stripe'], { SITE_URL, STRIPE_SECRET_KEY }],
    ['neither', [], { SITE_URL }],
    ['a demo, which has a gateway of its own', ['sandbox', 'stripe'], { DEMO: 'true' }],
  ])('are well with %s', (_with, named, env) => {
    expect(problemsOf(named, env)).toEqual([]);
  });

  it.each([
    [
      'a key that the market does not use',
      [],
      { SITE_URL, STRIPE_SECRET_KEY },
      /^Nobody can pay by card: .*payment_gateways/,
    ],
    ['a gateway without its key', ['stripe'], { SITE_URL }, /"stripe", .*: set STRIPE_SECRET_KEY and SITE_URL\.$/],
    [
      'a gateway that could not come back',
      ['stripe'],
      { STRIPE_SECRET_KEY },
      /"stripe", .*: set STRIPE_SECRET_KEY and SITE_URL\.$/,
    ],
    ['the gateway of the demo', ['sandbox'], { SITE_URL }, /"sandbox", .*: it is for the demo only\.$/],
    ['a gateway that is none', ['stirpe'], { SITE_URL }, /"stirpe", .*: this server does not know it\.$/],
  ])('are told of with %s', (_with, named, env, problem) => {
    expect(problemsOf(named, env)).toEqual([expect.stringMatching(problem)]);
  });
});
