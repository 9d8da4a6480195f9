import { describe, expect, it } from 'vitest';
import { readConversations, readTalk } from './message.read';

const person = (id: number, f_name: string) => ({ id, f_name, l_name: '', phone: null, image_full_url: null });
const last = (sender_id: number) => ({ id: 9, sender_id, message: 'Hello', created_at: '2026-03-01 10:00:00' });

describe('conversations of any back end', () => {
  it.each([
    ['that the customer began', { sender_type: 'customer', sender_id: 2, receiver_type: 'vendor', receiver_id: 3 }],
    ['that the store began', { sender_type: 'vendor', sender_id: 3, receiver_type: 'customer', receiver_id: 2 }],
  ])('read the other person of a conversation %s', (_which, ends) => {
    const [me, store] = [person(2, 'Ines'), person(3, 'Ember & Bun')];
    const people = ends.sender_id === 2 ? { sender: me, receiver: store } : { sender: store, receiver: me };
    const raw = { id: 1, ...ends, ...people, unread_message_count: 2, last_message: last(3) };
    expect(readConversations({ total_size: '1', limit: '10', offset: '1', conversations: [raw] })).toMatchObject({
      total_size: 1,
      conversations: [{ me: 2, other: { id: 3, name: 'Ember & Bun' }, other_type: 'vendor', unread: 2 }],
    });
  });

  it('are read without the other person, and without a last message', () => {
    const raw = {
      id: 1,
      sender_type: 'customer',
      sender_id: 2,
      receiver_type: 'admin',
      receiver_id: 0,
      receiver: null,
    };
    expect(readConversations({ conversations: [raw] }).conversations[0]).toMatchObject({
      other: { id: 0, name: '' },
      last_message: '',
      unread: 0,
    });
  });
});

describe('the messages of any back end', () => {
  it.each([
    ['null', null],
    ['an empty object', {}],
    ['nothing', undefined],
  ])('have %s for a conversation that does not exist yet', (_form, conversation) => {
    expect(readTalk({ status: false, messages: [], conversation })).toMatchObject({
      conversation: null,
      status: false,
    });
  });

  it('have their pictures as a list or as JSON text, and an order or none', () => {
    const order = { id: 5, order_amount: '12.5', order_status: 'pending', details_count: 2 };
    const { messages } = readTalk({
      status: 1,
      messages: [
        { id: 1, sender_id: 2, message: null, file_full_url: '["a.png"]', is_seen: 1, order },
        { id: 2, sender_id: 3, message: 'Hi', file_full_url: ['b.png'], is_seen: false, order: {} },
      ],
    });
    expect(messages).toMatchObject([
      { message: '', file_full_url: ['a.png'], is_seen: true, order: { id: 5, order_amount: 12.5 } },
      { message: 'Hi', file_full_url: ['b.png'], is_seen: false, order: null },
    ]);
  });
});
