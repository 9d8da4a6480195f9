import { aliasedTable, and, count, desc, eq, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Correspondent } from '@/domain/inbox/conversation';
import type { Database } from '../db/client';
import { automated_messages, conversations, messages, order_lines, orders, stores, user_infos } from '../db/schema';
import type { PersonRow } from './person';
import type { PageRequest } from './view';

export type MessageRow = typeof messages.$inferSelect & { order: OrderBrief | null };
export type ConversationRow = typeof conversations.$inferSelect & {
  sender: PersonRow;
  receiver: PersonRow;
  last_message: typeof messages.$inferSelect | null;
  /** The name of the store for which the vendor writes. */
  shop_name: typeof stores.$inferSelect.name | null;
};
type OrderBrief = Pick<typeof orders.$inferSelect, 'id' | 'order_amount' | 'order_status' | 'created_at'> & {
  details_count: number;
};

const sender = aliasedTable(user_infos, 'sender');
const receiver = aliasedTable(user_infos, 'receiver');
const last = aliasedTable(messages, 'last_message');

type Wanted = { type?: Correspondent | undefined; name?: string | undefined };

/**
 * A person's conversations, the one with the newest message first; `name` searches the names of the other person and
 * the store.
 */
export async function listConversations(db: Database, me: number, wanted: Wanted, page: PageRequest) {
  const where = and(
    wherePerson(me),
    wanted.type && whereType(wanted.type),
    wanted.name ? whereName(me, wanted.name) : undefined,
  );
  const rows = await selectConversations(db, where)
    .orderBy(desc(conversations.last_message_time), desc(conversations.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  const [counted] = await db
    .select({ total: count() })
    .from(conversations)
    .innerJoin(sender, eq(sender.id, conversations.sender_id))
    .innerJoin(receiver, eq(receiver.id, conversations.receiver_id))
    .leftJoin(stores, whereVendorStore())
    .where(where);
  return { total_size: counted?.total ?? 0, rows: rows.map(toConversationRow) };
}

/** A conversation of this person; undefined when it belongs to others. */
export async function findOwnConversation(db: Database, me: number, id: number): Promise<ConversationRow | undefined> {
  const [row] = await selectConversations(db, and(wherePerson(me), eq(conversations.id, id)));
  return row && toConversationRow(row);
}

/** The conversation of two people, whoever started it. */
export async function findConversation(db: Database, me: number, other: number): Promise<ConversationRow | undefined> {
  const pair = or(
    and(eq(conversations.sender_id, me), eq(conversations.receiver_id, other)),
    and(eq(conversations.sender_id, other), eq(conversations.receiver_id, me)),
  );
  const [row] = await selectConversations(db, pair);
  return row && toConversationRow(row);
}

/** Starts a conversation, or answers the one that a simultaneous message has started. */
export async function beginConversation(db: Database, me: number, other: PersonRow, receiver_type: Correspondent) {
  await db
    .insert(conversations)
    .values({ sender_id: me, sender_type: 'customer', receiver_id: other.id, receiver_type })
    .onConflictDoNothing();
  return findConversation(db, me, other.id);
}

export async function listMessages(db: Database, conversation_id: number, { limit, offset }: PageRequest) {
  const which = eq(messages.conversation_id, conversation_id);
  const order = {
    id: orders.id,
    order_amount: orders.order_amount,
    order_status: orders.order_status,
    created_at: orders.created_at,
    details_count: db.$count(order_lines, eq(order_lines.order_id, orders.id)),
  };
  const rows = await db
    .select({ message: messages, order })
    .from(messages)
    .leftJoin(orders, eq(orders.id, messages.order_id))
    .where(which)
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const found: MessageRow[] = rows.map((row) => ({ ...row.message, order: row.order }));
  return { total_size: await db.$count(messages, which), rows: found };
}

type NewMessage = Pick<typeof messages.$inferInsert, 'sender_id' | 'message' | 'words' | 'order_id'> & {
  file: string[];
  at: Date;
};

/** Adds a message and makes it the last one of its conversation. */
export async function addMessage(db: Database, conversation_id: number, sent: NewMessage): Promise<void> {
  const { at, ...told } = sent;
  const { sender_id } = told;
  const [row] = await db
    .insert(messages)
    .values({ conversation_id, ...told, created_at: at })
    .returning();
  await db
    .update(conversations)
    .set({
      last_message_id: row?.id ?? null,
      last_message_time: at,
      // Writing an answer marks the other person's messages as read.
      unread_message_count: sql`case when exists (
        select 1 from ${messages} m where m.id = ${conversations.last_message_id} and m.sender_id = ${sender_id}
      ) then ${conversations.unread_message_count} + 1 else 1 end`,
    })
    .where(eq(conversations.id, conversation_id));
}

/** Marks everything that the other person wrote as read. */
export async function markSeen(db: Database, { id, last_message }: ConversationRow, me: number): Promise<void> {
  if (!last_message || last_message.sender_id === me) return;
  await db
    .update(messages)
    .set({ is_seen: true })
    .where(and(eq(messages.conversation_id, id), ne(messages.sender_id, me), eq(messages.is_seen, false)));
  await db.update(conversations).set({ unread_message_count: 0 }).where(eq(conversations.id, id));
}

/** Conversations in which this person's message is the last one and older than `before`. */
export async function listUnanswered(db: Database, me: number, before: Date): Promise<ConversationRow[]> {
  const rows = await selectConversations(
    db,
    and(wherePerson(me), eq(last.sender_id, me), lt(conversations.last_message_time, before)),
  );
  return rows.map(toConversationRow);
}

/** Locks a conversation for its next message; answers the id of its last message. */
export async function lockConversation(db: Database, id: number): Promise<number | null> {
  const [row] = await db
    .select({ last_message_id: conversations.last_message_id })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update');
  return row?.last_message_id ?? null;
}

export async function listAutomatedMessages(db: Database, { limit, offset }: PageRequest) {
  const where = eq(automated_messages.status, true);
  const rows = await db
    .select()
    .from(automated_messages)
    .where(where)
    .orderBy(automated_messages.id)
    .limit(limit)
    .offset((offset - 1) * limit);
  return { total_size: await db.$count(automated_messages, where), rows };
}

function selectConversations(db: Database, where: SQL | undefined) {
  return db
    .select({ conversation: conversations, sender, receiver, last_message: last, shop_name: stores.name })
    .from(conversations)
    .innerJoin(sender, eq(sender.id, conversations.sender_id))
    .innerJoin(receiver, eq(receiver.id, conversations.receiver_id))
    .leftJoin(last, eq(last.id, conversations.last_message_id))
    .leftJoin(stores, whereVendorStore())
    .where(where)
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectConversations>>[number];

function toConversationRow({ conversation, ...people }: Selected): ConversationRow {
  return { ...conversation, ...people };
}

/** Joins the store of the vendor: only one of the two people can be a vendor. */
function whereVendorStore(): SQL | undefined {
  return eq(stores.id, sql`coalesce(${sender.store_id}, ${receiver.store_id})`);
}

function wherePerson(me: number): SQL | undefined {
  return or(eq(conversations.sender_id, me), eq(conversations.receiver_id, me));
}

function whereType(type: Correspondent): SQL | undefined {
  return or(eq(conversations.receiver_type, type), eq(conversations.sender_type, type));
}

function whereName(me: number, name: string): SQL | undefined {
  const pattern = `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  const has = (person: typeof sender | typeof receiver) => {
    const { f_name, l_name, first_name, last_name } = person;
    const arabic = sql`(${first_name}->>'ar') || ' ' || (${last_name}->>'ar') ilike ${pattern}`;
    return and(ne(person.id, me), or(sql`${f_name} || ' ' || ${l_name} ilike ${pattern}`, arabic));
  };
  const ofShop = sql`${stores.name}->>'en' ilike ${pattern} or ${stores.name}->>'ar' ilike ${pattern}`;
  return or(has(sender), has(receiver), ofShop);
}
