import { describe, expect, it } from 'vitest';
import { EngineFailed } from './engine';
import { isUnavailable } from './unavailable';

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
    ['is not there', told('ECONNREFUSED'), true],
    ['has a name with two addresses, and is at neither', new AggregateError([told('ECONNREFUSED')]), true],
    ['has hung up', new Error('Connection terminated unexpectedly'), true],
    ['has no connection free', new Error('timeout exceeded when trying to connect'), true],
    ['failed as an engine', new EngineFailed(new Error('trap')), true],
    ['refused, as the driver wraps it', new Error('Failed query', { cause: told('57014') }), true],
    ['refused a key that is taken', told('23505'), false],
    ['knows no such table', told('42P01'), false],
    ['was not asked', new TypeError('undefined is not a function'), false],
    ['was not asked, and no error is thrown', 'text', false],
  ])('that %s: to be asked again is %s', (_what, error, expected) => {
    expect(isUnavailable(error)).toBe(expected);
  });
});
