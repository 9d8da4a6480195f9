/**
 * What the operator is told of a page that failed in a customer's browser: no text that a customer has typed, no
 * address of a page, no contact, all of bounded length. The browser sends no more than this, and the server reads what
 * comes in the same way, since anybody can send something.
 * Spec: beyond the specification (docs/operations.md, "What it answers to an operator").
 */
import { limits } from './limits';
import { isLanguage, type Language } from './text/language';

export type PageFailure = {
  kind: FailureKind;
  message: string;
  /** The top of the stack: functions, and their places in the scripts of this shop. */
  frames: string[];
  /** The page's route, such as `/store/[id]`. */
  route: string;
  build: string;
  language: Language;
};

/** `page`: it was replaced by the error page; `script`: thrown beside rendering; `promise`: a rejection nobody met. */
const failureKinds = ['page', 'script', 'promise'] as const;
export type FailureKind = (typeof failureKinds)[number];

export const PAGE_FAILURES_PATH = '/api/page-failures';

const FRAME = /^[\w$.<>[\] ]{0,80} ?\/_next\/static\/[\w./%[\]~-]{1,160}:\d{1,7}:\d{1,7}$/;

/** Null for what is no such report. */
export function readPageFailure(sent: { [field in keyof PageFailure]?: unknown }): PageFailure | null {
  const { message, frames, route, build, language } = sent;
  const kind = failureKinds.find((known) => known === sent.kind);
  if (!kind || typeof message !== 'string' || !Array.isArray(frames)) return null;
  if (!isText(route, /^\/[\w[\]./-]{0,100}$/) || !isText(build, /^[\w-]{1,64}$/)) return null;
  if (typeof language !== 'string' || !isLanguage(language)) return null;
  const known = frames.filter((frame): frame is string => isText(frame, FRAME));
  return {
    ...{ kind, message: toImpersonal(message), route, build, language },
    frames: known.slice(0, limits.page_failure_frames_max),
  };
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value);
}

/** One line without what may be about a person: quoted texts, queries of addresses, emails, and numbers like phones. */
function toImpersonal(message: string): string {
  return message
    .slice(0, 4 * limits.page_failure_message_max)
    .replace(/\s+/g, ' ')
    .replace(/"[^"]*"?|“[^”]*”?|«[^»]*»?|`[^`]*`?/g, '"…"')
    .replace(/(^|reading |setting |property |token |\P{L})['‘][^'’]*['’]?/gu, (quoted, before: string) =>
      /\p{L} $/u.test(before) ? quoted : `${before}"…"`,
    )
    .replace(/\?\S*/g, '?…')
    .replace(/[^\s@]+@\S+/g, '…')
    .replace(/\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){4,}/gu, '…')
    .slice(0, limits.page_failure_message_max);
}
