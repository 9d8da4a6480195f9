import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestGuest } from '@/contract/auth/auth';
import { submitItemReview } from '@/contract/catalogue/review';
import { sendMessage } from '@/contract/customer/message';
import { placePrescription } from '@/contract/ordering/prescription';
import { openFamilyBackEnd } from './back-end';
import { AT } from './goods';
import { contact, visitor } from './visitor';

/** PHP keeps all files of a name only when it ends with `[]`. */
let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
beforeAll(async () => void (opened = await openFamilyBackEnd()));
afterAll(() => opened.stop());

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });
const two = [picture('one.png'), picture('two.png')];

describe('pictures for another back end', () => {
  it('[CHECKOUT-01] both pages of a prescription arrive', async () => {
    const ask = visitor(opened.url, { module: 'pharmacy' });
    const { guest_id } = await ask(requestGuest, {});
    const { order_id } = await ask(placePrescription, {
      ...{ guest_id, store_id: 8, order_type: 'delivery', payment_method: 'cash_on_delivery', distance: 2 },
      ...{ address: '22 Ropewalk Lane', latitude: AT.lat, longitude: AT.lng, ...contact, order_attachment: two },
    });
    expect(opened.state.orders.find(({ id }) => id === order_id)).toMatchObject({ files: 2 });
  });

  it('[MSG-01] the only picture of a message arrives', async () => {
    const ask = visitor(opened.url, { isSignedIn: true });
    await ask(sendMessage, { receiver_id: 7, receiver_type: 'vendor', message: '', image: [picture('one.png')] });
    expect(opened.state.sent).toMatchObject([{ pictures: 1 }]);
  });

  it('both pictures of a review arrive', async () => {
    const ask = visitor(opened.url, { isSignedIn: true });
    await ask(submitItemReview, { item_id: 3, order_id: 1, rating: 5, comment: 'Warm', attachment: two });
    expect(opened.state.reviews).toMatchObject([{ pictures: 2 }]);
  });
});
