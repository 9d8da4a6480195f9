import Router from 'next/router';
import { limits } from '@/domain/limits';
import { PAGE_FAILURES_PATH, readPageFailure, type FailureKind } from '@/domain/page-failure';
import { ApiFailure } from '@/lib/api/errors';

/** The errors whose message this shop, React or the browser has written. Those of libraries repeat their input. */
const OWN_ERRORS = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'NotFoundError'];

/** A line of a stack, in the form of Chromium or of Firefox and Safari. */
const STACK_LINE = /^\s*(?:at (?:async )?)?([\w$.<>[\] ]*?)[ (@]*([a-z-]+:\/\/\S+?:\d+:\d+)\)?$/;

const told = new Set<string>();

/**
 * Tells the operator that this page has failed, each failure once and a few at most
 * (`src/server/page-failures.ts`). Beside rendering only errors of our own scripts count: extensions of browsers and
 * scripts of providers throw, too, and nobody here can mend them.
 */
export function reportFailure(kind: FailureKind, error: unknown): void {
  // A call that was refused, of which the customer is told.
  if (error instanceof ApiFailure && kind !== 'page') return;
  const failure = readPageFailure({
    ...{ kind, message: messageOf(error), frames: framesOf(error) },
    ...{
      route: Router.router?.pathname,
      build: window.__NEXT_DATA__?.buildId,
      language: document.documentElement.lang,
    },
  });
  if (!failure || (kind !== 'page' && failure.frames.length === 0)) return;
  const fact = `${failure.message} ${failure.frames[0]}`;
  if (told.has(fact) || told.size >= limits.page_failures_per_load) return;
  told.add(fact);
  navigator.sendBeacon(PAGE_FAILURES_PATH, JSON.stringify(failure));
}

/** Reports errors and rejections that nobody has met. Returns a function that ends it. */
export function watchFailures(): () => void {
  const hear = ({ error }: ErrorEvent) => reportFailure('script', error);
  const hearRejection = ({ reason }: PromiseRejectionEvent) => reportFailure('promise', reason);
  window.addEventListener('error', hear);
  window.addEventListener('unhandledrejection', hearRejection);
  return () => {
    window.removeEventListener('error', hear);
    window.removeEventListener('unhandledrejection', hearRejection);
  };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const isOwn = OWN_ERRORS.includes(error.name) && Object.keys(error).every((field) => field === 'cause');
  return isOwn ? `${error.name}: ${error.message}` : error.name;
}

/** Empty where the uppermost script is not one of this shop. */
function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', address = ''] = STACK_LINE.exec(line) ?? [];
    return address ? [{ name, address }] : [];
  });
  const own = `${location.origin}/_next/static/`;
  if (!frames[0]?.address.startsWith(own)) return [];
  return frames
    .filter(({ address }) => address.startsWith(own))
    .map(({ name, address }) => `${name} ${address.slice(location.origin.length)}`.trim());
}
