import { findGateway } from '../adapters/payment/gateway';
import { isDemo } from '../config/demo-mode';

/**
 * Why customers are not offered a gateway, as sentences for the operator: the market has to name it, and the server has to
 * have its keys. The demo has a gateway of its own.
 */
export function listGatewayProblems(named: readonly string[], env = process.env): string[] {
  if (isDemo()) return [];
  const problems = named
    .filter((gateway) => findGateway(gateway) === null)
    .map((gateway) => `Nobody is offered the gateway "${gateway}", which the market names: ${remedyOf(gateway)}.`);
  if (env.STRIPE_SECRET_KEY && !named.includes('stripe')) {
    problems.push(
      'Nobody can pay by card: STRIPE_SECRET_KEY is set, but the market names no gateway "stripe". ' +
        'Add it to payment_gateways in settings.yaml (docs/market.md), and load the market.',
    );
  }
  return problems;
}

function remedyOf(gateway: string): string {
  if (gateway === 'stripe') return 'set STRIPE_SECRET_KEY and SITE_URL';
  return gateway === 'sandbox' ? 'it is for the demo only' : 'this server does not know it';
}
