import { contactValue } from '@/domain/accounts/contact-kind';
import type { Caller } from '../http/caller';
import type { Owner } from '../http/guards';
import type { Tried } from '../http/rate-limit';

/**
 * The rate limits for a guest who places an order that is paid on delivery or by transfer, or books a trip, which is paid later. Both
 * cost nothing at first, so they are limited. Empty for customers.
 */
export function cashTries(caller: Caller, owner: Owner, phone: string | null | undefined): Tried[] {
  if (owner.customer_id !== null) return [];
  // Calls from this machine, or through a proxy that TRUSTED_PROXIES does not count, do not tell the visitor's address.
  if (/^(unknown$|127\.|::1$|::ffff:127\.)/.test(caller.address)) return [];
  return [
    { kind: 'cash_order_from_address', of: caller.address },
    { kind: 'cash_order_by_guest', of: String(owner.guest_id) },
    ...(phone ? [{ kind: 'cash_order_to_phone', of: contactValue(phone) } as const] : []),
  ];
}
