import type { InferType } from 'yup';
import type { Correspondent } from '@/domain/inbox/conversation';
import { endpoint, type Page } from '../core/endpoint';
import type * as schema from './message.schema';

/** Somebody to write with. */
export type Person = { id: number; name: string; phone: string | null; image_full_url: string | null };

export type Message = {
  id: number;
  /** The person's id, not the customer's (wire-format §9.1). */
  sender_id: number;
  message: string;
  file_full_url: string[];
  is_seen: boolean;
  /** The order that it is about. */
  order: { id: number; order_amount: number; order_status: string; details_count: number } | null;
  created_at: string;
};

export type Conversation = {
  id: number;
  /** The customer's own person. */
  me: number;
  other: Person;
  other_type: Correspondent;
  last_message: string;
  last_message_time: string;
  /** What the customer has not read. */
  unread: number;
};

export type ConversationPage = Page & { conversations: Conversation[] };

/** One conversation, its newest message first. `status`: the customer may write. */
export type Talk = Page & { status: boolean; messages: Message[]; conversation: Conversation | null };

export const listConversations = endpoint<InferType<typeof schema.listConversations>, ConversationPage>({
  method: 'get',
  path: '/customer/message/list',
  read: () => import('./message.read').then((it) => it.readConversations),
});

/** By the name of the other. */
export const searchConversations = endpoint<InferType<typeof schema.searchConversations>, ConversationPage>({
  method: 'get',
  path: '/customer/message/search-list',
  read: () => import('./message.read').then((it) => it.readConversations),
});

/** Of a conversation, or with a vendor, a courier or support (`admin_id` 0). Reading marks as seen. */
export const listMessages = endpoint<InferType<typeof schema.listMessages>, Talk>({
  method: 'get',
  path: '/customer/message/details',
  read: () => import('./message.read').then((it) => it.readTalk),
});

/** Words or up to three pictures, to a conversation or to a `receiver_id` of the type. */
export const sendMessage = endpoint<InferType<typeof schema.sendMessage>, Talk>({
  method: 'post',
  path: '/customer/message/send',
  encoding: 'multipart',
  read: () => import('./message.read').then((it) => it.readTalk),
});

/** Questions that are sent to support with one press. */
export const listAutomatedMessages = endpoint<
  InferType<typeof schema.listAutomatedMessages>,
  { id: number; message: string }[]
>({
  method: 'get',
  path: '/customer/automated-message',
  read: () => import('./message.read').then((it) => it.readAutomatedMessages),
});
