import { describe, expect, it } from 'vitest';
import { listCategories } from '@/contract/catalogue/category';
import { listMyCoupons } from '@/contract/ordering/coupon';
import { listStores } from '@/contract/catalogue/store';
import { backEnd } from '@tests/support/back-end';
import { customerQuery } from './customer';
import { firstPage, marketQuery } from './market';
import { createQueryClient } from './query-client';

/** The page on the screen belongs to no module, as while the router goes from one page to another. */
const { ask, answers, headers } = backEnd({ module_id: null });

describe('a list of a market', () => {
  it('[HDR-03] is asked for in its own zones and module, whatever page is on the screen by then', async () => {
    answers(listCategories, []);
    await createQueryClient(ask).fetchQuery(marketQuery({ zone_ids: [2, 3], module_id: 4 }, listCategories, {}));
    expect(headers.map((it) => [it.get('zoneid'), it.get('moduleId')])).toEqual([['[2,3]', '4']]);
  });

  it('[HDR-03] has the same in its first page', async () => {
    answers(listStores, { stores: [], total_size: 0, limit: 10, offset: 1 });
    const market = { zone_ids: [5], module_id: 2 };
    await createQueryClient(ask).fetchQuery(firstPage(market, listStores, { filter: 'all', limit: 10 }));
    expect(headers.at(-1)?.get('moduleId')).toBe('2');
  });
});

it('[CART-28] what a customer has in one module is not shown in another', async () => {
  answers(listMyCoupons, []);
  const client = createQueryClient(ask);
  const inModule = (module_id: number) =>
    customerQuery('token', listMyCoupons, {}, { market: { zone_ids: [1], module_id } });
  const before = headers.length;
  for (const module_id of [2, 4, 2]) await client.fetchQuery(inModule(module_id));
  expect(headers.slice(before).map((it) => it.get('moduleId'))).toEqual(['2', '4']);
});
