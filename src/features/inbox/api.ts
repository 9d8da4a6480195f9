import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listAutomatedMessages,
  listConversations,
  listMessages,
  searchConversations,
  sendMessage,
} from '@/contract/customer/message';
import { amount, record } from '@/contract/core/wire-values';
import { listNotifications } from '@/contract/customer/notification';
import { writtenAt } from '@/domain/inbox/written-at';
import type { Correspondent } from '@/domain/inbox/conversation';
import { customerQuery } from '@/lib/api/customer';
import { query } from '@/lib/api/hooks';
import { infinite } from '@/lib/api/infinite';
import { useCall } from '@/lib/api/use-call';
import { invalidateCalls } from '@/lib/api/invalidate';
import { readValue, saveValue, useSession } from '@/lib/session';
import { parseJson } from '@/lib/storage/browser-storage';
import type { Partner } from './inbox-href';

/** The poll interval while the page is visible; the list may be slightly older than the conversation. */
const POLL_CONVERSATION = 5000;
const POLL_LIST = 15_000;
const POLL_NOTICES = 30_000;
const PAGE = 20;

/** The customer's conversations of a kind, or those that match a name. */
export function useConversations({ type, name }: { type: Correspondent | null; name: string }) {
  const { token } = useSession();
  const shared = { rows: 'conversations', staleTime: 0 } as const;
  const list = name
    ? infinite(searchConversations, { limit: PAGE, name }, shared)
    : infinite(listConversations, { limit: PAGE, ...(type && { type }) }, { ...shared, refetchInterval: POLL_LIST });
  return useInfiniteQuery({ ...list, queryKey: [...list.queryKey, { token }], enabled: token !== null });
}

/** One conversation, the newest message first; polled while it is open. */
export function useConversation(partner: Partner) {
  const { token } = useSession();
  const messages = infinite(
    listMessages,
    { limit: PAGE, ...named(partner) },
    { rows: 'messages', staleTime: 0, retry: false, refetchInterval: POLL_CONVERSATION },
  );
  return useInfiniteQuery({ ...messages, queryKey: [...messages.queryKey, { token }], enabled: token !== null });
}

/** Refusals of pictures have their own texts, so the caller shows the failure. */
export const useSendMessage = () => useCall(sendMessage, { silent: true, refetch: [listMessages, listConversations] });

export const useQuestions = (isShown: boolean) =>
  useQuery({ ...query(listAutomatedMessages, { limit: PAGE, offset: 1 }, { staleTime: Infinity }), enabled: isShown });

/** Invalidates the list, whose unread counts change when a conversation is read. */
export function useReread(): () => void {
  const client = useQueryClient();
  return () => void invalidateCalls(client, listConversations);
}

/** The customer's notifications of the last 15 days, the newest first (wire-format §9.2); polled while shown. */
export function useNotices() {
  const { token } = useSession();
  return useQuery(customerQuery(token, listNotifications, {}, { staleTime: 0, refetchInterval: POLL_NOTICES }));
}

/** The number of unseen notifications. */
export function useUnreadNotices(customer_id: number | null): number {
  // Rerenders when the last seen moment changes.
  useSession();
  const seen = lastSeen(customer_id);
  return useNotices().data?.filter((notice) => writtenAt(notice) > seen).length ?? 0;
}

/**
 * When the last notification that a customer has seen was written; until the customer is known, none counts as new. The
 * back ends do not store what was seen, so this browser does, for each customer (beyond §3.3). Numbers do not tell it:
 * other back ends count those of personal and of general notifications apart (wire-format §9.2). Former versions
 * stored them; read as moments they are long past.
 */
export function lastSeen(customer_id: number | null): number {
  return customer_id === null ? Infinity : amount(seenByCustomer()[customer_id]);
}

export function saveSeen(customer_id: number, moment: number): void {
  saveValue('notices-seen', JSON.stringify({ ...seenByCustomer(), [customer_id]: moment }));
}

const seenByCustomer = () => record(parseJson(readValue('notices-seen')));

function named(partner: Partner) {
  if ('conversation_id' in partner) return partner;
  const name = ({ vendor: 'vendor_id', delivery_man: 'delivery_man_id', admin: 'admin_id' } as const)[partner.type];
  return { [name]: partner.id };
}
