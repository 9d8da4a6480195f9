import { text } from '../core/wire-values';
import { safeHtml } from './policy-html';

/** A text of the business, sanitized, whichever back end sends it. */
export function readPolicy(answer: unknown): string {
  return safeHtml(text(answer));
}
