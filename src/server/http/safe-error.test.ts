import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { safeError, safePath } from './safe-error';

const PHONE = '+15550100300';
const EMAIL = 'lina@shop.example';

function databaseError(): Error {
  const told = { code: '23505', constraint: 'customers_phone', table: 'customers', detail: `Key (phone)=(${PHONE})` };
  return Object.assign(new Error(`invalid input: "${EMAIL}"`), told);
}

describe('what is logged of an error', () => {
  it.each([
    ['parameters of a query', new DrizzleQueryError('insert …', [PHONE, EMAIL], databaseError())],
    ['the values of a key', databaseError()],
    ['the recipient of a mail', Object.assign(new Error(`refused ${EMAIL}`), { code: 'EENVELOPE', rejected: [EMAIL] })],
    ['what is no JSON', new SyntaxError(`Unexpected token in "${EMAIL} ${PHONE}"`)],
    ['contacts in an own message', new Error(`${EMAIL} has ${PHONE}`)],
    ['a text that was thrown', EMAIL],
  ])('leaves out %s', (_what, error) => {
    const told = JSON.stringify(safeError(error));
    for (const secret of [PHONE, PHONE.slice(1), EMAIL]) expect(told).not.toContain(secret);
  });

  it('keeps what an engineer needs', () => {
    const told = safeError(new DrizzleQueryError('insert …', [PHONE], databaseError()));
    expect(told.cause).toEqual({ type: 'Error', code: '23505', constraint: 'customers_phone', table: 'customers' });
    expect(told.frames?.[0]).toMatch(/^at .*safe-error\.test/);
    expect(safeError(new TypeError('x is not a function'))).toMatchObject({ message: 'x is not a function' });
  });
});

describe('safePath', () => {
  it.each([
    ['/api/v1/auth/sign-up', '/api/v1/auth/sign-up'],
    ['/api/v1/customer/order/4711', '/api/v1/customer/order/…'],
    ['/api/v1/share/Zx81hqTokenOfSomebody', '/api/v1/share/…'],
    [`/api/v1/x/${EMAIL}/${PHONE}`, '/api/v1/x/…/…'],
  ])('%s', (path, told) => expect(safePath(path)).toBe(told));
});
