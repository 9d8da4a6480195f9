import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { carts } from './cart';
import { catalogue } from './catalogue';
import { orders } from './orders';
import { people } from './people';
import { checkModule, checkZone, Refusal, requireOwner } from './refusals';
import { rental } from './rental';

/**
 * Another back end of the family, as strict as the real ones and without anything that the storefront's own has added
 * (docs/testing.md). `answer` is the same without a network, for tests that have a document. `landing`: its landing page may be refused, as by a licence that is not known there.
 * `is_4_0`: as version 4.0 it calls what is not paid yet failed, and tells the amount by a name of its own. `wallet`: the customer's balance.
 */
export async function openFamilyBackEnd({ landing = 200, is_4_0 = false, wallet = 0 }: Options = {}) {
  const lists = { carts: [], orders: [], rented: [], trips: [], sent: [], reviews: [] };
  const state: State = { ...lists, trip: null, is_4_0, wallet };
  const app = makeApp(state, landing);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((ready) => server.once('listening', ready));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const answer = (request: Request) => app.fetch(request);
  return { url: `http://127.0.0.1:${port}`, answer, state, stop: () => void server.close() };
}

type Options = { landing?: 200 | 503; is_4_0?: boolean; wallet?: number };
type State = Parameters<typeof orders>[1] & Parameters<typeof rental>[1] & Parameters<typeof people>[1];

function makeApp(state: State, landing: 200 | 503): Hono {
  const app = new Hono().basePath('/api/v1');
  app.onError((error, context) => {
    // Whatever breaks there while a call is handled is answered as a bare list.
    return error instanceof Refusal ? context.json(error.body, error.status) : context.json([{}], 403);
  });
  app.notFound((context) =>
    context.json({ message: `The route ${context.req.path.slice(1)} could not be found.` }, 404),
  );
  app.use(checkModule, checkZone);
  app.get('/react-landing-page', (context) =>
    landing === 503
      ? context.json({ code: 503, message: 'Licence' }, 503)
      : context.json({ hero_section: { header_title: 'Elsewhere' }, footer_section: {} }),
  );
  catalogue(app);
  for (const path of ['/customer/order/*', '/customer/cart/*', '/rental/user/*']) {
    app.use(path, async (context, next) => {
      await requireOwner(context);
      await next();
    });
  }
  carts(app, state);
  orders(app, state);
  rental(app, state);
  people(app, state);
  return app;
}
