import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeFailure, innermostReason } from './failure';
import { DatabaseUnusable } from './unusable';

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });
const wrapped = (cause?: Error) => new DrizzleQueryError('insert into customers', ['noura@medina.example'], cause);

describe('what an operator is told of a failure', () => {
  it.each([
    [
      'the database',
      wrapped(coded('permission denied for schema public', '42501')),
      'permission denied for schema public (42501)',
    ],
    [
      'the system',
      wrapped(coded('connect ECONNREFUSED 127.0.0.1:9', 'ECONNREFUSED')),
      'connect ECONNREFUSED 127.0.0.1:9',
    ],
    [
      'a host with two addresses',
      new AggregateError([coded('connect ECONNREFUSED ::1:9', 'ECONNREFUSED'), new Error('other')]),
      'connect ECONNREFUSED ::1:9',
    ],
    ['a query without a cause', wrapped(), 'failed for an unknown reason'],
    ['what is no error', 'noura@medina.example', 'failed for an unknown reason'],
  ])('is the reason of %s, never a row', (_of, error, reason) => {
    expect(innermostReason(error)).toBe(reason);
    expect(describeFailure(error)).toBe(reason);
  });

  it('is where the program itself is at fault', () => {
    expect(describeFailure(new TypeError('x is not a function'))).toMatch(
      /^TypeError: x is not a function\n +at .*failure\.test/,
    );
  });

  it('is a refusal as it was meant, whatever its cause', () => {
    class Refused extends Error {}
    const cause = coded('permission denied', '42501');
    expect(describeFailure(new DatabaseUnusable('Do this.', { cause }))).toBe('Do this.');
    expect(describeFailure(new Refused('Do that.', { cause }), [Refused])).toBe('Do that.');
  });
});
