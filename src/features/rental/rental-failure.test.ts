import { expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { createI18n } from '@/i18n';
import { failureFrom } from '@/lib/api/failure-from';
import { rentalFailure } from './rental-failure';

const { t } = createI18n('en', en);

it('[HDR-14] [RENTAL-01] a vehicle that is gone is told in words, whatever a back end calls it', () => {
  const said = (body: object) => rentalFailure(failureFrom(404, body), t);
  expect(said({ error: 'vehicle_not_found' })).toBe('This vehicle is not rented out any more.');
  expect(said({ error: 'vehicle_not_found', message: 'It is in repair.' })).toBe('It is in repair.');
  expect(said({ errors: [{ code: 'vehicle', message: 'Too many.' }] })).toBe('Too many.');
});
