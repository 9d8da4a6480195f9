import { expect, it } from 'vitest';
import { writtenAt } from './written-at';

it.each([
  ['2026-03-01T10:00:00Z', 1_772_359_200_000],
  ['', 0],
  ['yesterday', 0],
])('a notification of %j was written at %d', (created_at, moment) => expect(writtenAt({ created_at })).toBe(moment));
