import type { Correspondent } from '@/domain/inbox/conversation';

/** An existing conversation, or a new partner; the id of support is 0 (wire-format §9.1). */
export type Partner = { conversation_id: number } | { type: Correspondent; id: number };

export const INBOX = '/profile?page=inbox';

export const NOTICES = `${INBOX}&view=notifications`;

export function inboxHref(partner: Partner | null): string {
  if (!partner) return INBOX;
  if ('conversation_id' in partner) return `${INBOX}&conversation=${partner.conversation_id}`;
  return `${INBOX}&${partner.type}=${partner.id}`;
}

/** The partner in the URL; null for the list alone. */
export function parsePartner(query: Record<string, string | string[] | undefined>): Partner | null {
  const number = (name: string) => (/^\d{1,9}$/.test(String(query[name] ?? '')) ? Number(query[name]) : null);
  const conversation_id = number('conversation');
  if (conversation_id !== null) return { conversation_id };
  for (const type of ['vendor', 'delivery_man', 'admin'] as const) {
    const id = number(type);
    if (id !== null) return { type, id };
  }
  return null;
}
