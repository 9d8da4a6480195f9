import { i18nFor } from '@/i18n';
import type { Language } from '@/domain/text/language';
import { ApiFailure } from '@/lib/api/errors';
import type { Notify } from '@/lib/api/query-client';
import { dismissToastsAbout, toast, toastFailure } from '@/lib/toast';

const t = (key: 'errors.unexpected') => i18nFor(document.documentElement.lang as Language).t(key);

/** Shows the outcome of calls as toasts: the message of success, or the server's refusal until a later try succeeds. */
export const notify: Notify = {
  success: (call, key) => {
    dismissToastsAbout(call);
    dismissToastsAbout(NO_ANSWER);
    if (key) void toast.success(t(key as 'errors.unexpected'));
  },
  failure: (error, call) => toastFailure(error, otherwise(error), isUnanswered(error) ? NO_ANSWER : call),
};

/** One toast for all calls that failed without an answer; the next answer removes it. */
const NO_ANSWER = 'no answer';

const isUnanswered = (error: Error) => error instanceof ApiFailure && error.status === 0;

/** The text for a failure without a message (HDR-14). */
function otherwise(error: Error): string {
  return t(isUnanswered(error) ? ('errors.no_connection' as 'errors.unexpected') : 'errors.unexpected');
}
