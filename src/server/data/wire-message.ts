import type { ConversationRow, MessageRow, PersonRow } from './message';
import { bit, mediaUrl, type View } from './wire';

type Told = Pick<View, 'origin'>;

/** A conversation as lists answer it (api-contract §9.1). */
export function conversationWire(row: ConversationRow, view: Told) {
  const { id, sender_id, sender_type, receiver_id, receiver_type, last_message_id, unread_message_count } = row;
  return {
    ...{ id, sender_id, sender_type, receiver_id, receiver_type, last_message_id, unread_message_count },
    last_message_time: row.last_message_time.toISOString(),
    created_at: row.created_at.toISOString(),
    sender: personWire(row.sender, view),
    receiver: personWire(row.receiver, view),
    last_message: row.last_message && messageWire({ ...row.last_message, order: null }, view),
  };
}

export function messageWire(row: MessageRow, view: Told) {
  const { id, conversation_id, sender_id, message, order_id } = row;
  return {
    ...{ id, conversation_id, sender_id, message, order_id },
    file_full_url: row.file.map((it) => mediaUrl(it, view)),
    is_seen: bit(row.is_seen),
    order: row.order && { ...row.order, created_at: row.order.created_at.toISOString() },
    created_at: row.created_at.toISOString(),
  };
}

/** Of the other only what a message shows; its `admin_id` 0 is support. */
function personWire(row: PersonRow, view: Told) {
  const { id, f_name, l_name, phone, email, image, user_id, vendor_id, deliveryman_id } = row;
  const isCustomer = user_id !== null;
  return {
    ...{ id, f_name, l_name, user_id, vendor_id, deliveryman_id },
    phone: isCustomer ? null : phone,
    email: row.admin ? email : null,
    admin_id: row.admin ? 0 : null,
    image_full_url: mediaUrl(image, view),
  };
}
