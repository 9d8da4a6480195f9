/**
 * The life cycle of a one-time code: when it can be resent, and what a guess does.
 * Spec: wire-format §3.1, §3.2 and §3.7; ordering §9 (resend after 60 s). Five wrong tries block the contact for 600 s;
 * a new code does not reset the tries.
 */
import { limits } from '../limits';
import { secondsUntil } from '../accounts/throttle';

export type CodeState = { attempts: number; sent_at: Date; expires_at: Date; blocked_until: Date | null };

/** Seconds until another code can be sent; 0: now. */
export function resendWait(code: CodeState | null, now: Date): number {
  return code ? secondsUntil(new Date(code.sent_at.getTime() + limits.resend_seconds * 1000), now) : 0;
}

export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + limits.code_seconds * 1000);
}

/** The tries that a new code starts with: those of the previous code, until its block has ended. */
export function carriedTries(code: CodeState | null, now: Date): Pick<CodeState, 'attempts' | 'blocked_until'> {
  if (!code || (code.blocked_until && code.blocked_until <= now)) return { attempts: 0, blocked_until: null };
  return { attempts: code.attempts, blocked_until: code.blocked_until };
}

export type Guess =
  | { kind: 'right' }
  | { kind: 'wrong'; attempts: number }
  /** The try that reached the limit. */
  | { kind: 'otp_temp_blocked'; attempts: number; blocked_until: Date; seconds: number }
  | { kind: 'otp_block_time'; seconds: number };

export function guess(code: CodeState, isSame: boolean, now: Date): Guess {
  const { attempts, blocked_until } = carriedTries(code, now);
  if (blocked_until) return { kind: 'otp_block_time', seconds: secondsUntil(blocked_until, now) };
  if (isSame && code.expires_at > now) return { kind: 'right' };
  const tries = attempts + 1;
  if (tries < limits.code_tries) return { kind: 'wrong', attempts: tries };
  const seconds = limits.code_block_seconds;
  return {
    kind: 'otp_temp_blocked',
    attempts: tries,
    blocked_until: new Date(now.getTime() + seconds * 1000),
    seconds,
  };
}
