/**
 * Automatic replies of the demo's store, courier and support, several seconds after a customer's message. There is no
 * background job: whoever reads the inbox first stores the replies that are due. Only with DEMO=true.
 */
import type { Caller } from '../http/caller';
import { addMessage, lockConversation, listUnanswered, type ConversationRow } from '../data/message';
import type { PersonRow } from '../data/person';
import { localizeText } from '../data/view';
import { isDemo } from '../config/demo-mode';

const SECONDS = 6;

const REPLIES = {
  vendor: { en: 'Thank you for your message, we are looking into it.', ar: 'شكراً لرسالتك، نحن نتابع الأمر.' },
  delivery_man: { en: 'Got it. I will be with you soon.', ar: 'وصلتني. سأكون عندك قريباً.' },
  admin: {
    en: 'Thank you for writing to us. We will get back to you shortly.',
    ar: 'شكراً لتواصلك معنا. سنرد عليك بعد قليل.',
  },
};

export async function sendDueReplies(caller: Caller, me: PersonRow): Promise<void> {
  if (!isDemo()) return;
  const before = new Date(caller.now.getTime() - SECONDS * 1000);
  for (const row of await listUnanswered(caller.db, me.id, before)) await sendReply(caller, me, row);
}

/** Two simultaneous readers store one reply only, because the second one finds a newer last message. */
async function sendReply(caller: Caller, me: PersonRow, row: ConversationRow): Promise<void> {
  const other = row.sender_id === me.id ? row.receiver : row.sender;
  const type = other.admin ? 'admin' : other.vendor_id ? 'vendor' : 'delivery_man';
  await caller.db.transaction(async (db) => {
    if ((await lockConversation(db, row.id)) !== row.last_message_id) return;
    const at = new Date(row.last_message_time.getTime() + SECONDS * 1000);
    const words = REPLIES[type];
    await addMessage(db, row.id, { sender_id: other.id, message: localizeText(words, caller), words, file: [], at });
  });
}
