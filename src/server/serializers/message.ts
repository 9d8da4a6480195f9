import { pick } from '@/contract/core/keys';
import type { ConversationRow, MessageRow } from '../data/message';
import type { PersonRow } from '../data/person';
import { bit, mediaUrl, ownFileUrl, localizeText, type View } from '../data/view';

type Told = Pick<View, 'origin' | 'language' | 'fileToken'>;

/** A conversation as lists answer it (wire-format §9.1). */
export function serializeConversation(row: ConversationRow, view: Told) {
  const shop_name = localizeText(row.shop_name, view);
  return {
    ...pick(row, 'id', 'sender_id', 'sender_type', 'receiver_id', 'receiver_type'),
    ...pick(row, 'last_message_id', 'unread_message_count'),
    last_message_time: row.last_message_time.toISOString(),
    created_at: row.created_at.toISOString(),
    sender: serializePerson(row.sender, shop_name, view),
    receiver: serializePerson(row.receiver, shop_name, view),
    last_message: row.last_message && serializeMessage({ ...row.last_message, order: null }, view),
  };
}

export function serializeMessage(row: MessageRow, view: Told) {
  return {
    ...pick(row, 'id', 'conversation_id', 'sender_id', 'order_id'),
    message: localizeText(row.words, view) ?? row.message,
    file_full_url: row.file.map((file) => ownFileUrl(file, view)),
    is_seen: bit(row.is_seen),
    order: row.order && { ...row.order, created_at: row.order.created_at.toISOString() },
    created_at: row.created_at.toISOString(),
  };
}

/** Answers only what a message shows of the other person. `admin_id` 0 is support; a vendor has the store's name. */
function serializePerson(row: PersonRow, shop_name: string | null, view: Told) {
  const isCustomer = row.user_id !== null;
  return {
    ...pick(row, 'id', 'user_id', 'vendor_id', 'deliveryman_id', 'image'),
    f_name: (row.vendor_id === null ? localizeText(row.first_name, view) : shop_name) ?? row.f_name,
    l_name: localizeText(row.last_name, view) ?? row.l_name,
    phone: isCustomer ? null : row.phone,
    email: row.admin ? row.email : null,
    admin_id: row.admin ? 0 : null,
    image_full_url: mediaUrl(row.image, view),
  };
}
