import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitItemReview } from '@/contract/catalogue/review';
import { getCustomer } from '@/contract/customer/customer';
import { sendMessage } from '@/contract/customer/message';
import { openFamilyBackEnd } from './back-end';
import { visitor } from './visitor';

let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
beforeAll(async () => void (opened = await openFamilyBackEnd()));
afterAll(() => opened.stop());

describe('a customer of another back end', () => {
  it('[GUEST-03] is who the token says', async () => {
    const { id, f_name, wallet_balance } = await visitor(opened.url, { isSignedIn: true })(getCustomer, {});
    expect([id, f_name, wallet_balance]).toEqual([5, 'Noor', 0]);
    await expect(visitor(opened.url)(getCustomer, {})).rejects.toMatchObject({ status: 401 });
  });

  it('[MSG-01] writes to a store', async () => {
    const ask = visitor(opened.url, { isSignedIn: true });
    const talk = await ask(sendMessage, { receiver_id: 7, receiver_type: 'vendor', message: 'Is it open?' });
    expect(talk.messages).toMatchObject([{ message: 'Is it open?', file_full_url: [] }]);
    expect(opened.state.sent).toEqual([{ message: 'Is it open?', pictures: 0 }]);
  });

  it('reviews an item in words', async () => {
    const ask = visitor(opened.url, { isSignedIn: true });
    await ask(submitItemReview, { item_id: 3, order_id: 1, rating: 5, comment: 'Warm' });
    expect(opened.state.reviews).toEqual([{ item_id: '3', pictures: 0 }]);
  });
});
