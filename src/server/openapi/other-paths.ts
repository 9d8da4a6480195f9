/** Paths that do not answer JSON of the contract. */
export const otherPaths = {
  '/media/{folder}/{file}': {
    get: {
      operationId: 'getMedia',
      ...about('Picture or film', 'A public file of the market. It never changes under its name.'),
      parameters: [inPath('folder', 'store'), inPath('file', 'ember-and-bun.webp')],
      responses: { 200: file(), 404: refused() },
    },
  },
  '/media/signed/{token}/{folder}/{file}': {
    get: {
      operationId: 'getPrivateFile',
      ...about('Private file', 'A file of its owner, at an address from an answer that ends after some minutes.'),
      parameters: [inPath('token', 'mfx2k1.0a'), inPath('folder', 'prescription'), inPath('file', 'page.webp')],
      responses: { 200: file(), 404: refused() },
    },
  },
  '/payment-mobile': {
    get: {
      operationId: 'openGateway',
      ...about('To the gateway', 'Sends the browser to the gateway of an order, or back with `flag=fail`.'),
      parameters: [
        inQuery('order_id', { type: 'integer' }, true),
        inQuery('customer_id', { type: 'integer' }, true),
        inQuery('payment_method', { type: 'string' }, true),
        inQuery('callback', { type: 'string' }, true),
        inQuery('payment_token', { type: 'string' }),
        inQuery('payment_platform', { type: 'string', enum: ['web', 'app'] }),
      ],
      responses: { 302: { description: 'To the gateway, or back to the shop' }, 403: refused() },
    },
  },
  '/payment/stripe/return': {
    get: {
      operationId: 'returnFromStripe',
      ...about('Back from Stripe', 'Where Stripe sends browsers back to; they go on to the shop.'),
      parameters: [
        inQuery('payment_id', { type: 'string' }, true),
        inQuery('session', { type: 'string' }),
        inQuery('left', { type: 'string', description: 'The customer has gone back without paying.' }),
      ],
      responses: { 302: { description: 'To the shop' }, 404: refused() },
    },
  },
  '/payment/stripe/webhook': {
    post: {
      operationId: 'tellOfStripe',
      ...about('Notice of Stripe', "Stripe's own word on a payment, signed in `stripe-signature`."),
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { 200: { description: 'Taken' }, '4XX': refused() },
    },
  },
  '/csp-report': {
    post: {
      operationId: 'reportViolation',
      ...about('Report of a browser', 'What the content policy has kept out of a page.'),
      requestBody: {
        required: true,
        content: {
          'application/csp-report': { schema: { type: 'object' } },
          'application/reports+json': { schema: { type: 'array', items: { type: 'object' } } },
        },
      },
      responses: { 204: { description: 'Taken' }, '4XX': refused() },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'getOpenApi',
      ...about('This document', 'The description of every call, in OpenAPI 3.1.'),
      responses: {
        200: { description: 'The document', content: { 'application/json': { schema: { type: 'object' } } } },
      },
    },
  },
};

function about(summary: string, description: string) {
  return { summary, description, tags: ['other'], security: [] };
}

function inPath(name: string, example: string) {
  return { name, in: 'path', required: true, schema: { type: 'string' }, example };
}

function inQuery(name: string, schema: object, required = false) {
  return { name, in: 'query', required, schema };
}

function file() {
  return {
    description: 'The file',
    content: { 'image/webp': {}, 'image/jpeg': {}, 'video/webm': {}, 'application/pdf': {} },
  };
}

function refused() {
  return { $ref: '#/components/responses/Refused' };
}
