import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/**
 * Stripe's part of a payment, in its own protocol: creates and returns sessions, and sends a signed webhook for a paid
 * one.
 */
export async function openStripe(webhookSecret: string) {
  const sessions = new Map<string, Record<string, unknown>>();
  /** The calls that it got, e.g. `GET cs_test_1`. */
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push(`${request.method} ${lastPart(request.url)}`);
      const session =
        request.method === 'POST' ? opened(new URLSearchParams(body)) : sessions.get(lastPart(request.url));
      response.writeHead(session ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(session ?? { error: { message: 'No such session' } }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // It listens on a port of the network.
  const { port } = server.address() as AddressInfo;

  function opened(asked: URLSearchParams) {
    const id = `cs_test_${sessions.size + 1}`;
    const session = {
      ...{ id, object: 'checkout.session', url: `https://pay.example/${id}`, status: 'open', payment_status: 'unpaid' },
      client_reference_id: asked.get('client_reference_id'),
      amount_total: Number(asked.get('line_items[0][price_data][unit_amount]')),
      currency: asked.get('line_items[0][price_data][currency]'),
      success_url: asked.get('success_url'),
    };
    sessions.set(id, session);
    return session;
  }

  /** The customer pays at a Stripe URL; returns the webhook's body and its signature. */
  function pay(url: string) {
    const id = lastPart(url);
    const object = { ...sessions.get(id), status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` };
    sessions.set(id, object);
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object },
    });
    const sign = (secret: string) => Stripe.webhooks.generateTestHeaderString({ payload, secret });
    return { payload, signature: sign(webhookSecret), forged: sign('whsec_of_somebody_else') };
  }

  return { url: `http://127.0.0.1:${port}`, sessions, asked, pay, stop: () => void server.close() };
}

function lastPart(url = ''): string {
  return url.split('?')[0]?.split('/').at(-1) ?? '';
}
