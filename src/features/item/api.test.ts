import { expect, it } from 'vitest';
import { itemQuery } from './api';

it('[ITEM-03] the details of an item are kept for thirty seconds, and not retried', () =>
  expect(itemQuery('charcoal-burger')).toMatchObject({ staleTime: 30_000, retry: false }));
