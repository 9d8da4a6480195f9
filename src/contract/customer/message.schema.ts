import { number, object, string } from 'yup';
import { limits } from '@/domain/limits';
import { ROW_ID_MAX } from '@/domain/wire/row-id';
import { files, id, paging, text } from '../core/fields';

const CORRESPONDENTS = ['vendor', 'delivery_man', 'admin'] as const;
/** Support has the id 0, which is no row (wire-format §9.1). */
const orSupport = () => number().integer().min(0).max(ROW_ID_MAX);

/** Some clients append the start of a query to the number: `conversation_id=7?&offset=1`. */
const conversationId = () =>
  id().transform((value: unknown, sent: unknown) =>
    Number.isNaN(value) && typeof sent === 'string' ? Number(/^\d+/.exec(sent)?.[0] ?? NaN) : value,
  );

export const listConversations = object({
  ...paging,
  type: string()
    .oneOf([...CORRESPONDENTS, ''])
    .nullable(),
});
export const searchConversations = object({ ...paging, name: text(100).required() });
export const listAutomatedMessages = object(paging);

export const listMessages = object({
  ...paging,
  conversation_id: conversationId(),
  vendor_id: id(),
  delivery_man_id: id(),
  admin_id: orSupport(),
});

export const sendMessage = object({
  conversation_id: conversationId(),
  receiver_id: orSupport(),
  receiver_type: string().oneOf(CORRESPONDENTS).required(),
  message: text(limits.message_max).nullable(),
  order_id: id().nullable(),
  // The rule MSG-01 limits the number of pictures and has its own message.
  image: files(10),
});
