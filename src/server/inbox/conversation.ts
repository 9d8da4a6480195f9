/** A customer's side of a conversation: who the two are, and whether more may be written (wire-format §9.1). */
import { canWriteTo, type Correspondent } from '@/domain/inbox/conversation';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { beginConversation, findConversation, findOwnConversation, type ConversationRow } from '../data/message';
import { ensureCorrespondent, countOpenOrders, ensureCustomerPerson, type PersonRow } from '../data/person';
import { requireCustomer } from '../http/guards';

export async function findMe(caller: Caller): Promise<PersonRow> {
  const me = await ensureCustomerPerson(caller.db, requireCustomer(caller).id);
  if (!me) throw new ApiError('auth-001');
  return me;
}

/** The correspondent that an input names: by conversation, or by type and id; support has the id 0. */
export type Named = {
  conversation_id?: number | undefined;
  other?: { type: Correspondent; id: number } | undefined;
};

/** `conversation` is null while nothing has been written. Somebody else's is answered like one that does not exist. */
export type Between = { other: PersonRow; type: Correspondent; conversation: ConversationRow | null };

export async function findBetween(
  caller: Caller,
  me: PersonRow,
  { conversation_id, other: named }: Named,
): Promise<Between> {
  if (conversation_id) {
    const conversation = await findOwnConversation(caller.db, me.id, conversation_id);
    if (!conversation) throw new ApiError('not-found');
    return { ...findOther(conversation, me), conversation };
  }
  const other = named && (await ensureCorrespondent(caller.db, named.type, named.id));
  if (!named || !other) throw new ApiError('not-found');
  return { other, type: named.type, conversation: (await findConversation(caller.db, me.id, other.id)) ?? null };
}

function findOther(row: ConversationRow, me: PersonRow): Pick<Between, 'other' | 'type'> {
  const other = row.sender_id === me.id ? row.receiver : row.sender;
  const type = other.admin ? 'admin' : other.vendor_id ? 'vendor' : 'delivery_man';
  return { other, type };
}

export async function mayWrite(caller: Caller, { other, type }: Between): Promise<boolean> {
  const open = type === 'admin' ? 0 : await countOpenOrders(caller.db, requireCustomer(caller).id, other);
  return canWriteTo(type, open);
}

export async function ensureConversation(caller: Caller, me: PersonRow, pair: Between): Promise<ConversationRow> {
  const row = pair.conversation ?? (await beginConversation(caller.db, me.id, pair.other, pair.type));
  if (!row) throw new ApiError('not-found');
  return row;
}
