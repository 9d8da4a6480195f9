import { unreadCount, type Correspondent } from '@/domain/inbox/conversation';
import type { Conversation, ConversationPage, Message, Person, Talk } from './message';
import { readPaging } from '../core/paging';
import {
  amount,
  amountOrNull,
  flag,
  list,
  record,
  text,
  textOrNull,
  texts,
  unwrap,
  type Raw,
} from '../core/wire-values';

export function readConversations(answer: unknown): ConversationPage {
  const raw = record(answer);
  const conversations = list(raw.conversations).flatMap((entry) => readConversation(entry) ?? []);
  return { ...readPaging(raw, conversations.length), conversations };
}

export function readTalk(answer: unknown): Talk {
  const raw = record(answer);
  const messages = list(raw.messages).map(readMessage);
  return {
    ...readPaging(raw, messages.length),
    status: flag(raw.status),
    messages,
    conversation: readConversation(raw.conversation),
  };
}

export function readAutomatedMessages(answer: unknown): { id: number; message: string }[] {
  return list(record(answer).data).map((entry) => ({
    id: amount(record(entry).id),
    message: text(record(entry).message),
  }));
}

/** null for `{}`, which some back ends answer when the conversation does not exist yet. */
function readConversation(value: unknown): Conversation | null {
  const raw = record(value);
  if (amountOrNull(raw.id) === null) return null;
  const isMine = raw.sender_type === 'customer';
  const me = amount(isMine ? raw.sender_id : raw.receiver_id);
  const last = record(raw.last_message);
  return {
    id: amount(raw.id),
    me,
    other: readPerson(raw, isMine ? 'receiver' : 'sender'),
    other_type: correspondent(isMine ? raw.receiver_type : raw.sender_type),
    last_message: text(last.message),
    last_message_time: text(raw.last_message_time) || text(last.created_at),
    unread: unreadCount(me, amountOrNull(last.sender_id), amount(raw.unread_message_count)),
  };
}

function readPerson(conversation: Raw, side: 'sender' | 'receiver'): Person {
  const raw = record(conversation[side]);
  return {
    id: amount(raw.id, amount(conversation[`${side}_id`])),
    name: [text(raw.f_name), text(raw.l_name)].join(' ').trim(),
    phone: textOrNull(raw.phone),
    image_full_url: textOrNull(raw.image_full_url),
  };
}

function readMessage(value: unknown): Message {
  const raw = record(value);
  const order = record(raw.order);
  return {
    id: amount(raw.id),
    sender_id: amount(raw.sender_id),
    message: text(raw.message),
    file_full_url: texts(unwrap(raw.file_full_url)),
    is_seen: flag(raw.is_seen),
    order:
      amountOrNull(order.id) === null
        ? null
        : {
            id: amount(order.id),
            order_amount: amount(order.order_amount),
            order_status: text(order.order_status),
            details_count: amount(order.details_count),
          },
    created_at: text(raw.created_at),
  };
}

function correspondent(value: unknown): Correspondent {
  return value === 'vendor' || value === 'delivery_man' ? value : 'admin';
}
