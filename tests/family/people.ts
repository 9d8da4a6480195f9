import type { Hono } from 'hono';
import { filesOf, readFields, textOf } from './php';
import { refusal, requireCustomer, requireFields } from './refusals';

type State = {
  wallet: number;
  sent: { message: string; pictures: number }[];
  reviews: { item_id: string; pictures: number }[];
};

/** Guests, the customer, messages and reviews. */
export function people(app: Hono, state: State): void {
  let last = 700;
  app.post('/auth/guest/request', (context) => context.json({ message: 'Guest verified', guest_id: (last += 1) }));
  app.get('/customer/info', (context) => {
    const { id } = requireCustomer(context);
    // Without its language the answer is a refusal with status 200 (contract §3.11).
    if (!context.req.header('X-localization')) throw refusal('current_language_key', 'Required', 200);
    return context.json({
      id,
      f_name: 'Noor',
      l_name: null,
      phone: '+15550100001',
      wallet_balance: String(state.wallet),
    });
  });
  app.post('/customer/message/send', async (context) => {
    requireCustomer(context);
    const fields = await readFields(context);
    requireFields(fields, 'receiver_type');
    const pictures = listedFiles(fields.image).length;
    state.sent.push({ message: textOf(fields.message), pictures });
    const conversation = { id: 9, receiver_type: 'vendor', sender: null, receiver: null, last_message: null };
    const message = { id: 1, conversation_id: 9, message: fields.message, file_full_url: null, is_seen: 0 };
    return context.json({ total_size: 1, limit: 10, offset: 1, status: true, messages: [message], conversation });
  });
  app.post('/items/reviews/submit', async (context) => {
    requireCustomer(context);
    const fields = await readFields(context);
    requireFields(fields, 'item_id', 'order_id', 'rating');
    state.reviews.push({ item_id: textOf(fields.item_id), pictures: listedFiles(fields.attachment).length });
    return context.json({ message: 'Review submitted successfully' });
  });
}

/** These controllers go through a list, and take a single file for none. */
const listedFiles = (value: unknown): File[] => (Array.isArray(value) ? filesOf(value) : []);
