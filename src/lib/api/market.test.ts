import { describe, expect, it } from 'vitest';
import { listCategories } from '@/contract/catalogue/category';
import { listMyCoupons } from '@/contract/ordering/coupon';
import { listStores } from '@/contract/catalogue/store';
import { backEnd } from '@tests/support/back-end';
import { customerQuery } from './customer';
import { firstPage, marketQuery } from './market';
import { createQueryClient } from './query-client';

/** Sets a market without a module, as during a navigation. */
const { ask, answers, headers } = backEnd({ module_id: null });

describe('a list of a market', () => {
  it('[HDR-03] is requested for its own zones and module, whatever page is shown by then', async () => {
    answers(listCategories, []);
    await createQueryClient(ask).fetchQuery(marketQuery({ zone_ids: [2, 3], module_id: 4 }, listCategories, {}));
    expect(headers.map((header) => [header.get('zoneid'), header.get('moduleId')])).toEqual([['[2,3]', '4']]);
  });

  it('[HDR-03] uses them for its first page too', async () => {
    answers(listStores, { stores: [], total_size: 0, limit: 10, offset: 1 });
    const market = { zone_ids: [5], module_id: 2 };
    await createQueryClient(ask).fetchQuery(firstPage(market, listStores, { filter: 'all', limit: 10 }));
    expect(headers.at(-1)?.get('moduleId')).toBe('2');
  });
});

it('[CART-28] the list of one module is not shown in another', async () => {
  answers(listMyCoupons, []);
  const client = createQueryClient(ask);
  const inModule = (module_id: number) =>
    customerQuery('token', listMyCoupons, {}, { market: { zone_ids: [1], module_id } });
  const before = headers.length;
  for (const module_id of [2, 4, 2]) await client.fetchQuery(inModule(module_id));
  expect(headers.slice(before).map((header) => header.get('moduleId'))).toEqual(['2', '4']);
});
