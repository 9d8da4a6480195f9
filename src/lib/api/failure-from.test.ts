import { describe, expect, it } from 'vitest';
import { failureFrom } from './failure-from';

const MESSAGE = 'The given data was invalid.';

describe('a refusal with words by field', () => {
  it('[HDR-11] is one error for each field, in the words of the back end', () => {
    const errors = {
      email: ['The email has already been taken.', 'It is too long.'],
      phone: ['The phone is invalid.'],
    };
    expect(failureFrom(422, { message: MESSAGE, errors }).errors).toEqual([
      { code: 'email', message: 'The email has already been taken.' },
      { code: 'phone', message: 'The phone is invalid.' },
    ]);
  });

  it('[HDR-11] about a field that is called message is read the same way', () => {
    const errors = { message: ['The message field is required.'] };
    expect(failureFrom(422, { errors }).errors).toEqual([
      { code: 'message', message: 'The message field is required.' },
    ]);
  });

  it.each([{ email: [] }, { email: [''] }, { email: [null] }, { code: 'email' }])(
    '[HDR-12] but without words says the message of the whole: %j',
    (errors) => expect(failureFrom(422, { message: MESSAGE, errors }).message).toBe(MESSAGE),
  );

  it('[HDR-14] of one object stays one error', () => {
    const errors = { code: 'product-001', message: 'Not found' };
    expect(failureFrom(404, { message: MESSAGE, errors }).errors).toEqual([errors]);
  });
});

describe('what a framework says instead of a refusal', () => {
  it.each([
    [404, 'The route api/v1/customer/order/wallet-payment could not be found.'],
    [405, 'The GET method is not supported for route api/v1/customer/order/place. Supported methods: POST.'],
    [405, 'The PUT method is not supported for this route. Supported methods: POST.'],
    [404, 'No query results for model [App\\Models\\Order] 5'],
    [429, 'Too Many Attempts.'],
    [500, 'Server Error'],
    [500, 'SQLSTATE[42S22]: Column not found'],
    [503, 'Service Unavailable'],
  ])('[HDR-14] %d "%s" is not shown: the page has words of its own', (status, message) => {
    expect(failureFrom(status, { message, exception: 'x' }).errors).toEqual([{ code: '', message: '' }]);
  });

  it.each([
    [404, { message: 'OTP does not match' }],
    [403, { message: 'The route you chose is closed' }],
    [429, { errors: [{ code: 'too_many', message: 'Please try again in a minute.' }] }],
    [503, { errors: [{ code: 'busy', message: 'The shop is busy.' }] }],
  ])('[HDR-12] %d with a refusal for the customer shows it: %j', (status, body) => {
    expect(failureFrom(status, body).message).toMatch(/^(OTP does|The route you|Please try|The shop is)/);
  });
});
