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
