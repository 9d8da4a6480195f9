import { refusals } from '@/contract/core/errors';
import { noCaller } from '@/contract/core/no-caller';
import { wireCode } from '@/contract/core/wire-code';
import { keysOf } from '@/contract/core/keys';

/** The headers that every call may send. */
const headers = {
  Language: header('X-localization', 'The language of the answer.', { type: 'string', enum: ['en', 'ar'] }, 'en'),
  Zones: header(
    'zoneId',
    'The zones around the customer, as JSON text. Lists of goods need them.',
    { type: 'string' },
    '[1]',
  ),
  Module: header(
    'moduleId',
    'The id of the module, or its slug. Lists of goods need it.',
    { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'string' }] },
    1,
  ),
  Latitude: header(
    'latitude',
    'Where the customer is; distances are measured from there.',
    { type: 'number' },
    20.0044,
  ),
  Longitude: header('longitude', 'The other half of that.', { type: 'number' }, 60.5097),
  Checks: header(
    'X-Checks',
    '`prices`: a client that shows prices and asks again where one has changed; others are charged what things cost now. ' +
      '`fields`: while developing, fields that nobody knows are refused.',
    { type: 'string', enum: ['prices', 'fields', 'prices, fields'] },
  ),
  Attempt: header(
    'Idempotency-Key',
    'One attempt to order or to book: sent again, it is answered again and nothing is placed twice.',
    { type: 'string', maxLength: 80 },
  ),
  Device: header('X-Device-Token', 'What earlier sign-ins of this device have given.', { type: 'string' }),
  Proof: header('X-Proof-Of-Work', 'The solution of the `challenge` that a refusal carried: `<text>:<number>`.', {
    type: 'string',
  }),
};

export const sharedHeaders = Object.keys(headers).map((name) => ({ $ref: `#/components/parameters/${name}` }));

const codes = [...new Set(keysOf(refusals).map((key) => wireCode[key] ?? key))].sort();

const refusalList = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      code: {
        type: 'string',
        description: `The name of a field that is wrong, or one of: ${codes.join(', ')}.`,
      },
      message: { type: 'string', description: 'Words for the customer, in their language.' },
    },
    required: ['code', 'message'],
  },
};

export const sharedParts = {
  parameters: headers,
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', description: 'What signing in answers as `token`.' },
  },
  schemas: {
    Refusal: {
      type: 'object',
      description: 'Why a call was refused; newer and older clients read either part.',
      properties: {
        errors: { anyOf: [refusalList, { type: 'string', const: noCaller }] },
        message: { type: 'string' },
        error: { type: 'string' },
        challenge: {
          type: 'object',
          description:
            'A puzzle to solve before the call is repeated: a number for which SHA-256 over `<text>:<number>` begins with ' +
            'so many zero bits. The solution is sent as `X-Proof-Of-Work`.',
          properties: { text: { type: 'string' }, bits: { type: 'integer' } },
          required: ['text', 'bits'],
        },
        request_id: { type: 'string' },
      },
      required: ['errors'],
    },
  },
  responses: {
    NotDone: refused('Nothing was done; this family of back ends says so with a status of success.', 'order_amount'),
    Unauthenticated: refused(
      'Nobody is signed in, or the token has ended, or neither token nor `guest_id` is named.',
      'auth-001',
    ),
    Refused: {
      description: 'A field is wrong (its name is the code), or the rules of the market say no.',
      content: {
        'application/json': {
          schema: {
            anyOf: [
              { $ref: '#/components/schemas/Refusal' },
              { type: 'array', items: { type: 'integer' }, description: 'Lines of a rental cart in the way.' },
            ],
          },
          example: { errors: [{ code: 'guest_id', message: 'This field is not valid.' }] },
        },
      },
    },
    Failed: refused('The server can not answer now.', 'busy'),
  },
};

type Facts = { isChange: boolean; needsCaller: boolean };

/** The error responses of a call. */
export function failures({ isChange, needsCaller }: Facts): Record<string, unknown> {
  const of = (name: keyof (typeof sharedParts)['responses']) => ({ $ref: `#/components/responses/${name}` });
  return {
    ...(isChange && { 203: of('NotDone') }),
    ...(needsCaller && { 401: of('Unauthenticated') }),
    '4XX': of('Refused'),
    '5XX': of('Failed'),
  };
}

function header(name: string, description: string, schema: object, example?: unknown) {
  return { name, in: 'header', description, schema, ...(example !== undefined && { example }) };
}

function refused(description: string, code: string) {
  const example = { errors: [{ code, message: 'Words for the customer.' }] };
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, example } },
  };
}
