import type { ThrottleKind } from '@/domain/accounts/throttle';
import type { Caller } from './caller';
import { log, type LogFields } from './log';
import { hmac } from '../config/secret';

export type SecurityEvent =
  | 'sign_in'
  | 'sign_in_refused'
  | 'sign_out'
  | 'sign_up'
  | 'code_sent'
  | 'code_refused'
  | 'password_reset'
  | 'password_changed'
  | 'contact_changed'
  | 'account_removed'
  | 'access_refused'
  | 'proof_refused'
  | 'session_ended'
  | 'throttled';

type Told = Pick<LogFields, 'account' | 'way' | 'kind' | 'refusal'> & { limit?: ThrottleKind };

/** Logs who did what to which account: the account by its row id, the address as a keyed hash. */
export function logSecurityEvent(caller: Caller, event: SecurityEvent, told: Told = {}): void {
  const isRefusal = event.endsWith('refused') || event === 'throttled';
  log[isRefusal ? 'warn' : 'info'](`security.${event}`, {
    ...told,
    request: caller.request_id,
    address: hmac('log', caller.address).slice(0, 16),
  });
}
