import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from './api/errors';
import { toastFurther } from './toast-further';
import { toast } from './toast';

const error = vi.spyOn(toast, 'error').mockResolvedValue();
beforeEach(() => void error.mockClear());
afterEach(() => void error.mockReset());

const refusal = (...messages: string[]) =>
  new ApiFailure(
    403,
    messages.map((message) => ({ code: '', message })),
  );

it.each<[what: string, failure: Error, told: string[]]>([
  [
    'all but the first, which stands where it has failed',
    refusal('Closed', 'Too far', 'Too late'),
    ['Too far', 'Too late'],
  ],
  ['nothing of a single one', refusal('Closed'), []],
  ['nothing without words', refusal('Closed', '', 'Too late'), ['Too late']],
  ['nothing that the customer knows', Object.assign(refusal('Unauthenticated', 'Gone'), { isTold: true }), []],
  ['nothing of a fault that is no answer', new Error('x'), []],
])('[HDR-11] of several reasons tells %s', (_what, failure, told) => {
  toastFurther(failure);
  expect(error.mock.calls.map(([message]) => message)).toEqual(told);
});
