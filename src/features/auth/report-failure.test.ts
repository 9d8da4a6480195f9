// @document
import type { TFunction } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, ProofDeclined } from '@/lib/api/errors';
import { toast } from '@/lib/toast';
import { reportFailure } from './report-failure';

const t = ((key: string) => key) as TFunction;
const told = vi.spyOn(toast, 'error').mockResolvedValue();
const texts = () => told.mock.calls.map(([text]) => text);
const failure = (status: number, ...errors: [code: string, message: string][]) =>
  new ApiFailure(
    status,
    errors.map(([code, message]) => ({ code, message })),
  );

describe('a form that is refused', () => {
  afterEach(() => told.mockClear());

  it('[HDR-11] shows an error with a field name at the field, and each other message as its own toast', () => {
    const error = failure(403, ['email', 'Taken'], ['', 'Too early'], ['auth-001', 'Too far']);
    const answer = reportFailure(error, { fields: ['email', 'name'], t });
    expect(answer).toEqual({ notice: null, fields: { email: 'Taken' } });
    expect(texts()).toEqual(['Too early', 'Too far']);
  });

  it('[HDR-11] shows an error whose code maps to a field at that field', () => {
    expect(reportFailure(failure(403, ['403', 'Wrong code']), { fields: ['otp'], codes: { '403': 'otp' }, t })).toEqual(
      {
        notice: null,
        fields: { otp: 'Wrong code' },
      },
    );
    expect(texts()).toEqual([]);
  });

  it('[HDR-12] a server error is shown at no field', () => {
    expect(reportFailure(failure(500, ['email', '']), { fields: ['email'], t }).fields).toEqual({});
    expect(texts()).toEqual(['errors.unexpected']);
  });

  it('a provider’s message is shown above the form, and a reported failure is not shown again', () => {
    expect(reportFailure(new Error('Popup closed'), { fields: [], t }).notice).toBe('Popup closed');
    const declined = new ProofDeclined(403, [{ code: 'reauthenticate', message: 'Who are you?' }]);
    expect(reportFailure(declined, { fields: [], t })).toEqual({ notice: null, fields: {} });
    expect(texts()).toEqual([]);
  });
});
