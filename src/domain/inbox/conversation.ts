/**
 * Conversations: whom a customer may write to, how many pictures a message may have, what is unread.
 * Spec: accounts §9 (MSG-01), wire-format §9.1.
 */
import { limits } from '../limits';

export type Correspondent = 'vendor' | 'delivery_man' | 'admin';

/** Support can always be written to; a store and a courier only while an order with them is open. */
export function canWriteTo(receiver_type: Correspondent, open_orders: number): boolean {
  return receiver_type === 'admin' || open_orders > 0;
}

export type MessageProblem = 'message_missing' | 'message_images';

/** A message needs text or pictures, and has at most three pictures. */
export function messageProblem(message: string, images: number): MessageProblem | null {
  if (images > limits.images_per_message) return 'message_images';
  return message.trim() === '' && images === 0 ? 'message_missing' : null;
}

/** The unread counter belongs to the person who did not write the last message. */
export function unreadCount(me: number, last_sender: number | null, unread_message_count: number): number {
  return last_sender === me ? 0 : Math.max(0, unread_message_count);
}
