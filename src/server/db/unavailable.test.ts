import { describe, expect, it } from 'vitest';
import { EngineFailed } from './engine';
import { isUnavailable, mayHaveCommitted } from './unavailable';

const told = (code: string) => Object.assign(new Error('told'), { code });

describe('a database', () => {
  it.each([
    ['ended a statement that took too long', told('57014'), true],
    ['ended the wait for a lock', told('55P03'), true],
    ['ended an idle transaction', told('25P03'), true],
    ['has found a deadlock', told('40P01'), true],
    ['has no connection left', told('53300'), true],
    ['has no disk left', told('53100'), true],
    ['is stopping', told('57P01'), true],
    ['is starting', told('57P03'), true],
    ['has become a replica', told('25006'), true],
    ['cannot be reached', told('ECONNREFUSED'), true],
    [
      'has a host with two addresses, and cannot be reached at either',
      new AggregateError([told('ECONNREFUSED')]),
      true,
    ],
    ['has closed the connection', new Error('Connection terminated unexpectedly'), true],
    ['has no connection free', new Error('timeout exceeded when trying to connect'), true],
    ['failed as an engine', new EngineFailed(new Error('trap')), true],
    ['reported a failure that the driver has wrapped', new Error('Failed query', { cause: told('57014') }), true],
    ['refused a duplicate key', told('23505'), false],
    ['has no such table', told('42P01'), false],
    ['was not involved', new TypeError('undefined is not a function'), false],
    ['was not involved, and the value is no error', 'text', false],
  ])('that %s: isUnavailable is %s', (_what, error, expected) => {
    expect(isUnavailable(error)).toBe(expected);
  });

  it.each([
    ['lost the connection', new Error('Connection terminated unexpectedly'), true],
    ['was left with a rollback on a lost connection', new Error('Client was closed and is not queryable'), true],
    ['reset the connection', told('ECONNRESET'), true],
    ['does not know how a transaction ended', told('08007'), true],
    ['was stopping', told('57P01'), true],
    ['failed as an engine', new EngineFailed(new Error('trap')), true],
    ['lost the connection, as the driver has wrapped it', new Error('Failed', { cause: told('EPIPE') }), true],
    ['ended a statement that took too long', told('57014'), false],
    ['has found a deadlock', told('40P01'), false],
    ['has no disk left', told('53100'), false],
    ['was starting', told('57P03'), false],
    ['could not be reached', told('ECONNREFUSED'), false],
    ['had no connection free', new Error('timeout exceeded when trying to connect'), false],
    [
      'made no connection in time',
      new Error('Connection terminated due to connection timeout', {
        cause: new Error('Connection terminated unexpectedly'),
      }),
      false,
    ],
    ['refused a duplicate key', new Error('Failed query', { cause: told('23505') }), false],
  ])('[PROF-18] that %s: whether its commit is uncertain', (_what, error, expected) => {
    expect(mayHaveCommitted(error)).toBe(expected);
  });
});
