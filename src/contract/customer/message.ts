import type { InferType } from 'yup';
import type { Correspondent } from '@/domain/inbox/conversation';
import { endpoint, type Page } from '../core/endpoint';
import type * as schema from './message.schema';

/** A person that the customer exchanges messages with, or the customer. */
export type Person = { id: number; name: string; phone: string | null; image_full_url: string | null };

export type Message = {
  id: number;
  /** The person's id, not the customer's (wire-format §9.1). */
  sender_id: number;
  message: string;
  file_full_url: string[];
  is_seen: boolean;
  /** The order that the message is about. */
  order: { id: number; order_amount: number; order_status: string; details_count: number } | null;
  created_at: string;
};

export type Conversation = {
  id: number;
  /** The person id of the customer. */
  me: number;
  other: Person;
  other_type: Correspondent;
  last_message: string;
  last_message_time: string;
  /** The number of messages that the customer has not read. */
  unread: number;
};

export type ConversationPage = Page & { conversations: Conversation[] };

/** One conversation, the newest message first. `status` says whether the customer may write. */
export type Talk = Page & { status: boolean; messages: Message[]; conversation: Conversation | null };

export const listConversations = endpoint<InferType<typeof schema.listConversations>, ConversationPage>({
  method: 'get',
  path: '/customer/message/list',
  read: () => import('./message.read').then((mod) => mod.readConversations),
});

/** Searches by the name of the other person. */
export const searchConversations = endpoint<InferType<typeof schema.searchConversations>, ConversationPage>({
  method: 'get',
  path: '/customer/message/search-list',
  read: () => import('./message.read').then((mod) => mod.readConversations),
});

/** The messages of a conversation, or with a vendor, a courier or support (`admin_id` 0). Marks them as seen. */
export const listMessages = endpoint<InferType<typeof schema.listMessages>, Talk>({
  method: 'get',
  path: '/customer/message/details',
  read: () => import('./message.read').then((mod) => mod.readTalk),
});

/** Sends a text or up to three pictures to a conversation, or to a `receiver_id` of the given type. */
export const sendMessage = endpoint<InferType<typeof schema.sendMessage>, Talk>({
  method: 'post',
  path: '/customer/message/send',
  encoding: 'multipart',
  read: () => import('./message.read').then((mod) => mod.readTalk),
});

/** Questions that the customer can send to support with one click. */
export const listAutomatedMessages = endpoint<
  InferType<typeof schema.listAutomatedMessages>,
  { id: number; message: string }[]
>({
  method: 'get',
  path: '/customer/automated-message',
  read: () => import('./message.read').then((mod) => mod.readAutomatedMessages),
});
