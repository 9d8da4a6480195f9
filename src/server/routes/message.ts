import {
  listAutomatedMessages,
  listConversations,
  listMessages,
  searchConversations,
  sendMessage,
} from '@/contract/customer/message';
import * as schema from '@/contract/customer/message.schema';
import { messageProblem, type Correspondent } from '@/domain/inbox/conversation';
import { limits } from '@/domain/limits';
import { asList } from '@/domain/wire/wire';
import { ApiError, type Routes } from '../http/api';
import type { Caller } from '../http/caller';
import { ensureConversation, findBetween, mayWrite, findMe, type Between } from '../inbox/conversation';
import * as data from '../data/message';
import { ownsOrder } from '../data/order';
import type { PersonRow } from '../data/person';
import { toPageRequest, localizeText, type PageRequest } from '../data/view';
import { serializeConversation, serializeMessage } from '../serializers/message';
import { forCustomers, requireCustomerOwner, requireOpenSession } from '../http/guards';
import { limitCalls } from '../http/rate-limit';
import { bodyBytes, withUploads } from '../media/upload';

const PAGE = 10;

export const messageRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(listConversations, schema.listConversations, async ({ type, ...input }, caller) => {
    const page = toPageRequest(input, PAGE);
    return { type: type ?? '', ...(await pageOfConversations(caller, { type: type || undefined }, page)) };
  });

  onCustomer(searchConversations, schema.searchConversations, ({ name, ...input }, caller) =>
    pageOfConversations(caller, { name }, toPageRequest(input, PAGE)),
  );

  onCustomer(
    listMessages,
    schema.listMessages,
    async ({ conversation_id, vendor_id, delivery_man_id, ...input }, caller) => {
      const me = await findMe(caller);
      await caller.staff.answerMessages(caller, me);
      const other = named({ vendor_id, delivery_man_id, admin_id: input.admin_id });
      const pair = await findBetween(caller, me, { conversation_id, other });
      // Reading a conversation marks it as seen.
      if (pair.conversation) await data.markSeen(caller.db, pair.conversation, me.id);
      return answerConversation(caller, me, pair, toPageRequest(input, PAGE));
    },
  );

  onCustomer(
    sendMessage,
    schema.sendMessage,
    async ({ conversation_id, receiver_id, receiver_type, ...input }, caller) => {
      const owner = requireCustomerOwner(caller);
      const pictures = asList(input.image);
      const problem = messageProblem(input.message ?? '', pictures.length);
      if (problem) throw new ApiError(problem);
      const other = receiver({ receiver_id, receiver_type });
      await limitCalls(caller, 'chat');
      if (pictures.length > 0) await limitCalls(caller, 'upload');
      // In one transaction, since the conversation is created with its first message.
      const { me, opened } = await withUploads(pictures, { folder: 'chat', of: { ...owner, db: caller.db } }, (file) =>
        caller.db.transaction(async (db) => {
          await requireOpenSession(db, caller);
          const change = { ...caller, db };
          const me = await findMe(change);
          const pair = await findBetween(change, me, { conversation_id, other });
          if (!(await mayWrite(change, pair))) throw new ApiError('conversation_closed');
          const order_id = await ownOrder(change, input.order_id);
          const conversation = await ensureConversation(change, me, pair);
          const message = input.message || null;
          // Before the message is added: from then on what is unread is the customer's, for the other to read.
          await data.markSeen(db, conversation, me.id);
          await data.addMessage(db, conversation.id, { sender_id: me.id, message, file, order_id, at: caller.now });
          return { me, opened: { ...pair, conversation } };
        }),
      );
      const written = await answerConversation(caller, me, opened, { limit: PAGE, offset: 1 });
      return { ...written, message: 'successfully sent!' };
    },
    { bytes: bodyBytes(limits.images_per_message) },
  );

  on(listAutomatedMessages, schema.listAutomatedMessages, async (input, caller) => {
    const page = toPageRequest(input, PAGE);
    const { total_size, rows } = await data.listAutomatedMessages(caller.db, page);
    return {
      total_size,
      ...page,
      data: rows.map(({ id, message }) => ({ id, message: localizeText(message, caller) })),
    };
  });
};

/** A message can refer to the customer's own orders only. */
async function ownOrder(caller: Caller, order_id: number | null | undefined): Promise<number | null> {
  if (!order_id) return null;
  if (!(await ownsOrder(caller.db, order_id, requireCustomerOwner(caller)))) throw new ApiError('order');
  return order_id;
}

/** There is only one support, so its id may be left out. */
function receiver({
  receiver_id,
  receiver_type: type,
}: {
  receiver_id?: number | undefined;
  receiver_type: Correspondent;
}) {
  const id = receiver_id ?? (type === 'admin' ? 0 : undefined);
  return id === undefined ? undefined : { type, id };
}

type Ids = Partial<Record<'vendor_id' | 'delivery_man_id' | 'admin_id', number | undefined>>;

function named({ vendor_id, delivery_man_id, admin_id }: Ids): { type: Correspondent; id: number } | undefined {
  if (vendor_id !== undefined) return { type: 'vendor', id: vendor_id };
  if (delivery_man_id !== undefined) return { type: 'delivery_man', id: delivery_man_id };
  return admin_id === undefined ? undefined : { type: 'admin', id: admin_id };
}

async function pageOfConversations(
  caller: Caller,
  wanted: { type?: Correspondent | undefined; name?: string | undefined },
  page: PageRequest,
) {
  const me = await findMe(caller);
  await caller.staff.answerMessages(caller, me);
  const { total_size, rows } = await data.listConversations(caller.db, me.id, wanted, page);
  return { total_size, ...page, conversations: rows.map((row) => serializeConversation(row, caller)) };
}

async function answerConversation(caller: Caller, me: PersonRow, pair: Between, page: PageRequest) {
  const status = await mayWrite(caller, pair);
  if (!pair.conversation) return { total_size: 0, ...page, status, messages: [], conversation: null };
  const { id } = pair.conversation;
  const { total_size, rows } = await data.listMessages(caller.db, id, page);
  const conversation = await data.findOwnConversation(caller.db, me.id, id);
  return {
    total_size,
    ...page,
    status,
    messages: rows.map((row) => serializeMessage(row, caller)),
    conversation: conversation && serializeConversation(conversation, caller),
  };
}
